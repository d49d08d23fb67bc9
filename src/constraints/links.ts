import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';

export const links: ConstraintDefinition = {
  name: 'links',
  code: 'FS-02',
  response: 'reject',
  floor: true,
  summary:
    'a command makes no link that is absolute, or leads out of the repository, into `.git` or to ignored paths',
  remedy: 'link to a tracked path, relatively',
  checks: { change: hazardCheck('FS-02', 'let links lead to tracked paths of this repository') },
};
