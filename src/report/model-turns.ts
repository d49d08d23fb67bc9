import type { ModelName } from '../core/model.ts';
import type { TurnRecord } from './turn-record.ts';

export interface ModelTurns extends ModelName {
  readonly turns: readonly number[];
}

/** The turns that each model answered, in the order in which they came to speak; empty where one alone was asked. */
export function modelTurns(turns: readonly Pick<TurnRecord, 'turn' | 'by'>[]): readonly ModelTurns[] {
  const spoke = new Map<string, ModelTurns>();
  for (const { turn, by } of turns) {
    if (by === null) continue;
    const key = `${by.provider}/${by.model}`;
    spoke.set(key, { ...by, turns: [...(spoke.get(key)?.turns ?? []), turn] });
  }
  return [...spoke.values()];
}
