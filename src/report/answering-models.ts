import type { ModelName } from '../core/model.ts';
import { modelTurns } from './model-turns.ts';
import type { RunRecord } from './run-record.ts';

type Asked = Pick<RunRecord, 'provider' | 'model' | 'turns'>;

/** Who a reader is to think of as the model of a run, by name. */
export interface AnsweringModels {
  /** Those that answered, in order; the one that was asked where none did, or where no other could have. */
  readonly names: readonly string[];
  /** The one that the run was given, where it never answered and another did. */
  readonly askedFor: string | null;
}

/** After a fallback the model that did the work is another than the one that the run was given. */
export function answeringModels(record: Asked): AnsweringModels {
  const answered = modelTurns(record.turns).map((model) => nameOf(model, record));
  if (answered.length === 0) return { names: record.model === '' ? [] : [record.model], askedFor: null };
  return { names: answered, askedFor: answered.includes(record.model) ? null : record.model };
}

/** With its provider where that is not the run's: two providers may give a model the same name. */
function nameOf({ provider, model }: ModelName, asked: Asked): string {
  return provider === asked.provider ? model : `${provider}/${model}`;
}

/** In one phrase, each name as `shown` writes it; '' where no model is known. */
export function modelPhrase(record: Asked, shown: (name: string) => string): string {
  const { names, askedFor } = answeringModels(record);
  const said = names.map((name) => shown(name)).join(', then ');
  return askedFor === null ? said : `${said} (asked for ${shown(askedFor)})`;
}
