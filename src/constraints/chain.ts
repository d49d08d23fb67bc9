import {
  type Constraint,
  type Facts,
  type Judgement,
  type NamedValidation,
  RESPONSES,
  type Response,
} from '../core/run/constraint.ts';
import { messageOf } from '../core/text/message-of.ts';
import { moreSevere } from './definition/responses.ts';
import { printableName } from './definition/validation.ts';

/**
 * Asks every constraint of this phase, in order. The most severe response wins, and the first `emergency_stop` ends the
 * checks. The judgement contains every validation so far, violated or not. If a constraint throws or returns an unknown
 * response, the run stops: it never counts as passed. Source: ADR-012 "Composition semantics", decision D18.
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

/** Adds validations to a judgement; the most severe response of all wins. */
export function withValidations(judgement: Judgement, more: readonly NamedValidation[]): Judgement {
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
    if (!RESPONSES.includes(response))
      throw new Error(`${printableName(String(response))} is not a response`);
    return { ...named, ...validation, code: validation.code ?? code, response };
  } catch (error) {
    return { ...named, ...failedValidation(name, facts, error), response: 'emergency_stop' };
  }
}

function failedValidation(name: string, facts: Facts, error: unknown) {
  const why = printableName(messageOf(error));
  const reason = `constraint ${name} could not judge this ${facts.phase} (${why}): the run stops, because a rule that fails never counts as passed; please report this as a bug`;
  return { violated: true, reason, metrics: { threw: true } };
}
