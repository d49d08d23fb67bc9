import { CODES } from '../core/run/codes.ts';
import {
  type Facts,
  type Judgement,
  type NamedValidation,
  severity,
  type Violation,
} from '../core/run/constraint.ts';

/** The step that was judged. */
export interface JudgedStep {
  readonly facts: Facts;
  readonly tool?: string;
  readonly turn?: number;
}

/** Returns the records of a judgement: one for each violated constraint, warnings included. */
export function violationRecords(judgement: Judgement, step: JudgedStep): readonly Violation[] {
  const violated = judgement.validations.filter((each) => each.violated && each.response !== 'allow');
  const undone = severity(judgement.response) >= severity('reject');
  return violated.map((validation) => violationRecord(validation, step, undone));
}

/** Returns warnings about limits that are nearly used up (`warn_at`), though nothing is violated. */
export function nearLimitRecords(
  judgement: Judgement,
  step: Omit<JudgedStep, 'facts'>,
): readonly Violation[] {
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

function violationRecord(validation: NamedValidation, step: JudgedStep, undone: boolean): Violation {
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

/** Calls, edits and commits are refused before anything is written; changes of a command are undone (decision D3). */
function effectOn(facts: Facts): Violation['effect'] {
  if (facts.phase === 'call' || facts.phase === 'commit') return 'prevented';
  if (facts.phase === 'change') return facts.by === 'edit' ? 'prevented' : 'reverted';
  return 'none';
}

/** Returns the paths that broke the rule. For an undone command, adds every path that it had changed. */
function pathsOf(validation: NamedValidation, facts: Facts, effect: Violation['effect']): readonly string[] {
  const own = validation.paths ?? [];
  if (effect !== 'reverted' || facts.phase !== 'change') return own;
  return [...new Set([...own, ...facts.step.map((change) => change.path)])];
}
