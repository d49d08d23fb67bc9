import type { ConstraintDefinition } from './definition.ts';
import { writeChecks } from './path-check.ts';

export const deniedPatterns: ConstraintDefinition = {
  name: 'denied_patterns',
  code: 'FS-07',
  designs: ['ADR-0027'],
  response: 'reject',
  floor: false,
  summary: 'paths that are never written: denied wins over allowed',
  remedy: 'take the glob out of `denied_patterns`',
  checks: writeChecks('denied_patterns', {
    rule: 'denied by denied_patterns',
    remedy: 'make the change elsewhere, or in the source it comes from',
    forPeople: 'give a task without it, or take the glob out of denied_patterns',
  }),
};
