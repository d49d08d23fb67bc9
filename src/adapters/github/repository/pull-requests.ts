import type { NewPullRequest, PullRequest, PullRequestChange, Reviewers } from '../../../core/forge/forge.ts';
import { createOnce } from '../api/create-once.ts';
import type { GithubApi } from '../api/github-api.ts';
import { urlSegment } from '../api/url-segment.ts';
import * as answers from './answer-schemas.ts';

const NEEDS = 'pull-requests: write';

export async function openOf(api: GithubApi, branch: string, base: string): Promise<PullRequest | null> {
  const { owner, repo } = api.address;
  const found = await api.request({
    what: `look for the pull request of branch ${JSON.stringify(branch)}`,
    needs: 'pull-requests: read',
    shape: answers.pullRequests,
    send: ({ rest }, common) =>
      rest.pulls.list({
        ...common,
        state: 'open',
        head: `${owner}:${urlSegment(branch, 'branch')}`,
        base,
        per_page: 100,
      }),
  });
  // GitHub ignores a filter that it cannot parse, and a fork may have a branch of this name.
  const ours = `${owner}/${repo}`.toLowerCase();
  const isOurs = ({ head }: PullRequest) => head.ref === branch && head.repository?.toLowerCase() === ours;
  return found.find((pull) => isOurs(pull) && pull.base.ref === base) ?? null;
}

export function create(
  api: GithubApi,
  request: NewPullRequest,
  settle: () => Promise<void>,
): Promise<PullRequest> {
  const { title, body, head, base, draft } = request;
  const make = () =>
    api.request({
      what: `open a pull request of branch ${JSON.stringify(head)} into ${JSON.stringify(base)}`,
      needs: NEEDS,
      shape: answers.pullRequest,
      once: true,
      send: ({ rest }, common) => rest.pulls.create({ ...common, title, body, head, base, draft }),
    });
  return createOnce(make, () => openOf(api, head, base), settle);
}

export function update(api: GithubApi, number: number, change: PullRequestChange): Promise<PullRequest> {
  const { title, body, base } = change;
  return api.request({
    what: `update pull request #${number}`,
    needs: NEEDS,
    shape: answers.pullRequest,
    send: ({ rest }, common) =>
      rest.pulls.update({
        ...common,
        pull_number: number,
        ...(title === undefined ? {} : { title }),
        ...(body === undefined ? {} : { body }),
        ...(base === undefined ? {} : { base }),
      }),
  });
}

export async function addLabels(api: GithubApi, number: number, labels: readonly string[]): Promise<void> {
  if (labels.length === 0) return;
  await api.request({
    what: `label #${number}`,
    needs: NEEDS,
    shape: answers.anything,
    send: ({ rest }, common) =>
      rest.issues.addLabels({ ...common, issue_number: number, labels: [...labels] }),
  });
}

export async function requestReviewers(
  api: GithubApi,
  number: number,
  { users, teams }: Reviewers,
): Promise<void> {
  if (users.length + teams.length === 0) return;
  await api.request({
    what: `request reviews of pull request #${number} from ${JSON.stringify([...users, ...teams])}`,
    needs: NEEDS,
    shape: answers.anything,
    send: ({ rest }, common) =>
      rest.pulls.requestReviewers({
        ...common,
        pull_number: number,
        reviewers: [...users],
        team_reviewers: [...teams],
      }),
  });
}
