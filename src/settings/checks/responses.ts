import { RESPONSES, type Response, severity } from '../../core/run/constraint.ts';
import { knownNames } from '../values/nearest.ts';
import { type Finding, valueAt } from './validate.ts';

/** Facts about constraints for checking `on_violation`. Passed in, because settings are a lower layer. */
export interface ConstraintRules {
  /** The names that `on_violation` may use; null if unknown. */
  readonly knownConstraints: readonly string[] | null;
  /** The mildest response that each of these may be given (docs/constraints.md). */
  readonly floors: Readonly<Record<string, Response>>;
  /** Constraints that check calls after they ran, so the calls cannot be rejected or delayed. */
  readonly hindsight: readonly string[];
}

export const NO_RULES: ConstraintRules = { knownConstraints: null, floors: {}, hindsight: [] };

const PATH = ['constraints', 'on_violation'] as const;

/** Responses to a call that has not run yet. */
const BEFOREHAND: readonly Response[] = ['delay', 'reject'];

/** Checks the names and the minimum responses of `on_violation`. The schema reports unknown responses. */
export function responseFindings(data: unknown, rules: ConstraintRules): readonly Finding[] {
  const chosen = valueAt(data, PATH);
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return [];
  return Object.entries(chosen).flatMap(([name, response]) =>
    findingsOf(name, response, { ...rules, knownConstraints: namesIn(data, rules.knownConstraints) }),
  );
}

/** Returns the built-in names and those of custom commands; null if a module has a name that only loading it shows. */
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

/** Returns the problem with this response for this constraint, or null. */
function unfit(name: string, response: Response, { floors, hindsight }: ConstraintRules): string | null {
  if (hindsight.includes(name) && BEFOREHAND.includes(response)) {
    return `${response} comes too late for a call that already ran: use warn_continue, graceful_exit or emergency_stop, or remove it`;
  }
  const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
  if (floor === undefined || severity(response) >= severity(floor)) return null;
  return `${response} is milder than this constraint allows: use ${floor} or a more severe response, or remove it`;
}

function isResponse(value: unknown): value is Response {
  return RESPONSES.some((response) => response === value);
}
