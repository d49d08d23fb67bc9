import { describe, expect, test } from 'vitest';
import { buildChain, RESPONSE_RULES } from '../../../../src/constraints/registry.ts';
import type { Repetition } from '../../../../src/core/run/repetition.ts';
import type { ConstraintSettings } from '../../../../src/settings/schema/schema.ts';
import { settingsWith } from '../fixtures.ts';

const TESTS: Repetition = {
  kind: 'nothing_new',
  length: 1,
  times: 30,
  calls: [{ tool: 'execute_command', subject: 'npm test' }],
};
type Chosen = ConstraintSettings['on_violation'][string];

const INSTEAD = 'try something else, or call task_completion with status "impossible" and the reason';

/** What is said of a circle, and how it is answered, where `on_violation` says this of it. */
function answerTo(found: Repetition, told: boolean, chosen?: Chosen) {
  const settings = settingsWith({ on_violation: chosen === undefined ? {} : { repetition: chosen } });
  const chain = buildChain(settings, { openProtected: [], costKnown: false });
  const constraint = chain.find(({ name }) => name === 'repetition');
  if (constraint === undefined) throw new Error('it is never switched off');
  const validation = constraint.validate({ phase: 'result', repetition: found, told });
  return { reason: validation.reason, response: constraint.onViolation(validation) };
}

describe('a circle', () => {
  const words = 'the last 30 calls brought nothing new (`npm test`, 30 times) and changed nothing';

  test('is told once, with what comes of going on, and ends the run the second time', () => {
    expect(answerTo(TESTS, false)).toEqual({
      reason: `${words}: ${INSTEAD}; if this continues, the run ends`,
      response: 'warn_continue',
    });
    expect(answerTo(TESTS, true)).toEqual({
      reason: `stuck: ${words}, after a warning: give a clearer task or use another model`,
      response: 'graceful_exit',
    });
  });

  test('that is a warning only never speaks of an end', () => {
    expect(answerTo(TESTS, false, 'warn_continue').reason).toBe(`${words}: ${INSTEAD}`);
    expect(answerTo(TESTS, true, 'warn_continue')).toEqual({
      reason: `${words}, after a warning: ${INSTEAD}`,
      response: 'warn_continue',
    });
  });

  test.each<Chosen>(['graceful_exit', 'emergency_stop'])(
    'that ends the run at once by %s says so',
    (chosen) => {
      expect(answerTo(TESTS, false, chosen)).toEqual({
        reason: `stuck: ${words}: give a clearer task or use another model`,
        response: chosen,
      });
    },
  );

  test('is the one finding that comes too late to reject a call', () => {
    expect(RESPONSE_RULES.hindsight).toEqual(['repetition']);
  });
});

describe('a reason names its cause', () => {
  const read = (subject: string) => ({ tool: 'read_file', subject });
  const npm = { tool: 'execute_command', subject: 'npm i' };

  test.each<[Repetition, string]>([
    [
      { kind: 'cycle', length: 1, times: 4, calls: [read('a')] },
      'the same call (read_file a) had the same result 4 times in a row',
    ],
    [
      { kind: 'cycle', length: 2, times: 3, calls: [read('a'), npm] },
      'the same 2 calls (read_file a and `npm i`) were repeated 3 times with the same results',
    ],
    [
      { kind: 'cycle', length: 5, times: 3, calls: [...'abcde'].map(read) },
      'the same 5 calls (read_file a, read_file b and 3 more) were repeated 3 times with the same results',
    ],
    [
      { kind: 'error', length: 1, times: 3, calls: [npm], said: 'npm: not found' },
      '3 calls failed with the same error (last: `npm i`: npm: not found)',
    ],
    [
      { kind: 'refusals', length: 1, times: 8, calls: [read('b')], said: 'no such file b' },
      'the last 8 calls were all refused (last: no such file b)',
    ],
    [
      { kind: 'back_and_forth', length: 1, times: 8, calls: [{ tool: 'write_file', subject: 'b' }] },
      'the last 8 changes only restored earlier states (last: write_file b)',
    ],
    [
      { kind: 'nothing_new', length: 2, times: 30, calls: [read('a'), read('b')] },
      'the last 30 calls brought nothing new (read_file a and read_file b, again and again) and changed nothing',
    ],
    [
      { kind: 'nothing_new', length: 2, times: 30, calls: [read(''), read('')] },
      'the last 30 calls brought nothing new (read_file, 30 times) and changed nothing',
    ],
  ])('%j', (found, words) => {
    expect(answerTo(found, false).reason.startsWith(`${words}: `)).toBe(true);
  });
});
