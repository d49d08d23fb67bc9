import type {
  BranchAnswer,
  DeliveryRights,
  RepositoryAnswer,
  RepositoryOutlook,
  Right,
} from '../../../core/forge/delivery-rights.ts';
import { ForgeError } from '../../../core/forge/forge.ts';
import { useProxyFrom } from '../../http/proxy.ts';
import type { ForgeOptions } from '../api/forge-options.ts';
import { GithubApi } from '../api/github-api.ts';
import { checkedToken, parseRepositoryAddress } from '../api/repository-address.ts';
import { anything } from '../repository/answer-schemas.ts';
import { branchState } from './branch-rules.ts';
import { mayPush } from './push-access.ts';
import { ruleAnswers } from './rule-schemas.ts';

export interface RightsOptions extends ForgeOptions {
  /** The repository's URL for git; see `remoteUrl`. */
  readonly gitUrl: string;
}

/**
 * A name that no branch can have (git-check-ref-format(1): no `..`), so no pull request is created. GitHub checks the
 * token's rights, and the repository's setting for Actions, before it checks the branches.
 */
const IMPOSSIBLE_BRANCH = 'forge-headless..asks';

/** Sends nothing yet. Throws StopRun(config) for an invalid address, repository, token or proxy. */
export function openRights(options: RightsOptions): DeliveryRights & RepositoryOutlook {
  const address = parseRepositoryAddress(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyFrom(options.env);
  const api = new GithubApi(address, token, options);
  return {
    push: () => mayPush({ url: options.gitUrl, token, signal: options.signal }),
    openPullRequests: () => orRefused(openPullRequests(api)),
    branch: (name) => orUnknown(branch(api, name)),
    repository: () => orRefused(repository(api)),
    actionsMayOpenPullRequests: () => orUnknown(actionsMayOpen(api)),
    readRuns: () => orRefused(readRuns(api)),
  };
}

const GRANTED = { kind: 'granted' } as const;

async function openPullRequests(api: GithubApi): Promise<Right> {
  try {
    await api.request({
      what: 'check that pull requests may be opened',
      needs: 'pull-requests: write',
      shape: anything,
      once: true,
      send: ({ rest }, common) =>
        rest.pulls.create({
          ...common,
          title: 'forge-headless',
          head: IMPOSSIBLE_BRANCH,
          base: IMPOSSIBLE_BRANCH,
        }),
    });
    return GRANTED;
  } catch (error) {
    // The request was refused because of the branches, so the rights suffice.
    if (error instanceof ForgeError && error.kind === 'invalid' && error.status === 422) return GRANTED;
    throw error;
  }
}

async function readRuns(api: GithubApi): Promise<Right> {
  await api.request({
    what: 'read workflow runs',
    needs: 'actions: read',
    shape: anything,
    once: true,
    send: ({ rest }, common) => rest.actions.listWorkflowRunsForRepo({ ...common, per_page: 1 }),
  });
  return GRANTED;
}

async function actionsMayOpen(api: GithubApi): Promise<Right> {
  const allowed = await api.request({
    what: 'read what Actions may do',
    needs: 'administration: read',
    shape: ruleAnswers.workflowPermissions,
    once: true,
    send: ({ rest }, common) =>
      rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...common }),
  });
  if (allowed) return GRANTED;
  return {
    kind: 'refused',
    why: 'setting',
    said: 'this repository does not allow Actions to open pull requests',
  };
}

async function branch(api: GithubApi, name: string): Promise<BranchAnswer> {
  return { kind: 'known', state: await branchState(api, name) };
}

async function repository(api: GithubApi): Promise<RepositoryAnswer> {
  const found = await api.request({
    what: 'read the repository',
    needs: 'contents: read',
    shape: ruleAnswers.repository,
    once: true,
    send: async ({ rest }, common) => {
      const { headers, data } = await rest.repos.get({ ...common });
      return { headers, data: { ...data, scopes: headers['x-oauth-scopes'] } };
    },
  });
  return { kind: 'known', ...found };
}

type Unknown = Extract<Right, { readonly kind: 'unknown' }>;
type NotGranted = Exclude<Right, typeof GRANTED>;

/** Handles questions for which a refusal only says that this token may not ask them. */
async function orUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | Unknown> {
  try {
    return await answer;
  } catch (error) {
    return { kind: 'unknown', said: messageOfError(error) };
  }
}

/** Handles questions for which a refusal is the answer. */
async function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer | NotGranted> {
  try {
    return await answer;
  } catch (error) {
    return refusedOrUnknown(error);
  }
}

/** Only a plain refusal is one. Rate limits, outages and missing pages reveal nothing about rights. */
function refusedOrUnknown(error: unknown): NotGranted {
  const said = messageOfError(error);
  if (!(error instanceof ForgeError)) return { kind: 'unknown', said };
  if (error.kind === 'unauthorised') return { kind: 'refused', why: 'token', said };
  if (error.kind !== 'forbidden' || error.status !== 403) return { kind: 'unknown', said };
  const isSetting = /not permitted to create or approve pull requests/i.test(said);
  return { kind: 'refused', why: isSetting ? 'setting' : 'permission', said };
}

function messageOfError(error: unknown): string {
  if (error instanceof ForgeError) return error.message;
  throw error;
}
