import type { CommitFacts } from '../../core/run/constraint.ts';
import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, printableName, violated } from '../definition/validation.ts';
import { hazardCheck } from './hazard-check.ts';

/** A symlink hides its target: from measurement if it is inside the repository, and from reviewers if it is outside. */
export const links: ConstraintDefinition = {
  name: 'links',
  code: 'FS-02',
  response: 'reject',
  floor: true,
  summary:
    'Neither a command nor a commit may contain symlinks into `.git`, to ignored paths or out of the repository, or absolute ones.',
  remedy: 'use a relative link to a tracked path',
  checks: {
    change: hazardCheck(['FS-02'], 'let links lead to tracked paths of this repository'),
    commit: ({ linksOut }) => linksOutside(linksOut),
  },
};

function linksOutside(links: CommitFacts['linksOut']) {
  const [first] = links;
  if (first === undefined) return passed({ links: 0 });
  return violated({
    reason: `${printableName(first.path)} is a link to ${printableName(first.target)}, outside the repository (${plural(links.length, 'such link')}): nothing was committed; use a relative link to a tracked path`,
    metrics: { links: links.length },
    paths: links.map(({ path }) => path),
  });
}
