import type { BranchRule, BranchState, RuleKind } from '../../../core/forge/delivery-rights.ts';
import { ForgeError } from '../../../core/forge/forge.ts';
import type { GithubApi } from '../api/github-api.ts';
import { urlSegment } from '../api/url-segment.ts';
import { type RefUpdateRule, type RulesetRule, ruleAnswers } from './rule-schemas.ts';

/** Kinds of ruleset rules, by what they prevent. The others do not prevent a push of a new commit. */
const KINDS: Readonly<Record<string, RuleKind>> = {
  required_signatures: 'signatures',
  pull_request: 'pull_request',
  merge_queue: 'pull_request',
  required_status_checks: 'checks',
  required_deployments: 'checks',
  workflows: 'checks',
  code_scanning: 'checks',
  creation: 'creation',
  update: 'update',
  commit_message_pattern: 'pattern',
  commit_author_email_pattern: 'pattern',
  committer_email_pattern: 'pattern',
  branch_name_pattern: 'pattern',
  file_path_restriction: 'pattern',
  file_extension_restriction: 'pattern',
};

/**
 * Reads both kinds of protection: rulesets by REST, which everybody may read, and classic protection by GraphQL,
 * because REST shows it only to administrators. Both are requested together. Exemptions from rulesets are only
 * requested if a ruleset matters. Throws ForgeError.
 */
export async function branchState(api: GithubApi, branch: string): Promise<BranchState> {
  const [rules, seen] = await Promise.all([
    rulesetRules(api, branch),
    orNull(classicProtection(api, branch)),
  ]);
  const exists = seen === null ? null : seen.ref !== null;
  const relevant = rules.flatMap((rule) => kindOf(rule, exists));
  const exempt = await bypassesOf(api, [...new Set(relevant.flatMap(({ id }) => id ?? []))]);
  const fromRulesets = relevant.map(({ kind, id }) => ({
    kind,
    source: id === undefined ? 'a ruleset' : `ruleset ${id}`,
    bypass: id === undefined ? ('unknown' as const) : (exempt.get(id) ?? 'unknown'),
  }));
  const classicOnes = classicRules(seen?.ref?.refUpdateRule ?? null, seen?.viewerPermission ?? null);
  return { exists, rules: [...fromRulesets, ...classicOnes] };
}

async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/** A check that is not enforced when a branch is created does not prevent its creation. */
function kindOf(
  rule: RulesetRule,
  exists: boolean | null,
): readonly { kind: RuleKind; id: number | undefined }[] {
  const kind = KINDS[rule.type];
  if (kind === undefined) return [];
  if (exists === false && rule.parameters?.do_not_enforce_on_create === true) return [];
  return [{ kind, id: rule.ruleset_id }];
}

function rulesetRules(api: GithubApi, branch: string): Promise<readonly RulesetRule[]> {
  return api.request({
    what: `read the rules of branch ${JSON.stringify(branch)}`,
    needs: 'contents: read',
    shape: ruleAnswers.rules,
    once: true,
    send: ({ rest }, common) =>
      rest.repos.getBranchRules({ ...common, branch: urlSegment(branch, 'branch'), per_page: 100 }),
  });
}

const QUERY = `query ($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    viewerPermission
    ref(qualifiedName: $ref) {
      refUpdateRule {
        pattern viewerCanPush requiresSignatures requiredApprovingReviewCount requiredStatusCheckContexts
      }
    }
  }
}`;

function classicProtection(api: GithubApi, branch: string) {
  return api.request({
    what: `read the protection of branch ${JSON.stringify(branch)}`,
    needs: 'contents: read',
    shape: ruleAnswers.branch,
    once: true,
    send: async (client, { owner, repo, request }) => {
      const variables = { owner, repo, ref: `refs/heads/${branch}`, request };
      const data: unknown = await client.graphql(QUERY, variables);
      return { headers: {}, data };
    },
  });
}

/** GitHub does not reveal whether administrators are exempt. */
function classicRules(rule: RefUpdateRule | null, viewerPermission: string | null): readonly BranchRule[] {
  if (rule === null) return [];
  const source = `the branch protection of ${JSON.stringify(rule.pattern)}`;
  const bypass = viewerPermission === 'ADMIN' ? 'unknown' : 'no';
  const found: readonly (readonly [boolean, RuleKind])[] = [
    [!rule.viewerCanPush, 'update'],
    [rule.requiresSignatures, 'signatures'],
    [rule.requiredApprovingReviewCount !== null, 'pull_request'],
    [(rule.requiredStatusCheckContexts ?? []).length > 0, 'checks'],
  ];
  return found.flatMap(([holds, kind]) =>
    holds ? [{ kind, source, bypass: kind === 'update' ? 'no' : bypass }] : [],
  );
}

const BYPASSES: Readonly<Record<string, BranchRule['bypass']>> = {
  always: 'yes',
  exempt: 'yes',
  never: 'no',
  pull_requests_only: 'no',
};

async function bypassesOf(
  api: GithubApi,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BranchRule['bypass']>> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await bypassOf(api, id)] as const)));
}

async function bypassOf(api: GithubApi, id: number): Promise<BranchRule['bypass']> {
  const asked = api.request({
    what: `read ruleset ${id}`,
    needs: 'contents: read',
    shape: ruleAnswers.ruleset,
    once: true,
    send: ({ rest }, common) => rest.repos.getRepoRuleset({ ...common, ruleset_id: id }),
  });
  return BYPASSES[(await orNull(asked)) ?? ''] ?? 'unknown';
}
