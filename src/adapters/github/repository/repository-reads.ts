import { ForgeError, type HeadFacts, type Permission, type PullRequest } from '../../../core/forge/forge.ts';
import type { GithubApi } from '../api/github-api.ts';
import { urlSegment } from '../api/url-segment.ts';
import * as answers from './answer-schemas.ts';

export function permission(api: GithubApi, login: string): Promise<Permission> {
  return api.request({
    what: `read the permission of ${JSON.stringify(login)}`,
    needs: 'contents: read',
    shape: answers.permission,
    send: ({ rest }, common) =>
      rest.repos.getCollaboratorPermissionLevel({ ...common, username: urlSegment(login, 'login') }),
  });
}

export function pullRequest(api: GithubApi, number: number): Promise<PullRequest> {
  return api.request({
    what: `read pull request #${number}`,
    needs: 'pull-requests: read',
    shape: answers.pullRequest,
    send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
  });
}

export function defaultBranch(api: GithubApi): Promise<string> {
  return api.request({
    what: 'read the default branch',
    needs: 'contents: read',
    shape: answers.defaultBranch,
    send: ({ rest }, common) => rest.repos.get({ ...common }),
  });
}

export async function branchHead(api: GithubApi, branch: string): Promise<string | null> {
  try {
    return await api.request({
      what: `read the head of branch ${JSON.stringify(branch)}`,
      needs: 'contents: read',
      shape: answers.reference,
      send: ({ rest }, common) =>
        rest.git.getRef({ ...common, ref: `heads/${urlSegment(branch, 'branch')}` }),
    });
  } catch (error) {
    if (error instanceof ForgeError && error.kind === 'not_found' && error.status === 404) return null;
    throw error;
  }
}

export async function headFacts(api: GithubApi, sha: string, branch: string): Promise<HeadFacts> {
  const [commit, pushedAt] = await Promise.all([committed(api, sha), pushTimeOf(api, sha, branch)]);
  return { ...commit, pushedAt };
}

function committed(api: GithubApi, sha: string): Promise<Pick<HeadFacts, 'committedAt' | 'message'>> {
  return api.request({
    what: `read commit ${JSON.stringify(sha)}`,
    needs: 'contents: read',
    shape: answers.committed,
    send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: urlSegment(sha, 'commit') }),
  });
}

/** Errors of a server that does not offer its list of pushes, or hides it from this token. */
const UNAVAILABLE: readonly string[] = ['forbidden', 'not_found', 'invalid'];

/**
 * Returns when the commit was pushed. GitHub lists each push, creation and merge of a branch, latest first, with its
 * own time.
 */
async function pushTimeOf(api: GithubApi, sha: string, branch: string): Promise<number | null> {
  try {
    const activities = await api.request({
      what: `read when branch ${JSON.stringify(branch)} was pushed`,
      needs: 'contents: read',
      shape: answers.activities,
      send: ({ rest }, common) =>
        rest.repos.listActivities({
          ...common,
          ref: `refs/heads/${urlSegment(branch, 'branch')}`,
          direction: 'desc',
          per_page: 100,
        }),
    });
    return activities.find(({ after }) => after === sha)?.timestamp ?? null;
  } catch (error) {
    if (error instanceof ForgeError && UNAVAILABLE.includes(error.kind)) return null;
    throw error;
  }
}
