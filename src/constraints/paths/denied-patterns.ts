import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { writeChecks } from './path-check.ts';

export const deniedPatterns: ConstraintDefinition = {
  name: 'denied_patterns',
  code: 'FS-07',
  designs: ['ADR-0027'],
  response: 'reject',
  floor: false,
  summary: 'These paths may not be written, even if `allowed_patterns` names them.',
  remedy: 'remove the glob from `denied_patterns`',
  checks: writeChecks('denied_patterns', {
    rule: 'denied by denied_patterns',
    remedy: 'change another file, or the source that this file is generated from',
    forPeople: 'change the task, or remove the glob from denied_patterns',
  }),
};
