import type { GateResult } from '../core/events.ts';
import type { GateSettings } from '../settings/schema.ts';

/** What makes a gate the same gate from one round to the next; a name alone may be given twice. */
export type GateIdentity = Pick<GateResult, 'name' | 'command'>;

export function isSameGate(a: GateIdentity, b: GateIdentity): boolean {
  return a.name === b.name && a.command === b.command;
}

/** Failed, timed out or could not run: all the same (DECISIONS D5). */
export function isRed(result: GateResult): boolean {
  return result.status !== 'passed';
}

/** Whether the gate was red before the agent started; null where it was not asked then. */
export function wasRed(gate: GateIdentity, baseline: readonly GateResult[]): boolean | null {
  const before = baseline.find((result) => isSameGate(result, gate));
  return before === undefined ? null : isRed(before);
}

/** 1 for the first round, and one more for each earlier round in which this gate was red. */
export function attemptOf(gate: GateIdentity, earlier: readonly GateResult[]): number {
  return 1 + earlier.filter((result) => isSameGate(result, gate) && isRed(result)).length;
}

/** `baseline: tolerate` exempts a gate that was red before the agent started, and no other. */
function isTolerated(result: GateResult, gates: readonly GateSettings[]): boolean {
  const gate = gates.find((one) => isSameGate(one, result));
  return gate?.baseline === 'tolerate' && result.wasRed === true;
}

/** The red gates that count, required or not. */
export function countingRed(
  results: readonly GateResult[],
  gates: readonly GateSettings[],
): readonly GateResult[] {
  return results.filter((result) => isRed(result) && !isTolerated(result, gates));
}

/**
 * The red gates that fail the run: required, and not exempt. A required gate without a result is not among
 * them, so `runGates` leaves none out. Source: DECISIONS D5.
 */
export function redGates(
  results: readonly GateResult[],
  gates: readonly GateSettings[],
): readonly GateResult[] {
  return countingRed(results, gates).filter((result) => result.required);
}
