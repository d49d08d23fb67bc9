import { CODES, type Code } from '../../core/run/codes.ts';
import type { Response, Violation } from '../../core/run/constraint.ts';

/** Returns a violation that belongs to no turn and no tool, and that no constraint of the chain decides. */
export function plainViolation(
  code: Code,
  reason: string,
  response: Response,
  effect: Violation['effect'],
): Violation {
  const { type, title } = CODES[code];
  const constraint = title.replaceAll(' ', '_');
  return { constraint, code, type, response, reason, paths: [], details: {}, effect };
}
