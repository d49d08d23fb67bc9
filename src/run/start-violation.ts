import { CODES, type Code } from '../core/codes.ts';
import type { Violation } from '../core/constraint.ts';

/** What kept a run from starting, as a record: nothing ran, so there is neither turn nor tool. */
export function startViolation(reason: string, code: Code = 'CFG-01'): Violation {
  const { type, title } = CODES[code];
  return {
    constraint: title.replaceAll(' ', '_'),
    code,
    type,
    response: 'emergency_stop',
    reason,
    paths: [],
    details: {},
    effect: 'prevented',
  };
}
