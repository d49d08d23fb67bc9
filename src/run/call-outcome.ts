import type { AgentEnd } from '../agent/loop.ts';
import type { Refusal } from '../core/refusal.ts';

/** What one call came to. With `end` the loop is over. */
export interface CallOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly end?: AgentEnd;
  /** `refused`: it was not run. `failed`: a command that ran and did not end well. */
  readonly failure?: 'refused' | 'failed';
  /** File of the output folder with all that a command printed, where `text` is cut. */
  readonly outputFile?: string;
  /** The file that was read or edited. */
  readonly touched?: string;
  /** What the tool gave, where `text` is a note in its stead. */
  readonly insteadOf?: string;
}

export function refused(refusal: Refusal): CallOutcome {
  return { ok: false, text: `refused: ${refusal.reason}`, failure: 'refused' };
}
