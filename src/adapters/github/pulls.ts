import type { NewPullRequest, PullRequest, PullRequestChange, Reviewers } from '../../core/forge.ts';
import * as answers from './answers.ts';
import type { Line } from './line.ts';
import { makeOnce } from './once.ts';
import { required } from './required.ts';

const NEEDS = 'pull-requests: write';

export async function openOf(line: Line, branch: string, base: string): Promise<PullRequest | null> {
  const { owner, repo } = line.site;
  const found = await line.ask({
    what: `look for the pull request of branch ${JSON.stringify(branch)}`,
    needs: 'pull-requests: read',
    shape: answers.pullRequests,
    send: ({ rest }, common) =>
      rest.pulls.list({
        ...common,
        state: 'open',
        head: `${owner}:${required(branch, 'branch')}`,
        base,
        per_page: 100,
      }),
  });
  // A filter that GitHub cannot read filters nothing, and a fork may have a branch of this name.
  const ours = `${owner}/${repo}`.toLowerCase();
  const isOurs = ({ head }: PullRequest) => head.ref === branch && head.repository?.toLowerCase() === ours;
  return found.find((pull) => isOurs(pull) && pull.base.ref === base) ?? null;
}

export function create(
  line: Line,
  request: NewPullRequest,
  settle: () => Promise<void>,
): Promise<PullRequest> {
  const { title, body, head, base, draft } = request;
  const make = () =>
    line.ask({
      what: `open a pull request of branch ${JSON.stringify(head)} into ${JSON.stringify(base)}`,
      needs: NEEDS,
      shape: answers.pullRequest,
      once: true,
      send: ({ rest }, common) => rest.pulls.create({ ...common, title, body, head, base, draft }),
    });
  return makeOnce(make, () => openOf(line, head, base), settle);
}

export function update(line: Line, number: number, change: PullRequestChange): Promise<PullRequest> {
  const { title, body, base } = change;
  return line.ask({
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

export async function addLabels(line: Line, number: number, labels: readonly string[]): Promise<void> {
  if (labels.length === 0) return;
  await line.ask({
    what: `label #${number}`,
    needs: NEEDS,
    shape: answers.anything,
    send: ({ rest }, common) =>
      rest.issues.addLabels({ ...common, issue_number: number, labels: [...labels] }),
  });
}

export async function requestReviewers(
  line: Line,
  number: number,
  { users, teams }: Reviewers,
): Promise<void> {
  if (users.length + teams.length === 0) return;
  await line.ask({
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
