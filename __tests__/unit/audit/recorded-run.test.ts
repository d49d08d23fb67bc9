import { expect, test } from 'vitest';
import { createChain } from '../../../src/audit/chain.ts';
import { readRecordedRun } from '../../../src/audit/recorded-run.ts';
import type { RunEvent } from '../../../src/core/run/events.ts';

const STARTED = {
  type: 'run_started',
  executionId: 'run-12345678-1234-1234-1234-123456789abc',
  task: 'Mend it',
  mode: 'write',
  provider: 'openai',
  model: 'm',
  workspace: '/w',
  head: null,
  branch: null,
  settings: {},
} as const;
const FINISHED = {
  type: 'run_finished',
  outcome: { name: 'success', reason: 'the task is complete' },
  changes: [],
} as const;

function logOf(events: readonly object[]): string {
  const chain = createChain();
  return events
    .map((event, at) => `${chain.append({ seq: at + 1, at: 1000 + at, event: event as RunEvent })}\n`)
    .join('');
}

function reasonOf(events: readonly object[]): string {
  const read = readRecordedRun(logOf(events));
  return read.ok ? 'a run' : read.reason;
}

function gate(status: string, command = 'npm test'): object {
  return { type: 'gate_finished', phase: 'final', gate: { name: 'Tests', command, status, required: true } };
}

test('of a gate the last answer counts, and of two that share a name each has its own', () => {
  const read = readRecordedRun(
    logOf([STARTED, gate('failed'), gate('passed'), gate('failed', 'x'), FINISHED]),
  );
  expect(read).toMatchObject({
    ok: true,
    run: {
      repository: null,
      accepted: null,
      gates: [
        { command: 'npm test', status: 'passed' },
        { command: 'x', status: 'failed' },
      ],
    },
  });
});

test('the accepted tree comes with the head that binds it', () => {
  const tree = 'a'.repeat(40);
  const parent = 'b'.repeat(40);
  const log = logOf([STARTED, { type: 'tree_accepted', tree, parent, changes: [] }, FINISHED]);
  const { hash } = JSON.parse(log.split('\n')[1] ?? '');
  expect(readRecordedRun(log)).toMatchObject({
    ok: true,
    run: { accepted: { tree, parent, head: hash, at: 1001 } },
  });
});

test.each([
  ['no beginning', [FINISHED], 'has no run_started'],
  ['no end', [STARTED], 'has no run_finished'],
  ['two ends', [STARTED, FINISHED, FINISHED], 'has 2 events run_finished'],
  ['something after the end', [STARTED, FINISHED, gate('passed')], 'does not end with run_finished'],
  ['a gate in a state of its own', [STARTED, gate('great'), FINISHED], 'no known state'],
  ...['great', 'constructor', '__proto__', 'toString'].map((name): [string, object[], string] => [
    `the outcome ${name}`,
    [STARTED, { ...FINISHED, outcome: { name, reason: '' } }],
    'no known outcome',
  ]),
  [
    'a text longer than a run writes',
    [{ ...STARTED, task: 'x'.repeat(2 ** 20 + 1) }, FINISHED],
    'has task with 1048577 characters',
  ],
  [
    'a number that would be another trailer',
    [{ ...STARTED, executionId: 'run-1\nX: y' }, FINISHED],
    'a form',
  ],
  [
    'a tree that is no id',
    [STARTED, { type: 'tree_accepted', tree: '--help', parent: 'b'.repeat(40) }, FINISHED],
    'has tree in a form',
  ],
  [
    'a parent that is missing',
    [STARTED, { type: 'tree_accepted', tree: 'a'.repeat(40) }, FINISHED],
    'no text where parent should be',
  ],
])('a record with %s is none', (_, events, reason) => {
  expect(reasonOf(events)).toContain(reason);
});
