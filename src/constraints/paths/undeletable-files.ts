import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { changeCheck } from './path-check.ts';

export const undeletableFiles: ConstraintDefinition = {
  name: 'undeletable_files',
  code: 'FS-10',
  seed: 'S-010',
  response: 'reject',
  floor: true,
  summary: 'These file names, at any depth, may be changed but not deleted, emptied or replaced by a link.',
  remedy: 'remove the name from `undeletable_files`',
  checks: {
    change: changeCheck('undeletable_files', {
      rule: 'kept by undeletable_files',
      remedy: 'change its content if you must, but keep the file',
      forPeople: 'delete it by hand, or remove the name from undeletable_files',
    }),
  },
};
