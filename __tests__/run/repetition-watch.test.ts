import { expect, test } from 'vitest';
import type { Step } from '../../src/constraints/repetition/step.ts';
import { RepetitionWatch } from '../../src/run/repetition-watch.ts';

function step(turn: number, call: string, state = 'start'): Step {
  return { turn, tool: 'read_file', call, result: `result of ${call}`, state, failure: null };
}

/** The turns in which something was seen, `!` after those that come after a warning. */
function sightings(watch: RepetitionWatch, steps: readonly Step[]): readonly string[] {
  return steps.flatMap((one) => {
    const seen = watch.take(one);
    return seen === null ? [] : [`${one.turn}${seen.told ? '!' : ''}`];
  });
}

test('the first circle is a warning, and going on after it is not', () => {
  const steps = Array.from({ length: 9 }, (_, at) => step(at + 1, 'same'));
  expect(sightings(new RepetitionWatch('start'), steps)).toEqual(['4', '8!']);
});

test('the rest of the turn in which the model is told counts for nothing: it could not know', () => {
  const steps = [
    ...Array.from({ length: 32 }, () => step(1, 'same')),
    ...Array.from({ length: 3 }, (_, at) => step(at + 2, 'same')),
  ];
  const watch = new RepetitionWatch('start');
  expect(sightings(watch, steps)).toEqual(['1']);
  expect(sightings(watch, [step(5, 'same')])).toEqual(['5!']);
});

test('a model that found its way again is warned anew', () => {
  const loop = (from: number) => Array.from({ length: 4 }, (_, at) => step(from + at, 'same'));
  const work = Array.from({ length: 10 }, (_, at) => step(10 + at, `new ${at}`));
  const watch = new RepetitionWatch('start');
  expect(sightings(watch, [...loop(1), ...work, ...loop(20)])).toEqual(['4', '23']);
});

test('a few other calls are no way out', () => {
  const loop = (from: number) => Array.from({ length: 4 }, (_, at) => step(from + at, 'same'));
  const watch = new RepetitionWatch('start');
  expect(sightings(watch, [...loop(1), step(5, 'a'), step(6, 'b'), ...loop(7)])).toEqual(['4', '10!']);
});
