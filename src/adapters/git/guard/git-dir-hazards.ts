import { join, relative } from 'node:path';
import type { Hazard } from '../../../core/git/change.ts';
import type { RepositoryLayout, UserRepository } from '../program/user-repository.ts';

/** A git directory, and the workspace that contains its root. */
export interface GuardedRepository extends UserRepository {
  readonly workspace: string;
}

/** Refs and the files that change with them. If nothing else changed, refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;

/** `isFetched`: a fetch explains the change. Without a sandbox we cannot tell whose fetch it was. */
export function gitDirHazard(repo: GuardedRepository, path: string, isFetched: boolean): Hazard {
  const name = gitNameOf(repo, path);
  const inWorkspace = relative(repo.workspace, path);
  const shownPath = inWorkspace.startsWith('..') ? join('.git', name) : inWorkspace;
  if (isFetched) return fetchHazard(shownPath, name);
  const movedRefs = REF_PATH.test(name);
  return {
    code: movedRefs ? 'GIT-02' : 'GIT-01',
    path: shownPath,
    reason: movedRefs
      ? `${name} changed: refs and HEAD belong to the harness, which makes the commit itself; do not change them`
      : `${name === '' || name.startsWith('..') ? '.git' : name} changed: the git directory belongs to the harness; do not change it`,
  };
}

function fetchHazard(path: string, name: string): Hazard {
  const what = `${name} changed while the command ran, as a fetch changes it`;
  return {
    code: 'GIT-02',
    path,
    reason: `${what}: commands must not fetch or move refs; if this one did not, run it again`,
    forPeople: `${what}: without a sandbox, nobody can tell whether the command or another program fetched. Stop fetches by other programs (an editor, \`git maintenance\`) during the run, or use a sandbox, where such fetches are allowed`,
  };
}

/** Returns the path relative to the git directory, or to the one that worktrees share. */
export function gitNameOf({ gitDir, commonDir }: RepositoryLayout, path: string): string {
  return relative(path.startsWith(`${gitDir}/`) ? gitDir : commonDir, path);
}
