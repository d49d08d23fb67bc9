import type { ModelName } from '../../core/model/model.ts';
import type { TurnRecord } from './turn-record.ts';

export interface ModelTurns extends ModelName {
  readonly turns: readonly number[];
}

/** Returns the turns that each model answered, in order of their first turn; empty if only one model was asked. */
export function modelTurns(turns: readonly Pick<TurnRecord, 'turn' | 'by'>[]): readonly ModelTurns[] {
  const spoke = new Map<string, ModelTurns>();
  for (const { turn, by } of turns) {
    if (by === null) continue;
    const key = `${by.provider}/${by.model}`;
    spoke.set(key, { ...by, turns: [...(spoke.get(key)?.turns ?? []), turn] });
  }
  return [...spoke.values()];
}
