import { CODES, type ViolationType } from '../../core/run/codes.ts';
import { type Gravity, type Response, severity } from '../../core/run/constraint.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import type { ConstraintDefinition } from './constraint-definition.ts';

/** The five types of violation that stop the run in ADR-0027. */
export const STRICT_TYPES: readonly ViolationType[] = [
  'file_modification',
  'tool_restriction',
  'token_limit',
  'timeout',
  'pattern',
];

export function moreSevere(one: Response, other: Response): Response {
  return severity(other) > severity(one) ? other : one;
}

/**
 * Returns the response to a violation of this constraint: the default or what `on_violation` says, but never below the
 * floor. Under `strict`, the five types stop the run whatever `on_violation` says, and so do constraints with a
 * `strict` response. A violation may bring its own default and floor.
 */
export function responseOf(
  definition: ConstraintDefinition,
  settings: Pick<ConstraintSettings, 'strict' | 'on_violation'>,
  gravity: Gravity = { usual: definition.response },
): Response {
  if (settings.strict && STRICT_TYPES.includes(CODES[definition.code].type)) return 'emergency_stop';
  if (settings.strict && definition.strict !== undefined) return definition.strict;
  const wanted = Object.hasOwn(settings.on_violation, definition.name)
    ? (settings.on_violation[definition.name] ?? gravity.usual)
    : gravity.usual;
  const least = moreSevere(definition.floor ? definition.response : 'allow', gravity.least ?? 'allow');
  return moreSevere(least, wanted);
}
