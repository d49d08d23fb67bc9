import { ForgeError, type HeadFacts, type Permission, type PullRequest } from '../../core/forge.ts';
import * as answers from './answers.ts';
import type { Line } from './line.ts';
import { required } from './required.ts';

export function permission(line: Line, login: string): Promise<Permission> {
  return line.ask({
    what: `read the permission of ${JSON.stringify(login)}`,
    needs: 'contents: read',
    shape: answers.permission,
    send: ({ rest }, common) =>
      rest.repos.getCollaboratorPermissionLevel({ ...common, username: required(login, 'login') }),
  });
}

export function pullRequest(line: Line, number: number): Promise<PullRequest> {
  return line.ask({
    what: `read pull request #${number}`,
    needs: 'pull-requests: read',
    shape: answers.pullRequest,
    send: ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
  });
}

export function defaultBranch(line: Line): Promise<string> {
  return line.ask({
    what: 'read the default branch',
    needs: 'contents: read',
    shape: answers.defaultBranch,
    send: ({ rest }, common) => rest.repos.get({ ...common }),
  });
}

export async function branchHead(line: Line, branch: string): Promise<string | null> {
  try {
    return await line.ask({
      what: `read the head of branch ${JSON.stringify(branch)}`,
      needs: 'contents: read',
      shape: answers.reference,
      send: ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${required(branch, 'branch')}` }),
    });
  } catch (error) {
    if (error instanceof ForgeError && error.kind === 'not_found' && error.status === 404) return null;
    throw error;
  }
}

export async function headFacts(line: Line, sha: string, branch: string): Promise<HeadFacts> {
  const [commit, pushedAt] = await Promise.all([committed(line, sha), pushed(line, sha, branch)]);
  return { ...commit, pushedAt };
}

function committed(line: Line, sha: string): Promise<Pick<HeadFacts, 'committedAt' | 'message'>> {
  return line.ask({
    what: `read commit ${JSON.stringify(sha)}`,
    needs: 'contents: read',
    shape: answers.committed,
    send: ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: required(sha, 'commit') }),
  });
}

/** Where a server does not offer its list of pushes, or does not show it to this token. */
const NOT_TOLD: readonly string[] = ['forbidden', 'not_found', 'invalid'];

/** GitHub lists each push, creation and merge of a branch, latest first, with its own time of it. */
async function pushed(line: Line, sha: string, branch: string): Promise<number | null> {
  try {
    const activities = await line.ask({
      what: `read when branch ${JSON.stringify(branch)} was pushed`,
      needs: 'contents: read',
      shape: answers.activities,
      send: ({ rest }, common) =>
        rest.repos.listActivities({
          ...common,
          ref: `refs/heads/${required(branch, 'branch')}`,
          direction: 'desc',
          per_page: 100,
        }),
    });
    return activities.find(({ after }) => after === sha)?.timestamp ?? null;
  } catch (error) {
    if (error instanceof ForgeError && NOT_TOLD.includes(error.kind)) return null;
    throw error;
  }
}
