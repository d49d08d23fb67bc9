import { remoteUrl } from '../../adapters/git/remote-url.ts';
import type { Check } from '../../core/check.ts';
import type { Right } from '../../core/delivery-rights.ts';
import type { RunRequest } from '../../settings/request.ts';
import { answersOf, wantedOf } from '../deliverable.ts';
import { deliveryChecks } from './delivery-checks.ts';
import type { Examination } from './examination.ts';
import { githubChecks, noGithubCheck, tokenKind } from './github-checks.ts';
import { reachedWorkflows } from './reached-workflows.ts';
import { workflowChecks } from './settings-checks.ts';

/** What GitHub says of the token and the branch; all of it is asked at once. */
export async function lookAtGithub(
  request: RunRequest,
  root: string,
  { around, signal }: Pick<Examination, 'around' | 'signal'>,
): Promise<readonly Check[]> {
  const { forge } = request;
  if (forge === null) return [noGithubCheck()];
  const { openRights } = await import('../../adapters/github/rights.ts');
  const { env, clock } = around;
  const gitUrl = remoteUrl(forge.serverUrl, forge.repository);
  const rights = openRights({ ...forge, gitUrl, env, clock, signal });
  const wanted = wantedOf(request, root);
  const event = env.GITHUB_EVENT_NAME ?? '';
  const [repository, answers, setting, readRuns] = await Promise.all([
    rights.repository(),
    answersOf(rights, wanted),
    wanted.pullRequest ? rights.actionsMayOpenPullRequests() : null,
    event === 'workflow_run' ? rights.readRuns() : null,
  ]);
  const openPullRequests = surest(answers.openPullRequests, setting, forge.token);
  const { push: pushes } = wanted;
  const scopes = repository.kind === 'known' ? repository.scopes : null;
  const token = tokenKind(forge.token);
  return [
    ...githubChecks({ repository, pushes, event, readRuns }),
    ...deliveryChecks(wanted, { ...answers, openPullRequests }),
    ...workflowChecks({ reached: reachedWorkflows(request), pushes, token, scopes }),
  ];
}

/** The setting is about a workflow's own token, and decides only where that was not told by trying. */
function surest(tried: Right | null, setting: Right | null, token: string): Right | null {
  const isTold = tried?.kind !== 'unknown' || setting?.kind !== 'refused';
  return isTold || tokenKind(token) !== 'installation' ? tried : setting;
}
