import type { Check } from '../../core/check.ts';
import type { BranchAnswer, BranchRule, Right, RuleKind } from '../../core/delivery-rights.ts';

/** What of the settings decides what a delivery needs. */
export interface Wanted {
  readonly push: boolean;
  readonly pullRequest: boolean;
  /** Commits are made through the API, and so signed by GitHub. */
  readonly signs: boolean;
  /** The branch that is pushed to; null where none can be told. */
  readonly branch: string | null;
}

/** What the server said; null for what was not asked. */
export interface Answers {
  readonly push: Right | null;
  readonly openPullRequests: Right | null;
  readonly branch: BranchAnswer | null;
}

/** What stands in the way of a delivery, or may. Pure: facts in. */
export function deliveryChecks(wanted: Wanted, answers: Answers): readonly Check[] {
  return [
    ...(answers.push === null ? [] : [pushCheck(answers.push)]),
    ...(answers.openPullRequests === null ? [] : [pullRequestCheck(answers.openPullRequests)]),
    ...(answers.branch === null || wanted.branch === null
      ? []
      : branchChecks(wanted.branch, wanted, answers.branch)),
  ];
}

/** The lines of a workflow that give the job's own token a right. */
export function permissionLines(...rights: readonly string[]): string {
  return `in the workflow's job: permissions: { ${rights.join(', ')} }`;
}

const OTHER_TOKEN = `github-token: \${{ secrets.FORGE_TOKEN }}`;

function pushCheck(right: Right): Check {
  const name = 'contents: write';
  switch (right.kind) {
    case 'granted':
      return check(name, 'ok', 'the token may push', null);
    case 'unknown':
      return check(name, 'unknown', `whether the token may push could not be found out: ${right.said}`, null);
    case 'refused':
      return check(
        name,
        'missing',
        `the token may not push: ${right.said}`,
        right.why === 'token' ? SET_TOKEN : permissionLines('contents: write'),
      );
  }
}

const SET_TOKEN = `give a token that counts: github-token: \${{ github.token }}`;
const SETTING =
  'tick "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or give another token: ' +
  OTHER_TOKEN;

function pullRequestCheck(right: Right): Check {
  const name = 'pull-requests: write';
  switch (right.kind) {
    case 'granted':
      return check(name, 'ok', 'the token may open pull requests', null);
    case 'unknown':
      return check(
        name,
        'unknown',
        `whether the token may open pull requests could not be found out: ${right.said}`,
        permissionLines('contents: write', 'pull-requests: write'),
      );
    case 'refused':
      return check(
        name,
        'missing',
        `the token may not open pull requests: ${right.said}`,
        refusalMend(right.why),
      );
  }
}

function refusalMend(why: 'permission' | 'setting' | 'token'): string {
  switch (why) {
    case 'setting':
      return SETTING;
    case 'token':
      return SET_TOKEN;
    case 'permission':
      return permissionLines('contents: write', 'pull-requests: write');
  }
}

/** One check for each kind of rule that matters here; one that says so where none does. */
function branchChecks(branch: string, wanted: Wanted, answer: BranchAnswer): readonly Check[] {
  const name = `branch ${branch}`;
  if (answer.kind === 'unknown') {
    return [check(name, 'unknown', `its rules could not be read: ${answer.said}`, null)];
  }
  const { exists, rules } = answer.state;
  const found = rules
    .filter(({ bypass }) => bypass !== 'yes')
    .flatMap((rule) => ruleCheck(name, rule, exists, wanted) ?? []);
  const distinct = found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
  if (distinct.length > 0) return distinct;
  if (exists === null) {
    const said = 'no ruleset stands in the way; its branch protection, if it has one, was not told';
    return [check(name, 'unknown', said, null)];
  }
  return [
    check(name, 'ok', exists ? 'no rule keeps this token from it' : 'new, and no rule is against it', null),
  ];
}

const WORDS: Readonly<Record<RuleKind, string>> = {
  signatures: 'takes signed commits only',
  pull_request: 'takes changes through pull requests only',
  checks: 'takes commits only once their checks have passed',
  creation: 'may be made by chosen people only',
  update: 'may be pushed to by chosen people only',
  pattern: 'takes commits, names or paths of one form only',
};

const OTHER_BRANCH =
  'let it go to a branch of its own: git: { create_pr: true, branch: "" }, or exempt the token in';

const MENDS: Readonly<Record<RuleKind, string>> = {
  signatures: 'sign through the API: git: { sign_commits: true }, or exempt the token in',
  pull_request: OTHER_BRANCH,
  checks: OTHER_BRANCH,
  creation: 'name another branch: git: { branch: NAME }, or exempt the token in',
  update: OTHER_BRANCH,
  pattern: 'see that the commit fits: git: { commit_message, author_email, branch }, by',
};

/** What a rule does to this push; null where it does nothing. */
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
    `${MENDS[kind]} ${source}`,
  );
}

/**
 * Whether a rule stops a new commit from being pushed. What must come through a pull request, or have passed, is
 * said of a branch that is there; GitHub does not say what holds while one is made.
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
