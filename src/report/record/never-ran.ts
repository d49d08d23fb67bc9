import type { RunRecord } from './run-record.ts';

/** Returns true if the run ended before its first gate and its first turn. */
export function neverRan({ outcome, gates, turns }: RunRecord): boolean {
  return outcome !== null && gates.length === 0 && turns.length === 0;
}
