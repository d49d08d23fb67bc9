import type { BranchRule, BranchState, RuleKind } from '../../core/delivery-rights.ts';
import { ForgeError } from '../../core/forge.ts';
import type { Line } from './line.ts';
import { required } from './required.ts';
import { type RefUpdateRule, type RulesetRule, ruleAnswers } from './rule-answers.ts';

/** Rulesets' kinds of rules, by what they stop. Those left out stop no push of a new commit. */
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
 * Both kinds of protection: rulesets by REST, which everybody may read, and the classic one by GraphQL, for REST
 * shows that to administrators alone. Both are asked at once; whether the token is exempt from a ruleset is asked
 * only where one says something. Throws ForgeError.
 */
export async function branchState(line: Line, branch: string): Promise<BranchState> {
  const [rules, seen] = await Promise.all([rulesetRules(line, branch), known(classic(line, branch))]);
  const exists = seen === null ? null : seen.ref !== null;
  const telling = rules.flatMap((rule) => kindOf(rule, exists));
  const exempt = await exemptions(line, [...new Set(telling.flatMap(({ id }) => id ?? []))]);
  const fromRulesets = telling.map(({ kind, id }) => ({
    kind,
    source: id === undefined ? 'a ruleset' : `ruleset ${id}`,
    bypass: id === undefined ? ('unknown' as const) : (exempt.get(id) ?? 'unknown'),
  }));
  const classicOnes = classicRules(seen?.ref?.refUpdateRule ?? null, seen?.viewerPermission ?? null);
  return { exists, rules: [...fromRulesets, ...classicOnes] };
}

async function known<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/** A check that need not have passed where the branch is only made does not stand in its way. */
function kindOf(
  rule: RulesetRule,
  exists: boolean | null,
): readonly { kind: RuleKind; id: number | undefined }[] {
  const kind = KINDS[rule.type];
  if (kind === undefined) return [];
  if (exists === false && rule.parameters?.do_not_enforce_on_create === true) return [];
  return [{ kind, id: rule.ruleset_id }];
}

function rulesetRules(line: Line, branch: string): Promise<readonly RulesetRule[]> {
  return line.ask({
    what: `read the rules of branch ${JSON.stringify(branch)}`,
    needs: 'contents: read',
    shape: ruleAnswers.rules,
    once: true,
    send: ({ rest }, common) =>
      rest.repos.getBranchRules({ ...common, branch: required(branch, 'branch'), per_page: 100 }),
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

function classic(line: Line, branch: string) {
  return line.ask({
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

/** What an administrator is held to is not told. */
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

async function exemptions(
  line: Line,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BranchRule['bypass']>> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await exemption(line, id)] as const)));
}

async function exemption(line: Line, id: number): Promise<BranchRule['bypass']> {
  const asked = line.ask({
    what: `read ruleset ${id}`,
    needs: 'contents: read',
    shape: ruleAnswers.ruleset,
    once: true,
    send: ({ rest }, common) => rest.repos.getRepoRuleset({ ...common, ruleset_id: id }),
  });
  return BYPASSES[(await known(asked)) ?? ''] ?? 'unknown';
}
