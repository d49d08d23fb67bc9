import type {
  BranchAnswer,
  DeliveryRights,
  RepositoryAnswer,
  RepositoryOutlook,
  Right,
} from '../../core/delivery-rights.ts';
import { ForgeError } from '../../core/forge.ts';
import { useProxyOf } from '../models/proxy.ts';
import { anything } from './answers.ts';
import { branchState } from './branch-rules.ts';
import { Line } from './line.ts';
import type { ForgeOptions } from './options.ts';
import { mayPush } from './push-access.ts';
import { ruleAnswers } from './rule-answers.ts';
import { checkedToken, siteOf } from './site.ts';

export interface RightsOptions extends ForgeOptions {
  /** The repository's address for git; see `remoteUrl`. */
  readonly gitUrl: string;
}

/**
 * No branch can bear this name (git-check-ref-format(1): no `..`), so a pull request of it cannot come to be. GitHub
 * looks at the token's rights, and at the repository's setting for Actions, before it looks at the branches.
 */
const NO_BRANCH = 'forge-headless..asks';

/** Asks nothing yet. Throws StopRun(config) for an address, a repository, a token or a proxy that cannot be. */
export function openRights(options: RightsOptions): DeliveryRights & RepositoryOutlook {
  const site = siteOf(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyOf(options.env);
  const line = new Line(site, token, options);
  return {
    push: () => mayPush({ url: options.gitUrl, token, signal: options.signal }),
    openPullRequests: () => orRefused(openPullRequests(line)),
    branch: (name) => orUnknown(branch(line, name)),
    repository: () => orRefused(repository(line)),
    actionsMayOpenPullRequests: () => orUnknown(actionsMayOpen(line)),
    readRuns: () => orRefused(readRuns(line)),
  };
}

const GRANTED = { kind: 'granted' } as const;

async function openPullRequests(line: Line): Promise<Right> {
  try {
    await line.ask({
      what: 'ask whether pull requests may be opened',
      needs: 'pull-requests: write',
      shape: anything,
      once: true,
      send: ({ rest }, common) =>
        rest.pulls.create({ ...common, title: 'forge-headless', head: NO_BRANCH, base: NO_BRANCH }),
    });
    return GRANTED;
  } catch (error) {
    // It got as far as the branches.
    if (error instanceof ForgeError && error.kind === 'invalid' && error.status === 422) return GRANTED;
    throw error;
  }
}

async function readRuns(line: Line): Promise<Right> {
  await line.ask({
    what: 'read workflow runs',
    needs: 'actions: read',
    shape: anything,
    once: true,
    send: ({ rest }, common) => rest.actions.listWorkflowRunsForRepo({ ...common, per_page: 1 }),
  });
  return GRANTED;
}

async function actionsMayOpen(line: Line): Promise<Right> {
  const allowed = await line.ask({
    what: 'read what Actions may do',
    needs: 'administration: read',
    shape: ruleAnswers.workflowPermissions,
    once: true,
    send: ({ rest }, common) =>
      rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...common }),
  });
  if (allowed) return GRANTED;
  return { kind: 'refused', why: 'setting', said: 'Actions may not open pull requests in this repository' };
}

async function branch(line: Line, name: string): Promise<BranchAnswer> {
  return { kind: 'known', state: await branchState(line, name) };
}

async function repository(line: Line): Promise<RepositoryAnswer> {
  const found = await line.ask({
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

/** For questions to which a no says only that this token may not ask them. */
async function orUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | Unknown> {
  try {
    return await answer;
  } catch (error) {
    return { kind: 'unknown', said: wordsOf(error) };
  }
}

/** For questions whose refusal is the answer. */
async function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer | NotGranted> {
  try {
    return await answer;
  } catch (error) {
    return refusedOrUnknown(error);
  }
}

/** Only a plain no is one: a limit, an outage or a page that is not there says nothing about rights. */
function refusedOrUnknown(error: unknown): NotGranted {
  const said = wordsOf(error);
  if (!(error instanceof ForgeError)) return { kind: 'unknown', said };
  if (error.kind === 'unauthorised') return { kind: 'refused', why: 'token', said };
  if (error.kind !== 'forbidden' || error.status !== 403) return { kind: 'unknown', said };
  const isSetting = /not permitted to create or approve pull requests/i.test(said);
  return { kind: 'refused', why: isSetting ? 'setting' : 'permission', said };
}

function wordsOf(error: unknown): string {
  if (error instanceof ForgeError) return error.message;
  throw error;
}
