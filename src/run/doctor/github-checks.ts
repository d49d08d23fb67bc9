import type { RepositoryAnswer, Right } from '../../core/forge/delivery-rights.ts';
import type { Check } from '../../core/run/check.ts';
import { permissionLines } from '../preflight/delivery-checks.ts';

export type TokenKind = 'installation' | 'classic' | 'other';

/**
 * Returns a token's kind by its prefix. `ghs_`: a workflow's own or an app's token. `ghp_` and `gho_`: a token with
 * scopes. Source: GitHub's documentation, "GitHub's token formats".
 */
export function tokenKind(token: string): TokenKind {
  if (token.startsWith('ghs_')) return 'installation';
  return /^gh[po]_/.test(token) ? 'classic' : 'other';
}

export interface GithubFacts {
  readonly repository: RepositoryAnswer;
  readonly pushes: boolean;
  /** GITHUB_EVENT_NAME; '' outside of a workflow. */
  readonly event: string;
  /** Null if the event does not need it. */
  readonly readRuns: Right | null;
}

const HERE = { ends: 'git_error' } as const;

/** Checks the token's access to the repository and the rights that the event needs. Pure. */
export function githubChecks(facts: GithubFacts): readonly Check[] {
  const { repository, event, readRuns } = facts;
  return [
    repositoryCheck(repository, facts.pushes),
    ...(isTalk(event) ? talkChecks(repository) : []),
    ...(readRuns === null ? [] : [runsCheck(readRuns, repository)]),
  ];
}

/** Returns true for events that a run answers with comments. */
function isTalk(event: string): boolean {
  return ['issue_comment', 'pull_request_review_comment', 'issues'].includes(event);
}

/** Returns the check for runs without a push and without a token, on a laptop or in a job. */
export function noGithubCheck(): Check {
  const what = 'not checked: nothing is pushed, and GITHUB_TOKEN or GITHUB_REPOSITORY is not set';
  return { ...HERE, name: 'github', state: 'ok', what, mend: null };
}

function repositoryCheck(answer: RepositoryAnswer, pushes: boolean): Check {
  const name = 'github';
  switch (answer.kind) {
    case 'known': {
      const what = `${answer.name}, ${answer.isPrivate ? 'private' : 'public'}`;
      if (!answer.isArchived || !pushes) return { ...HERE, name, state: 'ok', what, mend: null };
      const mend =
        'unarchive the repository, or turn off pushing: git: { auto_push: false, create_pr: false }';
      return { ...HERE, name, state: 'missing', what: `${what}, archived: it accepts no pushes`, mend };
    }
    case 'unknown':
      return { ...HERE, name, state: 'unknown', what: answer.said, mend: null };
    case 'refused': {
      const mend = answer.why === 'token' ? SET_TOKEN : permissionLines('contents: read');
      return { ...HERE, name, state: 'missing', what: answer.said, mend };
    }
  }
}

const SET_TOKEN = `set a valid token: github-token: \${{ github.token }}`;

/** Checks the right to comment. GitHub reports the scopes of classic tokens, but not a workflow token's permissions. */
function talkChecks(repository: RepositoryAnswer): readonly Check[] {
  const scopes = repository.kind === 'known' ? repository.scopes : null;
  const enough = repository.kind === 'known' && !repository.isPrivate ? ['repo', 'public_repo'] : ['repo'];
  const isGranted = scopes?.some((scope) => enough.includes(scope)) === true;
  const rights = [
    ['comments', 'to add comments and reactions', 'pull-requests: write', 'issues: write'],
    ['stop', 'to cancel a run with "/forge stop"', 'actions: write'],
  ] as const;
  return rights.map(([name, why, ...lines]) => {
    if (isGranted) return { ...HERE, name, state: 'ok', what: `the token has the scopes ${why}`, mend: null };
    const what = `the token needs ${lines.join(' and ')} ${why}; GitHub does not show if it has ${lines.length === 1 ? 'it' : 'them'}`;
    return { ...HERE, name, state: 'unknown', what, mend: permissionLines(...lines) };
  });
}

/** Checks the right to read logs. Everyone may list the runs of a public repository, but not read their logs. */
function runsCheck(right: Right, repository: RepositoryAnswer): Check {
  const name = 'actions: read';
  const mend = permissionLines('actions: read');
  if (right.kind === 'refused') {
    return {
      ...HERE,
      name,
      state: 'missing',
      what: `the token cannot read workflow runs: ${right.said}`,
      mend,
    };
  }
  const isPrivate = repository.kind === 'known' && repository.isPrivate;
  if (right.kind === 'granted' && isPrivate) {
    return { ...HERE, name, state: 'ok', what: 'the token can read workflow runs', mend: null };
  }
  const said =
    right.kind === 'unknown'
      ? `: ${right.said}`
      : ', because everyone can list the runs of a public repository';
  const what = `cannot check if the token can read the logs of workflow runs${said}`;
  return { ...HERE, name, state: 'unknown', what, mend };
}

export interface ArtifactFacts {
  readonly isActions: boolean;
  /** True if ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are set. */
  readonly hasService: boolean;
  readonly serverUrl: string;
  /** The folder of the reports. */
  readonly folder: string;
}

/** Checks the artifact service. Only actions get its address; `run:` steps do not. */
export function artifactCheck({ isActions, hasService, serverUrl, folder }: ArtifactFacts): Check {
  const name = 'artifacts';
  const kept = `the reports stay in ${folder}`;
  if (hasService)
    return { ...HERE, name, state: 'ok', what: 'the artifact service is available', mend: null };
  if (!isActions) return { ...HERE, name, state: 'ok', what: `not in GitHub Actions: ${kept}`, mend: null };
  if (isEnterpriseServer(serverUrl)) {
    const mend = `upload them: - uses: actions/upload-artifact@v3, with: { path: ${folder} }`;
    return {
      ...HERE,
      name,
      state: 'warning',
      what: `GitHub Enterprise Server does not support these artifacts: ${kept}`,
      mend,
    };
  }
  const what =
    'only action steps get the address of the artifact service, and this is a "run:" step; the action itself reports a missing service';
  return { ...HERE, name, state: 'unknown', what, mend: null };
}

function isEnterpriseServer(serverUrl: string): boolean {
  const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname : 'github.com';
  return host !== 'github.com' && !host.endsWith('.ghe.com');
}
