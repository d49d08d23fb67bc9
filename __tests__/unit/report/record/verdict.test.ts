import { expect, test } from 'vitest';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { nextStep } from '../../../../src/report/record/next-step.ts';
import { verdictOf } from '../../../../src/report/record/verdict.ts';
import { change, fold, gate, goodRun, recorded, started, violation } from '../sample-run.ts';

const fromEvents = (...events: readonly RunEvent[]) =>
  fold(recorded([started(), ...events].map((event) => [5, event])));
const checks = (...events: readonly RunEvent[]) =>
  Object.fromEntries(
    verdictOf(fromEvents(...events)).checks.map(({ name, tone, text }) => [name, `${tone}: ${text}`]),
  );

const ACCEPTED: RunEvent = { type: 'tree_accepted', tree: 'aa', changes: [change('x', 1, 0)] };
const committed = (tree: string): RunEvent => ({
  type: 'committed',
  sha: 'b'.repeat(40),
  tree,
  branch: 'fix',
});
const BOXED: RunEvent = { type: 'sandbox_probed', isolation: { kind: 'bwrap', reason: 'works' } };
const finished = (
  name: 'success' | 'timeout' | 'quality_gate_failure' | 'constraint_violation',
): RunEvent => ({
  type: 'run_finished',
  outcome: { name, reason: '' },
  changes: [change('x', 1, 0)],
});

test('a commit whose every check holds is told from one with open questions', () => {
  expect(verdictOf(fold(goodRun()))).toMatchObject({ answer: 'Every check holds.', tone: 'ok' });
  const open = fromEvents(
    { type: 'sandbox_probed', isolation: { kind: 'none', reason: 'off' } },
    ACCEPTED,
    committed('aa'),
  );
  expect(verdictOf(open)).toMatchObject({ answer: 'Not every check holds: sandbox.', tone: 'warn' });
});

test('gates: required ones decide, optional ones are named, and one that did not run is not green', () => {
  const final = (over: Parameters<typeof gate>[0]): RunEvent => ({
    type: 'gate_finished',
    phase: 'final',
    gate: gate(over),
  });
  expect(checks(final({}))).toMatchObject({ Gates: 'ok: 1 of 1 required green' });
  expect(checks(final({}), final({ name: 'Lint', required: false, status: 'failed' }))).toMatchObject({
    Gates: 'ok: 1 of 1 required green; 1 optional red',
  });
  expect(checks(final({ status: 'error' }))).toMatchObject({ Gates: 'bad: 1 of 1 required red' });
  expect(checks()).toMatchObject({ Gates: 'idle: Not run at the end' });
});

test('the tree of the commit is compared with the tree that was checked', () => {
  expect(checks(ACCEPTED, committed('aa'))).toMatchObject({ Commit: 'ok: Its tree is the checked tree' });
  expect(checks(ACCEPTED, committed('bb'))).toMatchObject({
    Commit: 'bad: Its tree is not the checked tree',
  });
  expect(checks(committed('aa'))).toMatchObject({ Commit: 'warn: The checked tree is not recorded' });
  expect(checks()).toMatchObject({ Commit: 'idle: No commit', Sandbox: 'idle: No command ran' });
  expect(checks(BOXED)).toMatchObject({ Sandbox: 'ok: Commands ran in bwrap' });
});

test('refused and reverted attempts are counted apart from the rule that ended the run', () => {
  const undone: RunEvent = { type: 'change_undone', turn: 1, by: 'command', paths: ['a'], patchFile: null };
  const refused: RunEvent = { type: 'violated', violation: violation() };
  const reverted: RunEvent = { type: 'violated', violation: violation({ effect: 'reverted' }) };
  const stopped: RunEvent = { type: 'violated', violation: violation({ response: 'graceful_exit' }) };
  expect(checks()).toMatchObject({ Attempts: 'ok: No attempt broke a rule' });
  expect(checks(refused, refused, undone, reverted)).toMatchObject({
    Attempts: 'ok: 2 attempts refused, 1 reverted',
  });
  expect(checks(undone, reverted)).toMatchObject({ Attempts: 'ok: 1 attempt reverted' });
  const redGate: RunEvent = { type: 'violated', violation: violation({ code: 'GATE-01', type: 'gate' }) };
  expect(checks(redGate)).toMatchObject({ Attempts: 'ok: No attempt broke a rule' });
  expect(checks(stopped)).toMatchObject({ Attempts: 'bad: A rule ended the run' });
});

test('the next step follows from the outcome', () => {
  const next = (...events: readonly RunEvent[]) =>
    nextStep(fromEvents(...events))
      .map((part) => (typeof part === 'string' ? part : part.quoted))
      .join('');
  const request: RunEvent = {
    type: 'pull_request',
    operation: 'created',
    number: 12,
    url: 'https://x.y/12',
    draft: false,
  };
  expect(next(ACCEPTED, committed('aa'), request, finished('success'))).toBe('Review the pull request.');
  expect(next(ACCEPTED, committed('aa'), finished('success'))).toBe(
    'Review the commit on fix. It is not pushed.',
  );
  expect(next(finished('timeout'))).toBe(
    'Raise constraints.timeout or make the task smaller, then run again. The work is kept in changes.patch.',
  );
  const red: RunEvent = {
    type: 'gate_finished',
    phase: 'final',
    gate: gate({ status: 'failed', wasRed: true }),
  };
  expect(next(red, finished('quality_gate_failure'))).toContain(
    'The gate Run tests was red before the run too. Read its output, or exempt it with baseline: tolerate.',
  );
  const stop: RunEvent = {
    type: 'violated',
    violation: violation({ constraint: 'max_files', response: 'graceful_exit' }),
  };
  expect(next(stop, finished('constraint_violation'))).toContain('If the rule max_files is too strict');
});
