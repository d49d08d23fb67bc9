import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';

export const specialFiles: ConstraintDefinition = {
  name: 'special_files',
  code: 'FS-03',
  response: 'reject',
  floor: true,
  summary: 'a command leaves no pipe, socket, device, hard link or set-id bit: no commit can hold one',
  remedy: 'make them under the temporary folder',
  checks: { change: hazardCheck('FS-03', 'leave only regular files, folders and links in the workspace') },
};
