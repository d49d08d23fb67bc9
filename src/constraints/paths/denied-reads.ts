import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { callCheck } from './path-check.ts';

export const deniedReads: ConstraintDefinition = {
  name: 'denied_reads',
  code: 'FS-05',
  response: 'reject',
  floor: false,
  summary:
    'The model never sees the content of these files, given by name at any depth, or by path. Commands see them as empty.',
  remedy: 'remove the file from `denied_reads` if it contains no secret',
  checks: {
    call: callCheck('denied_reads', ['read'], {
      rule: 'hidden by denied_reads',
      remedy: 'do the task without its content',
      forPeople: 'change the task, or remove the file from denied_reads if it contains no secret',
    }),
  },
};
