import type { GateResult } from './events.ts';

/** The parts of a result that describe how a gate ended. */
export type GateEnding = Pick<GateResult, 'status' | 'timedOut' | 'cutOff' | 'killedBy'>;

/** Returns why a gate has no verdict; null if its exit code is the verdict. */
export function withoutVerdict({ status, timedOut, cutOff, killedBy }: GateEnding): string | null {
  if (timedOut) return 'timed out';
  if (cutOff === true) return 'stopped because the run ended';
  if (killedBy !== undefined) return `killed (${killedBy})`;
  return status === 'error' ? 'could not run' : null;
}
