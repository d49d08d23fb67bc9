import { plural, short } from '../text/figures.ts';
import type { Compaction } from './events.ts';

/** Describes a compaction in one line for people. */
export function compactionText(compaction: Compaction): string {
  const { why, window, tokensBefore, tokensAfter, outputsStubbed, turnsLeftOut, summarised } = compaction;
  const limit = window === null ? "the model's window" : `the model's window of ${short(window)} tokens`;
  const cause = why === 'overflow' ? `it was too long for ${limit}` : `it was close to ${limit}`;
  const done = [
    outputsStubbed > 0 ? `${plural(outputsStubbed, 'tool output')} stubbed` : '',
    turnsLeftOut > 0
      ? `${plural(turnsLeftOut, 'older turn')} left out${summarised ? ', summarized' : ', without a summary'}`
      : '',
  ].filter((part) => part !== '');
  return `the conversation was shortened from ${short(tokensBefore)} to about ${short(tokensAfter)} tokens, because ${cause} (${done.join('; ')})`;
}
