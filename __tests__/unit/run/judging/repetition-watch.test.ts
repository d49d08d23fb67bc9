import { describe, expect, test } from 'vitest';
import type { RepetitionStep } from '../../../../src/constraints/repetition/repetition-step.ts';
import { RepetitionWatch } from '../../../../src/run/judging/repetition-watch.ts';

function step(turn: number, call: string, state = 'start'): RepetitionStep {
  return { turn, tool: 'read_file', subject: call, call, result: `result of ${call}`, state, failure: null };
}

/** The turns in which something was seen, `!` after those that come after a warning. */
function sightings(watch: RepetitionWatch, steps: readonly RepetitionStep[]): readonly string[] {
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

describe('no way out after a warning', () => {
  const loop = (from: number) => Array.from({ length: 4 }, (_, at) => step(from + at, 'same'));
  const fresh = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => step(from + at, `new ${from + at}`));

  test('are a few other calls', () => {
    const steps = [...loop(1), ...fresh(5, 9), ...loop(14)];
    expect(sightings(new RepetitionWatch('start'), steps)).toEqual(['4', '17!']);
  });

  test('are calls of before the warning', () => {
    const steps = [...fresh(1, 12), ...loop(13), step(17, 'a'), ...loop(18)];
    expect(sightings(new RepetitionWatch('start'), steps)).toEqual(['16', '21!']);
  });

  test('are calls that fail, each in another way', () => {
    const failed = fresh(5, 12).map((one) => ({ ...one, failure: { print: one.call, refused: false } }));
    const steps = [...loop(1), ...failed, ...loop(17)];
    expect(sightings(new RepetitionWatch('start'), steps)).toEqual(['4', '20!']);
  });
});

test('changes that lead back are seen, those to the start of the run too', () => {
  const steps = Array.from({ length: 16 }, (_, at) => step(at + 1, `way ${at}`, ['B', 'start'][at % 2]));
  expect(sightings(new RepetitionWatch('start'), steps)).toEqual(['9']);
});

test('the same answer of many calls is a circle as a whole', () => {
  const answer = (turn: number) => Array.from({ length: 32 }, (_, at) => step(turn, `read ${at}`));
  const steps = Array.from({ length: 6 }, (_, at) => answer(at + 1)).flat();
  expect(sightings(new RepetitionWatch('start'), steps)).toEqual(['3', '6!']);
});
