import { CODES } from '../core/codes.ts';
import {
  type Facts,
  type Judgement,
  type NamedValidation,
  severity,
  type Violation,
} from '../core/constraint.ts';

/** Where a judgement was made. */
export interface JudgedStep {
  readonly facts: Facts;
  readonly tool?: string;
  readonly turn?: number;
}

/** The records of a judgement: one for each constraint that was violated, warnings included. */
export function violationsOf(judgement: Judgement, step: JudgedStep): readonly Violation[] {
  const violated = judgement.validations.filter((each) => each.violated && each.response !== 'allow');
  const undone = severity(judgement.response) >= severity('reject');
  return violated.map((validation) => violationOf(validation, step, undone));
}

/** The records of limits that are nearly used up: warnings, though nothing is violated (`warn_at`). */
export function nearingsOf(judgement: Judgement, step: Omit<JudgedStep, 'facts'>): readonly Violation[] {
  return judgement.validations.flatMap(({ constraint, code, nearing, metrics }) =>
    nearing === undefined
      ? []
      : {
          constraint,
          code,
          type: CODES[code].type,
          response: 'warn_continue',
          reason: nearing,
          paths: [],
          details: metrics,
          effect: 'none',
          ...(step.tool === undefined ? {} : { tool: step.tool }),
          ...(step.turn === undefined ? {} : { turn: step.turn }),
        },
  );
}

function violationOf(validation: NamedValidation, step: JudgedStep, undone: boolean): Violation {
  const { constraint, code, seed, response, reason, limit, actual, metrics } = validation;
  const effect = undone ? effectOn(step.facts) : 'none';
  const [path] = validation.paths ?? [];
  return {
    constraint,
    code,
    type: CODES[code].type,
    response,
    reason: validation.forPeople ?? reason,
    paths: pathsOf(validation, step.facts, effect),
    details: metrics,
    effect,
    ...(seed === undefined ? {} : { seed }),
    ...(limit === undefined ? {} : { limit }),
    ...(actual === undefined ? {} : { actual }),
    ...(path === undefined ? {} : { path }),
    ...(step.tool === undefined ? {} : { tool: step.tool }),
    ...(step.turn === undefined ? {} : { turn: step.turn }),
  };
}

/** Calls, edits and commits are refused before anything is written, a command is taken back (DECISIONS D3). */
function effectOn(facts: Facts): Violation['effect'] {
  if (facts.phase === 'call' || facts.phase === 'commit') return 'prevented';
  if (facts.phase === 'change') return facts.by === 'edit' ? 'prevented' : 'reverted';
  return 'none';
}

/** What broke the rule, and of an undone command all that it had changed, for all of it is taken back. */
function pathsOf(validation: NamedValidation, facts: Facts, effect: Violation['effect']): readonly string[] {
  const own = validation.paths ?? [];
  if (effect !== 'reverted' || facts.phase !== 'change') return own;
  return [...new Set([...own, ...facts.step.map((change) => change.path)])];
}
