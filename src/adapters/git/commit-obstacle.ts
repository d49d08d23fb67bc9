import type { Hazard } from '../../core/change.ts';
import type { Obstacle } from './commit-entry.ts';
import { shown } from './names.ts';
import type { RawPath } from './raw-path.ts';

/** The same fact twice: what the model can do about it, and what people can. */
interface Texts {
  readonly code: Hazard['code'];
  readonly what: string;
  readonly model: string;
  readonly people: string;
}

/** An obstacle as a rule is told of it. */
export function obstacleHazard(raw: RawPath, obstacle: Obstacle): Hazard {
  const path = shown(raw);
  const { code, what, model, people } = TEXTS[obstacle.kind](shown(obstacle.other), path);
  return { code, path, reason: `${path} ${what}; ${model}`, forPeople: `${path} ${what}; ${people}` };
}

const LEAVE = 'leave it, and say in your result what should change there';
const ELSEWHERE = 'use another path';

const TEXTS: Readonly<Record<Obstacle['kind'], (beside: string, path: string) => Texts>> = {
  submodule: (beside) => ({
    code: 'GIT-03',
    what: `is in the submodule ${beside}, a repository of its own: this run commits to the outer one only`,
    model: LEAVE,
    people: `run forge-headless in the repository of ${beside}`,
  }),
  filtered: (beside) => ({
    code: 'GIT-04',
    what: `is stored through the git filter "${beside}" (.gitattributes), and no filter is run here: the commit would hold the wrong bytes`,
    model: LEAVE,
    people: 'change it by hand, or take the path out of the filter in .gitattributes',
  }),
  left_out: () => ({
    code: 'GIT-07',
    what: 'is in the repository but not in this checkout (sparse checkout): what it holds cannot be seen here',
    model: `${ELSEWHERE}, or say in your result what should change there`,
    people: `check it out (\`git sparse-checkout add\`, or \`sparse-checkout\` of actions/checkout), then run again`,
  }),
  deleted_before: (_, path) => ({
    code: 'GIT-07',
    what: 'was deleted before the run, and the deletion is not committed: it cannot be told from the run\u2019s own change',
    model: ELSEWHERE,
    people: `commit the deletion, or take it back (\`git restore ${path}\`), then run again`,
  }),
  untracked_before: () => ({
    code: 'GIT-07',
    what: 'was there before the run and is not committed: it cannot be told from the run\u2019s own change',
    model: `leave it as it was, and ${ELSEWHERE}`,
    people: 'commit it, ignore it, or move it away, then run again',
  }),
  changed_before: () => ({
    code: 'GIT-07',
    what: 'had uncommitted changes before the run, and this change touches the same lines: the two cannot be told apart',
    model: 'change other lines of it, or leave it as it was',
    people: 'commit or stash them, then run again',
  }),
  other_kind: (kind) => ({
    code: 'GIT-07',
    what: `is ${kind} in the repository and something else on disk`,
    model: LEAVE,
    people: 'check it out as it is in the repository (see core.symlinks), then run again',
  }),
  hidden_beside: (beside) => ({
    code: 'GIT-07',
    what: `cannot be in one tree with ${beside}, which is in the repository but not on disk: the commit would delete that`,
    model: ELSEWHERE,
    people: `check ${beside} out, or commit its deletion, then run again`,
  }),
  hidden_but_case: (beside) => ({
    code: 'GIT-07',
    what: `is spelled like ${beside} except for case or Unicode form, and that is in the repository but not on disk: where case does not count, one would replace the other`,
    model: ELSEWHERE,
    people: `rename one of the two, or check ${beside} out, then run again`,
  }),
  same_but_case: (beside) => ({
    code: 'GIT-07',
    what: `differs from ${beside} only in case or Unicode form, and this file system takes the two for one (core.ignorecase)`,
    model: `use ${beside}, or another name`,
    people: `rename one of the two, or unset core.ignorecase`,
  }),
  no_difference: () => ({
    code: 'GIT-07',
    what: 'would be committed as it is in the repository already: git converts what changed there (line ends, `$Id$`, mode) or the change takes back what was uncommitted',
    model: 'leave it as it was',
    people:
      'see .gitattributes, core.autocrlf and core.fileMode, or commit what was uncommitted, then run again',
  }),
};
