import type { ModelName } from '../../core/model/model.ts';
import { modelTurns } from './model-turns.ts';
import type { RunRecord } from './run-record.ts';

type Asked = Pick<RunRecord, 'provider' | 'model' | 'turns'>;

/** The models to name as the models of a run. */
export interface AnsweringModels {
  /** The models that answered, in order; the requested one if none did or no other could. */
  readonly names: readonly string[];
  /** The requested model, if it never answered and another did. */
  readonly askedFor: string | null;
}

/** Returns the models that answered. After a fallback this is not the requested model. */
export function answeringModels(record: Asked): AnsweringModels {
  const answered = modelTurns(record.turns).map((model) => nameOf(model, record));
  if (answered.length === 0) return { names: record.model === '' ? [] : [record.model], askedFor: null };
  return { names: answered, askedFor: answered.includes(record.model) ? null : record.model };
}

/** Adds the provider if it is not the run's, because two providers may use the same name. */
function nameOf({ provider, model }: ModelName, asked: Asked): string {
  return provider === asked.provider ? model : `${provider}/${model}`;
}

/** Returns the models in one phrase, each name formatted by `shown`; '' if no model is known. */
export function modelPhrase(record: Asked, shown: (name: string) => string): string {
  const { names, askedFor } = answeringModels(record);
  const phrase = names.map((name) => shown(name)).join(', then ');
  return askedFor === null ? phrase : `${phrase} (asked for ${shown(askedFor)})`;
}
