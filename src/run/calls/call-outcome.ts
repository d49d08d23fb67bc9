import type { AgentEnd } from '../../agent/loop.ts';
import type { Refusal } from '../../core/run/refusal.ts';

/** The result of one call. If `end` is set, the loop ends. */
export interface CallOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly end?: AgentEnd;
  /** `refused`: the call did not run. `failed`: a command ran and failed. */
  readonly failure?: 'refused' | 'failed';
  /** File in the output folder with everything that a command printed, if `text` is cut. */
  readonly outputFile?: string;
  /** The file that was read or edited. */
  readonly touched?: string;
  /** The tool's result, if `text` is a note that replaces it. */
  readonly insteadOf?: string;
}

export function refused(refusal: Refusal): CallOutcome {
  return { ok: false, text: `refused: ${refusal.reason}`, failure: 'refused' };
}
