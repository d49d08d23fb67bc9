import { describe, expect, test } from 'vitest';
import { gateFeedback, redGatesReason } from '../../../src/gates/gate-feedback.ts';
import { decideAfterGates, retriesLeft } from '../../../src/gates/gate-retries.ts';
import { redGates, wasRed } from '../../../src/gates/gate-status.ts';
import { gate, result } from './fixture.ts';

describe('which gates are red', () => {
  test.each(['failed', 'error'] as const)('a required gate that ended as %s is red', (status) => {
    expect(redGates([result({ status })], [gate()])).toHaveLength(1);
  });

  test('a passed gate and an optional one are not', () => {
    const optional = gate({ command: 'lint', required: false });
    const results = [result({ status: 'passed' }), result({ command: 'lint', required: false })];
    expect(redGates(results, [gate(), optional])).toEqual([]);
  });

  test('a gate that was red before counts all the same', () => {
    expect(redGates([result({ wasRed: true })], [gate()])).toHaveLength(1);
  });

  test('baseline: tolerate exempts a gate that was red before, and only that', () => {
    const tolerant = [gate({ baseline: 'tolerate' })];
    expect(redGates([result({ wasRed: true })], tolerant)).toEqual([]);
    expect(redGates([result({ wasRed: false })], tolerant)).toHaveLength(1);
    expect(redGates([result({ wasRed: null })], tolerant)).toHaveLength(1);
  });

  test('two gates of one name are told apart by their commands', () => {
    const baseline = [result({ command: 'a', status: 'passed' }), result({ command: 'b' })];
    expect(wasRed({ name: 'tests', command: 'a' }, baseline)).toBe(false);
    expect(wasRed({ name: 'tests', command: 'b' }, baseline)).toBe(true);
    expect(wasRed({ name: 'tests', command: 'c' }, baseline)).toBeNull();
  });
});

describe('what follows from a round', () => {
  const twice = [gate({ max_retries: 2 })];

  test('all green is accepted', () => {
    expect(decideAfterGates([result({ status: 'passed' })], twice)).toEqual({ decision: 'accept' });
  });

  test('without retries a red gate ends the run', () => {
    const red = [result()];
    expect(decideAfterGates(red, [gate()])).toEqual({ decision: 'end', red });
  });

  test('two retries mean two, and then the end', () => {
    const decisions = [1, 2, 3].map((attempt) => decideAfterGates([result({ attempt })], twice).decision);
    expect(decisions).toEqual(['retry', 'retry', 'end']);
    expect([1, 2, 3].map((attempt) => retriesLeft(result({ attempt }), twice))).toEqual([2, 1, 0]);
  });

  test('one required gate without retries ends the run whatever the others have left', () => {
    const gates = [...twice, gate({ command: 'lint' })];
    const red = [result(), result({ command: 'lint' })];
    expect(decideAfterGates(red, gates)).toEqual({ decision: 'end', red });
  });

  test('an optional gate goes back while it has retries, and never ends a run', () => {
    const gates = [gate({ required: false, max_retries: 1 })];
    const first = result({ required: false });
    expect(decideAfterGates([first], gates)).toEqual({ decision: 'retry', red: [first] });
    expect(decideAfterGates([result({ required: false, attempt: 2 })], gates)).toEqual({
      decision: 'accept',
    });
  });

  test('a tolerated gate does not go back', () => {
    const gates = [gate({ baseline: 'tolerate', max_retries: 3 })];
    expect(decideAfterGates([result({ wasRed: true })], gates)).toEqual({ decision: 'accept' });
  });
});

describe('what the model is told', () => {
  test('name, command, exit code, output and the attempts left', () => {
    expect(gateFeedback([result()], [gate({ max_retries: 1 })])).toBe(
      'A quality gate is red. Fix the cause, then call task_completion again.\n\n' +
        'Gate "tests" (npm test): exit code 1; this is the last attempt.\nboom',
    );
  });

  test('several gates, a timeout, one that could not run, and silence', () => {
    const gates = [gate({ max_retries: 3 }), gate({ command: 'lint', max_retries: 3 })];
    const red = [
      result({ timedOut: true, exitCode: null, output: '' }),
      result({ command: 'lint', exitCode: null, attempt: 2 }),
    ];
    expect(gateFeedback(red, gates)).toBe(
      '2 quality gates are red. Fix the cause, then call task_completion again.\n\n' +
        'Gate "tests" (npm test): timed out after 1.2 s; 3 attempts are left, including this one.\n' +
        'It printed nothing.\n\n' +
        'Gate "tests" (lint): could not run; 2 attempts are left, including this one.\nboom',
    );
  });

  test('of a long output the end, and that the beginning is missing', () => {
    const output = Array.from({ length: 500 }, (_, i) => `line ${i}`).join('\n');
    const text = gateFeedback([result({ output })], [gate({ max_retries: 1 })]);
    expect(text).toContain('[the beginning is left out]\nline 440\n');
    expect(text.endsWith('line 499')).toBe(true);
  });

  test('one enormous line is cut', () => {
    const text = gateFeedback([result({ output: 'x'.repeat(1_000_000) })], [gate({ max_retries: 1 })]);
    expect(text.length).toBeLessThan(7000);
  });

  test('the reason of the run names each red gate and whether it was red before', () => {
    expect(redGatesReason([result(), result({ name: 'lint', wasRed: true, timedOut: true })])).toBe(
      'required gates are red: "tests" (exit code 1), "lint" (timed out after 1.2 s, already red before the agent started); see the gate output in the report',
    );
  });
});
