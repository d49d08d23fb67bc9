import {
  type Constraint,
  type Facts,
  type Judgement,
  type NamedValidation,
  RESPONSES,
  type Response,
} from '../core/constraint.ts';
import { messageOf } from '../core/message-of.ts';
import { moreSevere } from './responses.ts';
import { shown } from './validation.ts';

/**
 * Asks every constraint that looks at this phase, in order. The most severe response wins, the first
 * `emergency_stop` ends the asking, and every validation so far is in the judgement, violated or not.
 * A constraint that throws, or answers with no response there is, stops the run: it never passes.
 * Source: ADR-012 "Composition semantics", DECISIONS D18.
 */
export function judge(constraints: readonly Constraint[], facts: Facts): Judgement {
  const validations: NamedValidation[] = [];
  let response: Response = 'allow';
  for (const constraint of constraints) {
    if (!constraint.phases.includes(facts.phase)) continue;
    const validation = ask(constraint, facts);
    validations.push(validation);
    response = moreSevere(response, validation.response);
    if (response === 'emergency_stop') break;
  }
  return { response, validations };
}

/** A judgement with more validations after its own; the most severe response of all of them wins. */
export function joined(judgement: Judgement, more: readonly NamedValidation[]): Judgement {
  return {
    response: more.reduce((most, { response }) => moreSevere(most, response), judgement.response),
    validations: [...judgement.validations, ...more],
  };
}

function ask(constraint: Constraint, facts: Facts): NamedValidation {
  const { name, code, seed } = constraint;
  const named = seed === undefined ? { constraint: name, code } : { constraint: name, code, seed };
  try {
    const validation = constraint.validate(facts);
    const response = validation.violated ? constraint.onViolation(validation) : 'allow';
    if (!RESPONSES.includes(response)) throw new Error(`${shown(String(response))} is no response`);
    return { ...named, ...validation, code: validation.code ?? code, response };
  } catch (error) {
    return { ...named, ...failed(name, facts, error), response: 'emergency_stop' };
  }
}

function failed(name: string, facts: Facts, error: unknown) {
  const why = shown(messageOf(error));
  const reason = `constraint ${name} could not judge this ${facts.phase} (${why}): the run stops, for a rule that cannot be asked never passes; report this as a defect`;
  return { violated: true, reason, metrics: { threw: true } };
}
