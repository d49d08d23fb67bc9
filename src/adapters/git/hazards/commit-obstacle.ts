import type { Hazard } from '../../../core/git/change.ts';
import type { RawPath } from '../program/raw-path.ts';
import { printableName } from '../worktree/path-name-rules.ts';
import type { CommitObstacle } from './commit-entry.ts';

/** A fact with different advice for the model and for people. */
interface ObstacleTexts {
  readonly code: Hazard['code'];
  readonly what: string;
  readonly model: string;
  readonly people: string;
}

/** Converts an obstacle to a hazard. */
export function obstacleHazard(raw: RawPath, obstacle: CommitObstacle): Hazard {
  const path = printableName(raw);
  const { code, what, model, people } = OBSTACLE_TEXTS[obstacle.kind](printableName(obstacle.other), path);
  return { code, path, reason: `${path} ${what}; ${model}`, forPeople: `${path} ${what}; ${people}` };
}

const ADVICE_LEAVE_IT = 'do not change it; describe the needed change in your result';
const ADVICE_OTHER_PATH = 'use another path';

const OBSTACLE_TEXTS: Readonly<
  Record<CommitObstacle['kind'], (other: string, path: string) => ObstacleTexts>
> = {
  submodule: (other) => ({
    code: 'GIT-03',
    what: `is in the submodule ${other}: this run commits only to the outer repository`,
    model: ADVICE_LEAVE_IT,
    people: `run forge-headless in the repository of ${other}`,
  }),
  filtered: (other) => ({
    code: 'GIT-04',
    what: `is stored through the git filter "${other}" (.gitattributes), and this run executes no filters: the commit would contain the wrong bytes`,
    model: ADVICE_LEAVE_IT,
    people: 'change it by hand, or remove the path from the filter in .gitattributes',
  }),
  left_out: () => ({
    code: 'GIT-07',
    what: 'is in the repository but not in this sparse checkout, so its content is unknown',
    model: `${ADVICE_OTHER_PATH}, or describe the needed change in your result`,
    people: `check it out (\`git sparse-checkout add\`, or \`sparse-checkout\` of actions/checkout), then run again`,
  }),
  deleted_before: (_, path) => ({
    code: 'GIT-07',
    what: 'was deleted before the run, and the deletion is not committed: it cannot be separated from the run\u2019s change',
    model: ADVICE_OTHER_PATH,
    people: `commit the deletion or undo it (\`git restore ${path}\`), then run again`,
  }),
  untracked_before: () => ({
    code: 'GIT-07',
    what: 'existed before the run and is not committed: it cannot be separated from the run\u2019s change',
    model: `restore it, and ${ADVICE_OTHER_PATH}`,
    people: 'commit it, ignore it, or move it away, then run again',
  }),
  changed_before: () => ({
    code: 'GIT-07',
    what: 'had uncommitted changes before the run, and this change touches the same lines: they cannot be separated',
    model: 'change other lines, or restore it',
    people: 'commit or stash them, then run again',
  }),
  other_kind: (kind) => ({
    code: 'GIT-07',
    what: `is ${kind} in the repository and something else on disk`,
    model: ADVICE_LEAVE_IT,
    people: 'check it out as it is in the repository (see core.symlinks), then run again',
  }),
  hidden_beside: (other) => ({
    code: 'GIT-07',
    what: `conflicts with ${other}, which is in the repository but not on disk: the commit would delete ${other}`,
    model: ADVICE_OTHER_PATH,
    people: `check out ${other} or commit its deletion, then run again`,
  }),
  hidden_but_case: (other) => ({
    code: 'GIT-07',
    what: `differs only in case or Unicode form from ${other}, which is in the repository but not on disk: on a case-insensitive file system, one would replace the other`,
    model: ADVICE_OTHER_PATH,
    people: `rename one of them or check out ${other}, then run again`,
  }),
  same_but_case: (other) => ({
    code: 'GIT-07',
    what: `differs from ${other} only in case or Unicode form, and this file system does not distinguish them (core.ignorecase)`,
    model: `use ${other} or another name`,
    people: `rename one of them or unset core.ignorecase`,
  }),
  no_difference: () => ({
    code: 'GIT-07',
    what: 'would be committed unchanged: git converts what changed (line ends, `$Id$`, mode), or the change only undoes uncommitted changes',
    model: 'restore it',
    people:
      'see .gitattributes, core.autocrlf and core.fileMode, or commit the uncommitted changes, then run again',
  }),
};
