import { RESPONSES, type Response, severity } from '../core/constraint.ts';
import { knownNames } from './nearest.ts';
import { type Finding, valueAt } from './validate.ts';

/** What settings must know of the constraints to judge `on_violation`. Handed in: settings stand below them. */
export interface ConstraintRules {
  /** The names that `on_violation` may use; null where nobody said. */
  readonly knownConstraints: readonly string[] | null;
  /** The mildest response each of these may be given (CONTRACT 6). */
  readonly floors: Readonly<Record<string, Response>>;
}

export const NO_RULES: ConstraintRules = { knownConstraints: null, floors: {} };

const PATH = ['constraints', 'on_violation'] as const;

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
  const floor = Object.hasOwn(rules.floors, name) ? rules.floors[name] : undefined;
  if (floor === undefined || !isResponse(response) || severity(response) >= severity(floor)) return [];
  const message = `${response} is milder than this constraint allows: write ${floor} or a severer one, or remove it`;
  return [{ path: [...PATH, name], at: 'value', subject: true, message }];
}

function isResponse(value: unknown): value is Response {
  return RESPONSES.some((response) => response === value);
}
