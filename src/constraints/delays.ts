import type { Judgement, NamedValidation, Response } from '../core/run/constraint.ts';
import { inSeconds } from '../core/text/figures.ts';
import { moreSevere } from './definition/responses.ts';

/**
 * Turns a delay into a reject if waiting cannot help or would reach the deadline. `leftMs`: time until the deadline.
 * Source: docs/constraints.md, decision D7.
 */
export function resolveDelays(judgement: Judgement, leftMs: number): Judgement {
  if (!judgement.validations.some((validation) => validation.response === 'delay')) return judgement;
  const validations = judgement.validations.map((validation) => resolveDelay(validation, leftMs));
  const response = validations.reduce<Response>((most, each) => moreSevere(most, each.response), 'allow');
  return { response, validations };
}

function resolveDelay(validation: NamedValidation, leftMs: number): NamedValidation {
  const { response, waitMs, reason } = validation;
  if (response !== 'delay') return validation;
  if (waitMs === undefined) return { ...validation, response: 'reject' };
  if (waitMs < leftMs) return validation;
  const left = inSeconds(Math.max(0, leftMs));
  return { ...validation, response: 'reject', reason: `${reason} (only ${left} are left)` };
}

/** Returns how many ms to wait before asking again, or null if the judgement is not a delay. */
export function delayOf({ response, validations }: Judgement): number | null {
  if (response !== 'delay') return null;
  const waits = validations.map((each) => (each.response === 'delay' ? (each.waitMs ?? 0) : 0));
  return Math.max(0, ...waits);
}
