import { remoteUrl } from '../../adapters/git/remote/remote-url.ts';
import type { Right } from '../../core/forge/delivery-rights.ts';
import type { Check } from '../../core/run/check.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { answersOf, wantedOf } from '../preflight/deliverable.ts';
import { deliveryChecks } from '../preflight/delivery-checks.ts';
import type { Examination } from './examination.ts';
import { githubChecks, noGithubCheck, tokenKind } from './github-checks.ts';
import { reachedWorkflows } from './reached-workflows.ts';
import { workflowChecks } from './settings-checks.ts';

/** Asks GitHub about the token and the branch, with all requests at the same time. */
export async function lookAtGithub(
  request: RunRequest,
  root: string,
  { hostProcess, signal }: Pick<Examination, 'hostProcess' | 'signal'>,
): Promise<readonly Check[]> {
  const { forge } = request;
  if (forge === null) return [noGithubCheck()];
  const { openRights } = await import('../../adapters/github/rights/delivery-rights.ts');
  const { env, clock } = hostProcess;
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

/** Returns the more reliable answer. The setting concerns a workflow's own token, and counts if the try is unclear. */
function surest(tried: Right | null, setting: Right | null, token: string): Right | null {
  const isTold = tried?.kind !== 'unknown' || setting?.kind !== 'refused';
  return isTold || tokenKind(token) !== 'installation' ? tried : setting;
}
