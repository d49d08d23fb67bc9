import { expect, test } from 'vitest';
import type { ModelName } from '../../../../src/core/model/model.ts';
import type { RunEvent } from '../../../../src/core/run/events.ts';
import { modelPhrase } from '../../../../src/report/record/answering-models.ts';
import { fold, recorded, started } from '../sample-run.ts';

/** A run that was asked of `big`, answered turn by turn. */
function phraseOf(answered: readonly (ModelName | null)[]): string {
  const usage = { input: 1, cacheRead: 0, cacheWrite: 0, output: 1, estimated: false };
  const replies = answered.map((by, at): readonly [number, RunEvent] => {
    const said = { text: '', calls: [], finish: 'stop', usage, costUsd: null, durationMs: 1 } as const;
    return [1, { type: 'model_replied', turn: at + 1, ...(by === null ? {} : { by }), ...said }];
  });
  const record = fold(recorded([[0, started({ provider: 'openai', model: 'big' })], ...replies]));
  return modelPhrase(record, (name) => `<${name}>`);
}

const BIG = { provider: 'openai', model: 'big' };
const MINI = { provider: 'openai', model: 'mini' };
const OTHER = { provider: 'anthropic', model: 'big' };

test.each([
  ['the one that was asked, where no other could have answered', [null, null], '<big>'],
  ['the one that was asked, where none answered', [], '<big>'],
  ['the one that answered, where the other never did', [MINI, MINI], '<mini> (asked for <big>)'],
  ['both in order, where the first broke down on the way', [BIG, MINI], '<big>, then <mini>'],
  ['another provider’s model by its provider', [OTHER], '<anthropic/big> (asked for <big>)'],
])('a run is told by %s', (_how, answered, phrase) => {
  expect(phraseOf(answered)).toBe(phrase);
});
