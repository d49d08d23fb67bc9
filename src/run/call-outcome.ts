import type { AgentEnd } from '../agent/loop.ts';
import type { Refusal } from '../core/refusal.ts';

/** What one call came to. With `end` the loop is over. */
export interface CallOutcome {
  readonly ok: boolean;
  readonly text: string;
  readonly end?: AgentEnd;
}

export function refused(refusal: Refusal): CallOutcome {
  return { ok: false, text: `refused: ${refusal.reason}` };
}
