import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';

/** What a commit cannot hold is refused when it is done: at the end it would cost the whole run. */
export const committable: ConstraintDefinition = {
  name: 'committable',
  code: 'GIT-07',
  otherCodes: ['GIT-04'],
  response: 'reject',
  floor: true,
  summary:
    'a change is one that the commit can hold: no file kept by a git filter (GIT-04), none that a sparse checkout leaves out, and none whose uncommitted change cannot be told from the run’s',
  remedy: 'check the path out, commit or stash what is uncommitted, or change files kept by a filter by hand',
  checks: { change: hazardCheck(['GIT-07', 'GIT-04'], 'leave it') },
};
