import type { CommitFacts } from '../core/constraint.ts';
import type { ConstraintDefinition } from './definition.ts';
import { hazardCheck } from './hazard-check.ts';
import { broken, counted, kept, shown } from './validation.ts';

/** A link hides what lies behind it: from the measuring inside the repository, from the reviewer outside of it. */
export const links: ConstraintDefinition = {
  name: 'links',
  code: 'FS-02',
  response: 'reject',
  floor: true,
  summary:
    'a command makes no link into `.git`, to ignored paths or out of the repository, and no absolute one; no commit holds one either',
  remedy: 'link to a tracked path, relatively',
  checks: {
    change: hazardCheck('FS-02', 'let links lead to tracked paths of this repository'),
    commit: ({ linksOut }) => linksOutside(linksOut),
  },
};

function linksOutside(links: CommitFacts['linksOut']) {
  const [first] = links;
  if (first === undefined) return kept({ links: 0 });
  return broken({
    reason: `${shown(first.path)} is a link to ${shown(first.target)}, out of the repository (${counted(links.length, 'such link')}): nothing is committed; link to a tracked path, relatively`,
    metrics: { links: links.length },
    paths: links.map(({ path }) => path),
  });
}
