import { type ApiRequest, example } from './description.ts';
import { type Reply, refusal } from './faults.ts';
import { ok, type Route } from './route.ts';
import type { State } from './state.ts';

type Json = Record<string, unknown>;

/** Who may do what, by GitHub's own names of the questions. */
export const PROTECTION_ROUTES: Readonly<Record<string, Route>> = {
  'repos/get-branch-rules': ({ state, values }) => {
    const found = state.protection.rules.filter(({ branches }) => branches.includes(values.branch ?? ''));
    return ok(
      found.map(({ type, ruleset, parameters }) => ({
        type,
        ruleset_id: ruleset,
        ruleset_source_type: 'Repository',
        ruleset_source: state.repository,
        ...(parameters === undefined ? {} : { parameters }),
      })),
    );
  },
  'repos/get-repo-ruleset': ({ state, values }) => {
    const id = Number(values.ruleset_id);
    const bypass = state.protection.bypass.get(id) ?? 'never';
    const shown = { ...example<Json>('repository-ruleset'), id, source: state.repository };
    return ok(bypass === 'untold' ? shown : { ...shown, current_user_can_bypass: bypass });
  },
  'actions/get-github-actions-default-workflow-permissions-repository': ({ state }) =>
    state.protection.tokenIsAdministrators
      ? ok({
          default_workflow_permissions: 'read',
          can_approve_pull_request_reviews: state.actionsMayOpenPullRequests,
        })
      : refusal(403),
  'actions/list-workflow-runs-for-repo': () => ok({ total_count: 0, workflow_runs: [] }),
};

/** The answer to a query for a branch's classic protection. */
export function answerBranchProtection(state: State, body: unknown): Reply {
  const variables: unknown = Reflect.get(Object(body), 'variables');
  const branch = String(Reflect.get(Object(variables), 'ref')).replace('refs/heads/', '');
  const rule = state.protection.classic.get(branch);
  const refUpdateRule =
    rule === undefined
      ? null
      : {
          pattern: branch,
          viewerCanPush: rule.viewerCanPush ?? true,
          requiresSignatures: rule.requiresSignatures ?? false,
          requiredApprovingReviewCount: rule.reviews ?? null,
          requiredStatusCheckContexts: rule.checks ?? [],
        };
  const ref = state.branches.get(branch) === undefined ? null : { refUpdateRule };
  return { status: 200, body: { data: { repository: { viewerPermission: 'WRITE', ref } } } };
}

/** A pull request of a branch that no repository can have: sent to learn whether it would be refused for that alone. */
export function isQuestion({ method, path, body }: Pick<ApiRequest, 'method' | 'path' | 'body'>): boolean {
  const head: unknown = Reflect.get(Object(body), 'head');
  return method === 'POST' && /^\/repos\/[^/]+\/[^/]+\/pulls$/.test(path) && String(head).includes('..');
}
