import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { buildChain } from '../../../src/constraints/registry.ts';
import { forcedPushes, readShell } from '../../../src/constraints/shell/read-shell.ts';
import { violationRecords } from '../../../src/constraints/violations.ts';
import type { Facts, Violation } from '../../../src/core/run/constraint.ts';
import { ALERT_LEVELS } from '../../../src/report/alerts/alert.ts';
import { NO_ALERTS, updateAlerts } from '../../../src/report/alerts/watch-for-alerts.ts';
import { violationRecord } from '../../../src/report/record/violation-record.ts';
import { PROFILES } from '../../../src/settings/schema/profiles.ts';
import { settingsSchema } from '../../../src/settings/schema/schema.ts';
import { call, change, committing, deletion, step, writing } from '../../unit/constraints/fixtures.ts';

const MB = 1024 ** 2;
/** The seed's numbers. Without `strict`, which is ADR-0027's and answers some of this more severely. */
const SETTINGS = { ...settingsSchema.parse(PROFILES.conservative).constraints, strict: false };
/** As in a boot repository: AGENT_LINK.md stands at the root. */
const CHAIN = buildChain(SETTINGS, { openProtected: [], costKnown: true, agentLinkAtRoot: true });

function found(facts: Facts): readonly Violation[] {
  return violationRecords(judge(CHAIN, facts), { facts });
}

const ages = (count: number, oldest = 30_000) =>
  Array.from({ length: count }, (_, at) => oldest - at).sort((one, other) => other - one);
const read = (earlier: readonly number[]) =>
  call({ tool: 'read_file', pace: { kind: 'read', ages: earlier } });
const wrote = (earlier: readonly number[]) => call({ pace: { kind: 'write', ages: earlier } });
const sized = (path: string, bytes: number, binary = false) =>
  step({ step: [change(path, { bytes, binary })] });
const many = (count: number, bytes = 10) =>
  Array.from({ length: count }, (_, at) => change(`f${at}`, { bytes }));
const forced = (script: string) =>
  call({
    tool: 'execute_command',
    forcedPushes: forcedPushes(readShell(script, { root: '/w', cwd: '/w' })),
  });
const MAIN = { branch: 'main', changelog: null, stateProblem: null, invalid: [] };

describe("the seed's Violation Response Matrix", () => {
  it.each([
    ['File size (soft)', sized('a.txt', 1.5 * MB), 'S-001', 'WARNING', 'warned', 'warn_continue'],
    ['File size (hard)', sized('a.bin', 15.5 * MB), 'S-002', 'ERROR', 'blocked', 'reject'],
    ['Commit size, files', committing({ changes: many(51) }), 'S-003', 'ERROR', 'blocked', 'reject'],
    ['Commit size, bytes', committing({ changes: many(51, MB) }), 'S-004', 'ERROR', 'blocked', 'reject'],
    ['Read rate limit', read(ages(100)), 'S-005', 'WARNING', 'delayed', 'delay'],
    ['Write rate limit', wrote(ages(10)), 'S-006', 'WARNING', 'delayed', 'delay'],
    ['Protected path .git', writing('.git/config'), 'S-009', 'ERROR', 'blocked', 'reject'],
    [
      'Protected AGENT_LINK.md',
      step({ step: [deletion('AGENT_LINK.md')] }),
      'S-010',
      'ERROR',
      'blocked',
      'reject',
    ],
    [
      'Protected schemas',
      step({ step: [deletion('schemas/a.json')] }),
      'S-011',
      'ERROR',
      'blocked',
      'reject',
    ],
    ['Force push', forced('git push --force'), 'S-012', 'ERROR', 'blocked', 'reject'],
  ] as const)('%s', (_, facts, seed, level, action, response) => {
    const violation = found(facts).find((each) => each.seed === seed);
    expect(violationRecord('abc123', { at: 0, violation: violation! })).toMatchObject({
      timestamp: '1970-01-01T00:00:00.000Z',
      level,
      event: 'CONSTRAINT_VIOLATION',
      sessionId: 'session-abc123',
      constraint: seed,
      action,
      response,
    });
  });

  it('blocks and alerts a force push as Critical', () => {
    const [violation] = found(forced('git push origin +main'));
    const event = { type: 'violated', violation: violation! } as const;
    const { alerts } = updateAlerts(NO_ALERTS, { seq: 1, at: 0, event });
    expect(alerts.map(({ condition }) => [condition, ALERT_LEVELS[condition]])).toEqual([
      ['Force push attempt', 'Critical'],
    ]);
  });
});

describe("the seed's RateLimiter", () => {
  it.each([
    ['100 reads', read(ages(99)), read(ages(100)), 'RATE-01'],
    ['10 writes', wrote(ages(9)), wrote(ages(10)), 'RATE-02'],
    ['10 commits', committing({ ages: ages(9) }), committing({ ages: ages(10) }), 'RATE-03'],
    [
      '3 commits on main',
      committing({ ages: ages(2), main: MAIN }),
      committing({ ages: ages(3), main: MAIN }),
      'RATE-04',
    ],
  ] as const)('has room for %s a minute and no more', (_, last, over, code) => {
    expect(found(last)).toEqual([]);
    expect(found(over).map((each) => [each.code, each.response])).toEqual([[code, 'delay']]);
  });

  it('waits until the oldest ages out of the 60 seconds, and says how long', () => {
    expect(found(read(ages(100, 57_500)))[0]?.reason).toContain('the next is allowed in 2.5s');
    expect(found(read([60_000, ...ages(99)]))).toEqual([]);
  });
});

describe("the seed's Current Configuration", () => {
  it('is what the profile conservative has, number by number', () => {
    expect(SETTINGS).toMatchObject({
      file_size: { soft: 1_048_576, hard: 10_485_760 },
      commit: { max_files: 50, max_size: 52_428_800 },
      rate_limits: { file_reads: 100, file_writes: 10, commits: 10, main_commits: 3 },
      undeletable_files: ['AGENT_LINK.md', 'STATE.json'],
      open_files: 100,
    });
    expect(settingsSchema.parse({ constraints: { state: {} } }).constraints.state?.max_age).toBe(300_000);
  });

  it.each(['.git', '.git/config', 'a/.git/hooks/x', 'agent-boot/x.sh', 'schemas/task.schema.json'])(
    'protects %s from being written and from being deleted',
    (path) => {
      for (const facts of [writing(path), step({ step: [change(path)] }), step({ step: [deletion(path)] })])
        expect(judge(CHAIN, facts).response).toBe('reject');
    },
  );

  it('lets AGENT_LINK.md and STATE.json be modified, and not deleted at any depth', () => {
    for (const name of ['AGENT_LINK.md', 'STATE.json', 'deep/er/STATE.json']) {
      expect(found(step({ step: [change(name)] }))).toEqual([]);
      expect(found(step({ step: [deletion(name)] })).map(({ code }) => code)).toEqual(['FS-10']);
    }
  });
});

describe("the seed's BLOCKED_GIT_COMMANDS", () => {
  it.each([
    'git push --force',
    'git push origin main --force-with-lease',
    'git push -f',
    'git push -f origin main',
    'git push origin +branch',
  ])('%s is blocked', (script) => {
    expect(found(forced(script)).map(({ seed, response }) => [seed, response])).toEqual([
      ['S-012', 'reject'],
    ]);
  });

  it.each(['git push origin main', 'git revert HEAD', 'git log --format=%f', 'echo "git push --force"'])(
    '%s is not',
    (script) => expect(found(forced(script))).toEqual([]),
  );
});
