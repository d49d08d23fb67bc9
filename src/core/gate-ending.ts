import type { GateResult } from './events.ts';

/** How a gate ended, as far as its ending is told by. */
export type GateEnding = Pick<GateResult, 'status' | 'timedOut' | 'cutOff' | 'killedBy'>;

/** Why a gate has no verdict of its own, in words; null where its exit code is the verdict. */
export function withoutVerdict({ status, timedOut, cutOff, killedBy }: GateEnding): string | null {
  if (timedOut) return 'timed out';
  if (cutOff === true) return 'cut off by the end of the run';
  if (killedBy !== undefined) return `killed (${killedBy})`;
  return status === 'error' ? 'could not run' : null;
}
