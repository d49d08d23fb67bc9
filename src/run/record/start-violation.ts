import type { Code } from '../../core/run/codes.ts';
import type { Violation } from '../../core/run/constraint.ts';
import { plainViolation } from './plain-violation.ts';

/** Returns the violation that kept a run from starting. It has no turn and no tool. */
export function startViolation(reason: string, code: Code = 'CFG-01'): Violation {
  return plainViolation(code, reason, 'emergency_stop', 'prevented');
}
