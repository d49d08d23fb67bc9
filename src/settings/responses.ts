import { RESPONSES, type Response, severity } from '../core/constraint.ts';
import { knownNames } from './nearest.ts';
import { type Finding, valueAt } from './validate.ts';

/** What settings must know of the constraints to judge `on_violation`. Handed in: settings stand below them. */
export interface ConstraintRules {
  /** The names that `on_violation` may use; null where nobody said. */
  readonly knownConstraints: readonly string[] | null;
  /** The mildest response each of these may be given (CONTRACT 6). */
  readonly floors: Readonly<Record<string, Response>>;
  /** Constraints that look back on calls which were run: those cannot be rejected or put off any more. */
  readonly hindsight: readonly string[];
}

export const NO_RULES: ConstraintRules = { knownConstraints: null, floors: {}, hindsight: [] };

const PATH = ['constraints', 'on_violation'] as const;

/** Answers to a call that has not run yet. */
const BEFOREHAND: readonly Response[] = ['delay', 'reject'];

/** What is wrong with the names and the mildness of `on_violation`. Responses that are none are the schema's affair. */
export function responseFindings(data: unknown, rules: ConstraintRules): readonly Finding[] {
  const chosen = valueAt(data, PATH);
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return [];
  return Object.entries(chosen).flatMap(([name, response]) =>
    findingsOf(name, response, { ...rules, knownConstraints: namesIn(data, rules.knownConstraints) }),
  );
}

/** The built-in names and those of custom commands; null where a module has a name that only loading it tells. */
function namesIn(data: unknown, known: readonly string[] | null): readonly string[] | null {
  const custom = valueAt(data, ['constraints', 'custom']);
  if (known === null || !Array.isArray(custom)) return known;
  if (custom.some((entry) => typeof entry === 'string')) return null;
  return [...known, ...custom.map((entry) => String(valueAt(entry, ['name'])))];
}

function findingsOf(name: string, response: unknown, rules: ConstraintRules): readonly Finding[] {
  const known = rules.knownConstraints;
  if (known !== null && !known.includes(name)) {
    const message = `unknown constraint ${JSON.stringify(name)}: ${knownNames(name, known)}`;
    return [{ path: [...PATH, name], at: 'key', subject: false, message }];
  }
  const message = isResponse(response) ? unfit(name, response, rules) : null;
  return message === null ? [] : [{ path: [...PATH, name], at: 'value', subject: true, message }];
}

/** Why this constraint cannot be answered so; null where it can. */
function unfit(name: string, response: Response, { floors, hindsight }: ConstraintRules): string | null {
  if (hindsight.includes(name) && BEFOREHAND.includes(response)) {
    return `${response} comes too late for a call that was run: write warn_continue, graceful_exit or emergency_stop, or remove it`;
  }
  const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
  if (floor === undefined || severity(response) >= severity(floor)) return null;
  return `${response} is milder than this constraint allows: write ${floor} or a severer one, or remove it`;
}

function isResponse(value: unknown): value is Response {
  return RESPONSES.some((response) => response === value);
}
