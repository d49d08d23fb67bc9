import type { GateResult } from '../core/run/events.ts';
import type { GateSettings } from '../settings/schema/schema.ts';
import { countedRedGates, isSameGate } from './gate-status.ts';

/**
 * `accept`: the work may be delivered. `retry`: the outputs go back to the agent once more. `end`: a required gate is
 * red and has no retry left, so another round could not make the run good.
 */
export type GateVerdict =
  | { readonly decision: 'accept' }
  | { readonly decision: 'retry'; readonly red: readonly GateResult[] }
  | { readonly decision: 'end'; readonly red: readonly GateResult[] };

/** Returns how often this red gate may still go back to the agent, not counting its current round. */
export function retriesLeft(result: GateResult, gates: readonly GateSettings[]): number {
  const retries = gates.find((gate) => isSameGate(gate, result))?.max_retries ?? 0;
  return Math.max(0, retries - (result.attempt - 1));
}

/**
 * Returns the consequence of one final round. An optional gate goes back while it has retries, and never ends a run.
 */
export function decideAfterGates(
  results: readonly GateResult[],
  gates: readonly GateSettings[],
): GateVerdict {
  const counting = countedRedGates(results, gates);
  const blocking = counting.filter((result) => result.required);
  const retriable = counting.filter((result) => retriesLeft(result, gates) > 0);
  if (blocking.some((result) => !retriable.includes(result))) return { decision: 'end', red: blocking };
  return retriable.length > 0 ? { decision: 'retry', red: retriable } : { decision: 'accept' };
}
