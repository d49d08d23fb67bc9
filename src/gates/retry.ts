import type { GateResult } from '../core/events.ts';
import type { GateSettings } from '../settings/schema.ts';
import { countingRed, isSameGate } from './red.ts';

/**
 * `accept`: the work may be delivered. `retry`: the outputs go back to the agent, once more. `end`: required
 * gates are red and at least one of them has no retry left, so another round could not make the run good.
 */
export type GateVerdict =
  | { readonly decision: 'accept' }
  | { readonly decision: 'retry'; readonly red: readonly GateResult[] }
  | { readonly decision: 'end'; readonly red: readonly GateResult[] };

/** How often this red gate may still go back to the agent, after the round it belongs to. */
export function retriesLeft(result: GateResult, gates: readonly GateSettings[]): number {
  const retries = gates.find((gate) => isSameGate(gate, result))?.max_retries ?? 0;
  return Math.max(0, retries - (result.attempt - 1));
}

/** What follows from one final round. A gate that is not required goes back while it has retries, and never ends a run. */
export function decideGates(results: readonly GateResult[], gates: readonly GateSettings[]): GateVerdict {
  const counting = countingRed(results, gates);
  const blocking = counting.filter((result) => result.required);
  const retriable = counting.filter((result) => retriesLeft(result, gates) > 0);
  if (blocking.some((result) => !retriable.includes(result))) return { decision: 'end', red: blocking };
  return retriable.length > 0 ? { decision: 'retry', red: retriable } : { decision: 'accept' };
}
