import type { BranchAnswer, BranchRule, Right, RuleKind } from '../../core/forge/delivery-rights.ts';
import type { Check } from '../../core/run/check.ts';

/** The settings that decide what a delivery needs. */
export interface Wanted {
  readonly push: boolean;
  readonly pullRequest: boolean;
  /** Commits are made through the API, so GitHub signs them. */
  readonly signs: boolean;
  /** The branch that is pushed to; null if it is unknown. */
  readonly branch: string | null;
}

/** The server's answers; null for those that were not asked for. */
export interface Answers {
  readonly push: Right | null;
  readonly openPullRequests: Right | null;
  readonly branch: BranchAnswer | null;
}

/** Returns the checks of everything that may prevent a delivery. */
export function deliveryChecks(wanted: Wanted, answers: Answers): readonly Check[] {
  return [
    ...(answers.push === null ? [] : [pushCheck(answers.push)]),
    ...(answers.openPullRequests === null ? [] : [pullRequestCheck(answers.openPullRequests)]),
    ...(answers.branch === null || wanted.branch === null
      ? []
      : branchChecks(wanted.branch, wanted, answers.branch)),
  ];
}

/** Returns the workflow line that grants the job's token these permissions. */
export function permissionLines(...rights: readonly string[]): string {
  return `in the workflow's job: permissions: { ${rights.join(', ')} }`;
}

const OTHER_TOKEN = `github-token: \${{ secrets.FORGE_TOKEN }}`;

function pushCheck(right: Right): Check {
  const name = 'contents: write';
  switch (right.kind) {
    case 'granted':
      return check(name, 'ok', 'the token can push', null);
    case 'unknown':
      return check(name, 'unknown', `cannot check if the token can push: ${right.said}`, null);
    case 'refused':
      return check(
        name,
        'missing',
        `the token cannot push: ${right.said}`,
        right.why === 'token' ? SET_TOKEN : permissionLines('contents: write'),
      );
  }
}

const SET_TOKEN = `use a valid token: github-token: \${{ github.token }}`;
const SETTING =
  'tick "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or use another token: ' +
  OTHER_TOKEN;

function pullRequestCheck(right: Right): Check {
  const name = 'pull-requests: write';
  switch (right.kind) {
    case 'granted':
      return check(name, 'ok', 'the token can open pull requests', null);
    case 'unknown':
      return check(
        name,
        'unknown',
        `cannot check if the token can open pull requests: ${right.said}`,
        permissionLines('contents: write', 'pull-requests: write'),
      );
    case 'refused':
      return check(
        name,
        'missing',
        `the token cannot open pull requests: ${right.said}`,
        refusalFix(right.why),
      );
  }
}

function refusalFix(why: 'permission' | 'setting' | 'token'): string {
  switch (why) {
    case 'setting':
      return SETTING;
    case 'token':
      return SET_TOKEN;
    case 'permission':
      return permissionLines('contents: write', 'pull-requests: write');
  }
}

/** Returns one check for each kind of relevant rule, or one check that says that no rule applies. */
function branchChecks(branch: string, wanted: Wanted, answer: BranchAnswer): readonly Check[] {
  const name = `branch ${branch}`;
  if (answer.kind === 'unknown') {
    return [check(name, 'unknown', `cannot read its rules: ${answer.said}`, null)];
  }
  const { exists, rules } = answer.state;
  const found = rules
    .filter(({ bypass }) => bypass !== 'yes')
    .flatMap((rule) => ruleCheck(name, rule, exists, wanted) ?? []);
  const distinct = found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
  if (distinct.length > 0) return distinct;
  if (exists === null) {
    const doubt = 'no ruleset prevents the push; GitHub does not say whether branch protection does';
    return [check(name, 'unknown', doubt, null)];
  }
  return [
    check(
      name,
      'ok',
      exists ? 'no rule blocks this token' : 'the branch is new, and no rule blocks it',
      null,
    ),
  ];
}

const WORDS: Readonly<Record<RuleKind, string>> = {
  signatures: 'accepts only signed commits',
  pull_request: 'accepts changes only through pull requests',
  checks: 'accepts commits only after their checks have passed',
  creation: 'can be created only by selected people',
  update: 'can be pushed to only by selected people',
  pattern: 'accepts only commits, names or paths of a given pattern',
};

const OTHER_BRANCH =
  'push to a separate branch: git: { create_pr: true, branch: "" }, or exempt the token in';

const FIXES: Readonly<Record<RuleKind, string>> = {
  signatures: 'sign through the API: git: { sign_commits: true }, or exempt the token in',
  pull_request: OTHER_BRANCH,
  checks: OTHER_BRANCH,
  creation: 'name another branch: git: { branch: NAME }, or exempt the token in',
  update: OTHER_BRANCH,
  pattern: 'make the commit match: git: { commit_message, author_email, branch }, by',
};

/** Returns what a rule does to this push; null if it does nothing. */
function ruleCheck(name: string, rule: BranchRule, exists: boolean | null, { signs }: Wanted): Check | null {
  const { kind, source, bypass } = rule;
  const force = forceOf(kind, exists, signs);
  if (force === 'none') return null;
  const isSure = force === 'stops' && bypass === 'no';
  const doubt = isSure
    ? ''
    : force === 'stops'
      ? ', unless this token is exempt'
      : ', which may refuse this push';
  return check(
    name,
    isSure ? 'missing' : 'warning',
    `it ${WORDS[kind]} (${source})${doubt}`,
    `${FIXES[kind]} ${source}`,
  );
}

/**
 * Returns whether a rule stops a new commit from being pushed. Rules that require a pull request or passed checks are
 * certain only for an existing branch; GitHub does not document them for a new branch.
 */
function forceOf(kind: RuleKind, exists: boolean | null, signs: boolean): 'stops' | 'may' | 'none' {
  switch (kind) {
    case 'signatures':
      return signs ? 'none' : 'stops';
    case 'creation':
      return exists === null ? 'may' : exists ? 'none' : 'stops';
    case 'update':
      return exists === null ? 'may' : exists ? 'stops' : 'none';
    case 'pull_request':
    case 'checks':
      return exists === true ? 'stops' : 'may';
    case 'pattern':
      return 'may';
  }
}

function check(name: string, state: Check['state'], what: string, mend: string | null): Check {
  return { name, state, what, mend, ends: 'git_error' };
}
