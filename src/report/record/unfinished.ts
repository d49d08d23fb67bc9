import type { Unfinished } from '../../core/run/outcome.ts';

/** Texts about unfinished work. */
export const UNFINISHED_WORDS: Readonly<Record<Unfinished, string>> = {
  limit: 'Unfinished: a limit ended the run. The gates checked the work as it is.',
  own_word: 'Unfinished: the agent called the task partial. The gates checked the work as it is.',
};
