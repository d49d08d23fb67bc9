import { anything } from './answers.ts';
import { type GitCommit, gitCommit } from './commit-answers.ts';
import type { Line } from './line.ts';
import { required } from './required.ts';

const NEEDS = 'contents: write';

/** Makes a branch. Errors: conflict where there is one of that name; not sent twice. */
export async function createBranch(line: Line, branch: string, sha: string): Promise<void> {
  await line.ask({
    what: `make branch ${JSON.stringify(branch)} at ${sha}`,
    needs: NEEDS,
    shape: anything,
    once: true,
    send: ({ rest }, common) =>
      rest.git.createRef({ ...common, ref: `refs/heads/${required(branch, 'branch')}`, sha }),
  });
}

/** Moves a branch forward. Errors: invalid where the commit does not follow it; not sent twice. */
export async function advanceBranch(line: Line, branch: string, sha: string): Promise<void> {
  await line.ask({
    what: `move branch ${JSON.stringify(branch)} forward to ${sha}`,
    needs: NEEDS,
    shape: anything,
    once: true,
    send: ({ rest }, common) =>
      rest.git.updateRef({ ...common, ref: `heads/${required(branch, 'branch')}`, sha, force: false }),
  });
}

export async function removeBranch(line: Line, branch: string): Promise<void> {
  await line.ask({
    what: `remove branch ${JSON.stringify(branch)} again`,
    needs: NEEDS,
    shape: anything,
    send: ({ rest }, common) => rest.git.deleteRef({ ...common, ref: `heads/${required(branch, 'branch')}` }),
  });
}

/** Errors: not_found where the repository has no such commit. */
export function readCommit(line: Line, sha: string): Promise<GitCommit> {
  return line.ask({
    what: `read commit ${sha}`,
    needs: 'contents: read',
    shape: gitCommit,
    send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: required(sha, 'commit') }),
  });
}
