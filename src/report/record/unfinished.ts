import type { Unfinished } from '../../core/run/outcome.ts';

/** Texts about unfinished work. */
export const UNFINISHED_WORDS: Readonly<Record<Unfinished, string>> = {
  limit: 'Unfinished: a limit ended it; what the gates say is about what there is.',
  own_word: 'Unfinished: the agent called the task partial. The gates judged the work as it is.',
};
