import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../../../src/settings/schema/profiles.ts';
import { type SettingsInput, settingsSchema } from '../../../../src/settings/schema/schema.ts';

const parsed = (constraints: SettingsInput['constraints']) => settingsSchema.safeParse({ constraints });

describe('the safety constraints', () => {
  it('have the defaults of the seed, and the rates of the moderate profile', () => {
    expect(settingsSchema.parse({}).constraints).toMatchObject({
      warn_at: 0.8,
      file_size: { soft: 1_048_576, hard: 10_485_760 },
      commit: { max_files: 50, max_size: 52_428_800 },
      rate_limits: { file_reads: 300, file_writes: 60, commits: 10, main_commits: 3, on_exceed: 'delay' },
      main_branch: { validate: [] },
      open_files: 100,
    });
    expect(settingsSchema.parse({}).constraints.state).toBeUndefined();
  });

  it.each([
    ['conservative', 100, 10],
    ['moderate', 300, 60],
    ['aggressive', 1_000, 300],
  ] as const)('give %s %d reads and %d writes a minute', (name, reads, writes) => {
    const { rate_limits: rates } = settingsSchema.parse(PROFILES[name]).constraints;
    expect([rates.file_reads, rates.file_writes, rates.commits, rates.main_commits]).toEqual([
      reads,
      writes,
      10,
      3,
    ]);
  });

  it('turn the state on with one empty key', () => {
    expect(parsed({ state: {} }).data?.constraints.state).toEqual({ file: 'STATE.json', max_age: 300_000 });
  });

  it.each([
    [{ file_size: { hard: '10.1MB' } }, 'the hard limit can only be lowered'],
    [{ file_size: { hard: -1 } }, 'expected whole bytes'],
    [{ commit: { max_files: 1.5 } }, 'whole number'],
    [{ rate_limits: { commits: -1 } }, 'whole number'],
    [{ rate_limits: { file_writes: Number.POSITIVE_INFINITY } }, 'whole number'],
    [{ warn_at: 1.1 }, 'a number from 0 to 1'],
    [{ open_files: 0 }, 'whole number'],
    [{ state: { file: '../STATE.json' } }, 'is not a file of the repository'],
    [{ state: { file: '/STATE.json' } }, 'is not a file of the repository'],
    [{ state: { file: '.git/STATE.json' } }, 'is in a git directory'],
    [{ state: { max_age: 0 } }, 'more than 0 seconds'],
    [{ main_branch: { require_changelog: '' } }, 'is not a file of the repository'],
    [{ main_branch: { validate: [{ files: '!x', schema: 's.json' }] } }, 'globs cannot be negated'],
  ] as const)('refuse %j', (constraints, message) => {
    const result = settingsSchema.safeParse({ constraints });
    expect(JSON.stringify(result.error?.issues)).toContain(message);
  });

  it('take a limit of 0, which forbids', () => {
    expect(parsed({ rate_limits: { file_writes: 0 }, commit: { max_files: 0 } }).success).toBe(true);
  });
});
