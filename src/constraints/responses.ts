import { CODES, type ViolationType } from '../core/codes.ts';
import { type Gravity, type Response, severity } from '../core/constraint.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import type { ConstraintDefinition } from './definition.ts';

/** The five kinds of violation that ADR-0027 knows, at each of which it stops the run. */
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
 * What a violation of this constraint leads to in this run: its default, or what `on_violation` says, but
 * never below its floor; and under `strict` a stop for the five kinds, whatever `on_violation` says, and for the
 * constraints that have an answer of their own for it. A violation with a gravity of its own has its own default
 * and floor.
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
