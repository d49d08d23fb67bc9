import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';

export const gitRefs: ConstraintDefinition = {
  name: 'git_refs',
  code: 'GIT-02',
  seed: 'S-009',
  response: 'reject',
  strict: 'emergency_stop',
  floor: true,
  summary: 'a command moves no branch, tag or HEAD: it commits, stashes and switches nothing',
  remedy: 'none is needed: the run itself commits the work',
  checks: { change: hazardCheck('GIT-02', 'only edit files: the run makes the commit itself') },
};
