import type { ConstraintDefinition } from './definition.ts';
import { callCheck } from './path-check.ts';

export const deniedReads: ConstraintDefinition = {
  name: 'denied_reads',
  code: 'FS-05',
  response: 'reject',
  floor: false,
  summary:
    'files whose content the model never sees: by name at any depth, or by path; its commands find them empty',
  remedy: 'take the file out of `denied_reads` if it holds no secret',
  checks: {
    call: callCheck('denied_reads', ['read'], {
      rule: 'hidden by denied_reads',
      remedy: 'do the task without its content',
      forPeople: 'give a task without it, or take the file out of denied_reads if it holds no secret',
    }),
  },
};
