import type { GateResult } from '../core/run/events.ts';
import type { GateSettings } from '../settings/schema/schema.ts';

/** Identifies a gate across rounds. The name alone may not be unique. */
export type GateIdentity = Pick<GateResult, 'name' | 'command'>;

export function isSameGate(a: GateIdentity, b: GateIdentity): boolean {
  return a.name === b.name && a.command === b.command;
}

/** Returns true if the gate failed, timed out or could not run. Decision D5 treats these alike. */
export function isRed(result: GateResult): boolean {
  return result.status !== 'passed';
}

/** Returns true if the gate was red before the agent started; null if the baseline did not include it. */
export function wasRed(gate: GateIdentity, baseline: readonly GateResult[]): boolean | null {
  const before = baseline.find((result) => isSameGate(result, gate));
  return before === undefined ? null : isRed(before);
}

/** Returns 1 for the first round, plus one for each earlier round in which this gate was red. */
export function attemptOf(gate: GateIdentity, earlier: readonly GateResult[]): number {
  return 1 + earlier.filter((result) => isSameGate(result, gate) && isRed(result)).length;
}

/** Returns true for a gate that was red before the agent started and is set to `baseline: tolerate`. */
function isTolerated(result: GateResult, gates: readonly GateSettings[]): boolean {
  const gate = gates.find((one) => isSameGate(one, result));
  return gate?.baseline === 'tolerate' && result.wasRed === true;
}

/** Returns the red gates that are not tolerated, required or not. */
export function countedRedGates(
  results: readonly GateResult[],
  gates: readonly GateSettings[],
): readonly GateResult[] {
  return results.filter((result) => isRed(result) && !isTolerated(result, gates));
}

/**
 * Returns the red gates that fail the run: required and not tolerated. A gate without a result cannot be among them, so
 * `runGates` returns a result for every gate. Source: decision D5.
 */
export function redGates(
  results: readonly GateResult[],
  gates: readonly GateSettings[],
): readonly GateResult[] {
  return countedRedGates(results, gates).filter((result) => result.required);
}
