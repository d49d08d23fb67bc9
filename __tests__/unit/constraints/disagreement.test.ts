import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import type { Facts, Judgement } from '../../../src/core/run/constraint.ts';
import { change, deletion, type SettingsPart, settingsWith, step, writing } from './fixtures.ts';

function judged(part: SettingsPart, facts: Facts): Judgement {
  return judge(buildChain(settingsWith(part), { openProtected: [], costKnown: true }), facts);
}

/** What each violated constraint answered, in the order of asking. */
function violated({ validations }: Judgement): readonly (readonly [string, string])[] {
  return validations
    .filter((validation) => validation.violated)
    .map(({ constraint, response }) => [constraint, response]);
}

const ONE_FILE = { files: 1, linesAdded: 1, linesRemoved: 1, bytes: 100 };

describe('of constraints that disagree the most severe wins, and is on record:', () => {
  it('the same glob allowed and denied is denied', () => {
    const both = { allowed_patterns: ['src/**'], denied_patterns: ['src/**'] };
    for (const facts of [writing('src/a.ts'), step({ step: [change('src/a.ts')], total: ONE_FILE })]) {
      const answer = judged(both, facts);
      expect(answer.response).toBe('reject');
      expect(violated(answer)).toEqual([['denied_patterns', 'reject']]);
    }
  });

  it.each([
    ['warn_continue', 'emergency_stop'],
    ['emergency_stop', 'warn_continue'],
  ] as const)('max_files with %s and max_lines_changed with %s stop at once', (files, lines) => {
    const part = {
      max_files: 0,
      max_lines_changed: 0,
      on_violation: { max_files: files, max_lines_changed: lines },
    };
    const answer = judged(part, step({ step: [change('a.ts')], total: ONE_FILE }));
    expect(answer.response).toBe('emergency_stop');
    // What comes after an emergency_stop is not asked any more.
    const asked = [
      ['max_files', files],
      ['max_lines_changed', lines],
    ];
    expect(violated(answer)).toEqual(files === 'emergency_stop' ? asked.slice(0, 1) : asked);
  });

  it.each([
    [{}, 'reject', [['protected_paths', 'reject']]],
    [
      { undeletable_files: 'emergency_stop' },
      'emergency_stop',
      [
        ['protected_paths', 'reject'],
        ['undeletable_files', 'emergency_stop'],
      ],
    ],
    [{ protected_paths: 'emergency_stop' }, 'emergency_stop', [['protected_paths', 'emergency_stop']]],
  ] as const)('S-010 and S-011 on one path, with %j, answer %s', (chosen, response, records) => {
    const part = {
      undeletable_files: ['STATE.json'],
      protected_paths: ['STATE.json'],
      on_violation: chosen,
    };
    const answer = judged(part, step({ step: [deletion('STATE.json')], total: ONE_FILE }));
    expect(answer.response).toBe(response);
    // One path is one violation (ADR 4), unless a later rule asks for more than the first.
    expect(violated(answer)).toEqual(records);
  });

  it('a protected path is not opened by allowing it', () => {
    const part = { allowed_patterns: ['AGENTS.md'], protected_paths: ['AGENTS.md'] };
    expect(violated(judged(part, writing('AGENTS.md')))).toEqual([['protected_paths', 'reject']]);
  });
});
