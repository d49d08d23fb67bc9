import type { GithubApi } from '../api/github-api.ts';
import { urlSegment } from '../api/url-segment.ts';
import { anything } from '../repository/answer-schemas.ts';
import { type GitCommit, gitCommit } from './commit-schemas.ts';

const NEEDS = 'contents: write';

/** Creates a branch. Errors: conflict if a branch of that name exists. Not sent twice. */
export async function createBranch(api: GithubApi, branch: string, sha: string): Promise<void> {
  await api.request({
    what: `make branch ${JSON.stringify(branch)} at ${sha}`,
    needs: NEEDS,
    shape: anything,
    once: true,
    send: ({ rest }, common) =>
      rest.git.createRef({ ...common, ref: `refs/heads/${urlSegment(branch, 'branch')}`, sha }),
  });
}

/** Moves a branch forward. Errors: invalid if the commit does not descend from it. Not sent twice. */
export async function advanceBranch(api: GithubApi, branch: string, sha: string): Promise<void> {
  await api.request({
    what: `move branch ${JSON.stringify(branch)} forward to ${sha}`,
    needs: NEEDS,
    shape: anything,
    once: true,
    send: ({ rest }, common) =>
      rest.git.updateRef({ ...common, ref: `heads/${urlSegment(branch, 'branch')}`, sha, force: false }),
  });
}

export async function removeBranch(api: GithubApi, branch: string): Promise<void> {
  await api.request({
    what: `remove branch ${JSON.stringify(branch)} again`,
    needs: NEEDS,
    shape: anything,
    send: ({ rest }, common) =>
      rest.git.deleteRef({ ...common, ref: `heads/${urlSegment(branch, 'branch')}` }),
  });
}

/** Reads a commit. Errors: not_found if the repository does not have it. */
export function readCommit(api: GithubApi, sha: string): Promise<GitCommit> {
  return api.request({
    what: `read commit ${sha}`,
    needs: 'contents: read',
    shape: gitCommit,
    send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: urlSegment(sha, 'commit') }),
  });
}
