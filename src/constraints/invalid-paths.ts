import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';

export const invalidPaths: ConstraintDefinition = {
  name: 'invalid_paths',
  code: 'FS-06',
  response: 'reject',
  floor: true,
  summary: 'a command leaves no name with control or invisible characters, or that is not UTF-8',
  remedy: 'use names that can be read',
  checks: { change: hazardCheck('FS-06', 'use names without control or invisible characters') },
};
