import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';

export const nestedRepository: ConstraintDefinition = {
  name: 'nested_repository',
  code: 'GIT-03',
  seed: 'S-009',
  response: 'reject',
  floor: true,
  summary: 'a command leaves no repository inside this one, where files would be out of sight',
  remedy: 'clone or initialise outside the workspace, under the temporary folder',
  checks: { change: hazardCheck('GIT-03', 'make repositories under $TMPDIR, not in the workspace') },
};
