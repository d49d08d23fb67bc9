import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import { violationRecords } from '../../../src/constraints/violations.ts';
import type { Code } from '../../../src/core/run/codes.ts';
import type { Facts, MainFacts, Response, Violation } from '../../../src/core/run/constraint.ts';
import { budget, call, change, committing, type SettingsPart, settingsWith, step } from './fixtures.ts';

const MB = 1024 ** 2;

interface Row {
  readonly when: string;
  readonly settings?: SettingsPart;
  readonly facts: Facts;
  /** The seed's number, code and response of each violation; empty where all is well. */
  readonly expected: readonly (readonly [string, Code, Response])[];
  readonly reason?: string;
}

function found(facts: Facts, settings: SettingsPart = {}): readonly Violation[] {
  const chain = buildChain(settingsWith(settings), { openProtected: [], costKnown: true });
  return violationRecords(judge(chain, facts), { facts });
}

function table(name: string, rows: readonly Row[]) {
  describe(name, () => {
    it.each(rows)('$when', ({ facts, settings, expected, reason }) => {
      const violations = found(facts, settings);
      expect(violations.map((each) => [each.seed, each.code, each.response])).toEqual(expected);
      for (const each of violations) expect(each.reason).toMatch(/^[^\n\r]+$/);
      if (reason !== undefined) expect(violations[0]?.reason).toBe(reason);
    });
  });
}

const left = (bytes: number, binary = false, path = 'a.bin') =>
  step({ step: [change(path, { bytes, binary })] });
const SOFT_WARNING = ['S-001', 'FS-09', 'warn_continue'] as const;
const SOFT_REJECT = ['S-001', 'FS-09', 'reject'] as const;
const HARD = ['S-002', 'FS-09', 'reject'] as const;

table('the size of a file (S-001, S-002)', [
  { when: 'lets a text of exactly 1MB be', facts: left(MB), expected: [] },
  {
    when: 'warns of a text over 1MB',
    facts: left(1.5 * MB, false, 'a.txt'),
    expected: [SOFT_WARNING],
    reason:
      'a.txt is 1.5MB (1572864 bytes), file_size.soft is 1MB (1048576 bytes): split it, or set a higher file_size.soft',
  },
  { when: 'lets a binary file of exactly 1MB be', facts: left(MB, true), expected: [] },
  {
    when: 'rejects a binary file over 1MB',
    facts: left(MB + 1, true),
    expected: [SOFT_REJECT],
    reason:
      'a.bin is 1MB (1048577 bytes), file_size.soft for binary files is 1MB (1048576 bytes): keep such data in Git LFS or elsewhere, or set a higher file_size.soft',
  },
  { when: 'still only warns of a text of exactly 10MB', facts: left(10 * MB), expected: [SOFT_WARNING] },
  {
    when: "rejects the seed's own example, 15.5MB",
    facts: left(15.5 * MB, false, 'large-file.bin'),
    expected: [HARD],
    reason:
      'large-file.bin is 15.5MB (16252928 bytes), file_size.hard is 10MB (10485760 bytes): keep such data in Git LFS or elsewhere',
  },
  {
    when: 'judges an edit before it is written alike',
    facts: { ...left(11 * MB), by: 'edit' },
    expected: [HARD],
  },
  {
    when: 'judges what is about to be committed alike',
    facts: committing({ changes: [change('a.bin', { bytes: 2 * MB, binary: true })] }),
    expected: [SOFT_REJECT],
  },
  {
    when: 'names the worst of several, and how many more there are of its kind',
    facts: step({
      step: [
        change('a.txt', { bytes: 2 * MB }),
        change('b.bin', { bytes: 11 * MB, binary: true }),
        change('c.bin', { bytes: 12 * MB }),
      ],
    }),
    expected: [HARD],
    reason:
      'c.bin is 12MB (12582912 bytes), file_size.hard is 10MB (10485760 bytes), with 1 more file (b.bin) over it: keep such data in Git LFS or elsewhere',
  },
  {
    when: 'may be softened for a binary file over soft',
    settings: { on_violation: { file_size: 'warn_continue' } },
    facts: left(2 * MB, true),
    expected: [SOFT_WARNING],
  },
  {
    when: 'may not be softened over hard',
    settings: { on_violation: { file_size: 'warn_continue' } },
    facts: left(11 * MB),
    expected: [HARD],
  },
  {
    when: 'may be hardened as a whole',
    settings: { on_violation: { file_size: 'graceful_exit' } },
    facts: left(1.5 * MB),
    expected: [['S-001', 'FS-09', 'graceful_exit']],
  },
  {
    when: 'is no kind of violation that strict stops a run at',
    settings: { strict: true },
    facts: left(11 * MB),
    expected: [HARD],
  },
  {
    when: 'holds to a lower hard limit also where soft lies above it',
    settings: { file_size: { soft: MB, hard: 1000 } },
    facts: left(1001),
    expected: [HARD],
  },
]);

const files = (count: number, bytes = 10) =>
  Array.from({ length: count }, (_, at) => change(`f${at}`, { bytes, status: 'added' }));

table('one commit (S-003, S-004)', [
  { when: 'takes exactly 50 files', facts: committing({ changes: files(50) }), expected: [] },
  {
    when: 'refuses 51',
    facts: committing({ changes: files(51) }),
    expected: [['S-003', 'COMMIT-01', 'reject']],
    reason:
      'the commit has 51 files, commit.max_files is 50: nothing was committed; split the task or raise commit.max_files',
  },
  { when: 'takes exactly 50MB', facts: committing({ changes: files(50, MB) }), expected: [] },
  {
    when: 'refuses a byte more',
    facts: committing({ changes: [...files(49, MB), change('z', { bytes: MB + 1, binary: false })] }),
    settings: { commit: { max_files: 50, max_size: 50 * MB } },
    expected: [
      ['S-001', 'FS-09', 'warn_continue'],
      ['S-004', 'COMMIT-02', 'reject'],
    ],
  },
]);

const PACED = { file_reads: 3, file_writes: 2, commits: 2, main_commits: 1, on_exceed: 'delay' } as const;
const AT_ONCE = { ...PACED, on_exceed: 'reject' } as const;
const reads = (...ages: number[]) => call({ tool: 'read_file', pace: { kind: 'read', ages } });
const writes = (...ages: number[]) => call({ pace: { kind: 'write', ages } });
const MAIN: MainFacts = { branch: 'main', changelog: null, stateProblem: null, invalid: [] };

table('rates (S-005 to S-008)', [
  {
    when: 'let as many reads come as there is room for',
    settings: { rate_limits: PACED },
    facts: reads(500, 0),
    expected: [],
  },
  {
    when: 'delay a read until the oldest is a minute old',
    settings: { rate_limits: PACED },
    facts: reads(45_000, 20, 0),
    expected: [['S-005', 'RATE-01', 'delay']],
    reason:
      'file reads within the last minute: 3, and rate_limits.file_reads is 3: the next is allowed in 15s; set a higher rate_limits.file_reads',
  },
  {
    when: 'do not count what is exactly a minute old',
    settings: { rate_limits: PACED },
    facts: reads(60_000, 20, 0),
    expected: [],
  },
  {
    when: 'delay a write by its own limit',
    settings: { rate_limits: PACED },
    facts: writes(10, 0),
    expected: [['S-006', 'RATE-02', 'delay']],
  },
  {
    when: 'reject at once where that is asked for',
    settings: { rate_limits: AT_ONCE },
    facts: writes(10, 0),
    expected: [['S-006', 'RATE-02', 'reject']],
  },
  {
    when: 'are answered as on_violation says, before on_exceed',
    settings: { rate_limits: AT_ONCE, on_violation: { write_rate: 'graceful_exit' } },
    facts: writes(10, 0),
    expected: [['S-006', 'RATE-02', 'graceful_exit']],
  },
  {
    when: 'say of a limit of 0 that nothing may come',
    settings: { rate_limits: { ...AT_ONCE, file_writes: 0 } },
    facts: writes(),
    expected: [['S-006', 'RATE-02', 'reject']],
    reason: 'rate_limits.file_writes is 0, which allows no file writes: set a higher rate_limits.file_writes',
  },
  {
    when: 'leave commands alone',
    settings: { rate_limits: { ...AT_ONCE, file_reads: 0, file_writes: 0 } },
    facts: call({ tool: 'execute_command' }),
    expected: [],
  },
  {
    when: 'delay a commit on any branch by the commits of runs there',
    settings: { rate_limits: PACED },
    facts: committing({ ages: [30_000, 10_000] }),
    expected: [['S-007', 'RATE-03', 'delay']],
  },
  {
    when: 'hold the main branch to its own limit too',
    settings: { rate_limits: PACED },
    facts: committing({ ages: [30_000], main: MAIN }),
    expected: [['S-008', 'RATE-04', 'delay']],
  },
  {
    when: 'hold no other branch to it',
    settings: { rate_limits: PACED },
    facts: committing({ ages: [30_000] }),
    expected: [],
  },
]);

table('the main branch (S-013)', [
  { when: 'takes a commit of which nothing is asked', facts: committing({ main: MAIN }), expected: [] },
  {
    when: 'refuses one without the changelog',
    facts: committing({ main: { ...MAIN, changelog: { file: 'CHANGELOG.md', updated: false } } }),
    expected: [['S-013', 'COMMIT-03', 'reject']],
    reason:
      'a commit on the main branch main is refused: CHANGELOG.md is not updated (require_changelog): add an entry for this change',
  },
  {
    when: 'takes one with the changelog',
    facts: committing({ main: { ...MAIN, changelog: { file: 'CHANGELOG.md', updated: true } } }),
    expected: [],
  },
  {
    when: 'refuses one with a broken state file',
    facts: committing({ main: { ...MAIN, stateProblem: 'STATE.json is no JSON' } }),
    expected: [['S-013', 'COMMIT-03', 'reject']],
    reason: 'a commit on the main branch main is refused: the state file is not valid: STATE.json is no JSON',
  },
  {
    when: 'refuses one with a file that its schema does not take',
    facts: committing({
      main: { ...MAIN, invalid: [{ path: 'a.json', problem: 'is not valid: /x must be number' }] },
    }),
    expected: [['S-013', 'COMMIT-03', 'reject']],
    reason:
      'a commit on the main branch main is refused: a.json is not valid: /x must be number (main_branch.validate): make it valid',
  },
]);

const state = { file: 'STATE.json', max_age: 300_000 };

table('what the harness keeps and uses (S-014, S-015)', [
  { when: 'asks for no state unless it is set', facts: budget({ stateAgeMs: 999_999 }), expected: [] },
  {
    when: 'takes a state of exactly five minutes',
    settings: { state },
    facts: budget({ stateAgeMs: 300_000 }),
    expected: [],
  },
  {
    when: 'warns of one older than that',
    settings: { state },
    facts: budget({ stateAgeMs: 301_000 }),
    expected: [['S-014', 'STATE-01', 'warn_continue']],
    reason:
      'STATE.json was last written 301s ago, state.max_age is 300s: check that it is a valid JSON object and that the disk is writable',
  },
  { when: 'is calm below 80 % of the handles', facts: budget({ openFiles: 79 }), expected: [] },
  {
    when: 'warns when the limit is approached',
    facts: budget({ openFiles: 80 }),
    expected: [['S-015', 'EXEC-05', 'warn_continue']],
  },
  {
    when: 'warns beyond it, and stops nothing',
    facts: budget({ openFiles: 500 }),
    expected: [['S-015', 'EXEC-05', 'warn_continue']],
  },
  { when: 'says nothing where the system does not', facts: budget({ openFiles: null }), expected: [] },
]);

describe('records of safety constraints', () => {
  it('have limit and actual as the log format of the seed writes them', () => {
    expect(found(left(15.5 * MB, true, 'large-file.bin'))).toMatchObject([
      { seed: 'S-002', limit: '10MB', actual: '15.5MB', path: 'large-file.bin', effect: 'reverted' },
    ]);
    expect(found(writes(10, 0), { rate_limits: PACED })).toMatchObject([
      { limit: '2/minute', actual: '2', details: { count: 2, limit: 2, wait_ms: 59_990 }, effect: 'none' },
    ]);
  });
});
