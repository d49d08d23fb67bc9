import type { Judgement, NamedValidation, Response } from '../core/constraint.ts';
import { moreSevere } from './responses.ts';
import { lasting } from './validation.ts';

/**
 * A delay that no waiting mends, or whose wait would reach the deadline, is a reject. `leftMs`: until the deadline.
 * Source: CONTRACT 6, DECISIONS D7.
 */
export function settleDelays(judgement: Judgement, leftMs: number): Judgement {
  if (!judgement.validations.some((validation) => validation.response === 'delay')) return judgement;
  const validations = judgement.validations.map((validation) => settled(validation, leftMs));
  const response = validations.reduce<Response>((most, each) => moreSevere(most, each.response), 'allow');
  return { response, validations };
}

function settled(validation: NamedValidation, leftMs: number): NamedValidation {
  const { response, waitMs, reason } = validation;
  if (response !== 'delay') return validation;
  if (waitMs === undefined) return { ...validation, response: 'reject' };
  if (waitMs < leftMs) return validation;
  const left = lasting(Math.max(0, leftMs));
  return { ...validation, response: 'reject', reason: `${reason} (only ${left} are left to wait)` };
}

/** How long to wait, in ms, before it is worth asking again; null where a judgement is no delay. */
export function waitOf({ response, validations }: Judgement): number | null {
  if (response !== 'delay') return null;
  const waits = validations.map((each) => (each.response === 'delay' ? (each.waitMs ?? 0) : 0));
  return Math.max(0, ...waits);
}
