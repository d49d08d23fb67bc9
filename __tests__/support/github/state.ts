import type { Account } from '../../../src/core/forge/forge.ts';
import { makeProtection, type Protection } from './protection.ts';

export interface User extends Account {
  /** As the API says it: `admin`, `write`, `read` or `none`; left out for an account without any part in it. */
  readonly permission?: string;
  readonly roleName?: string;
  readonly type?: 'User' | 'Bot';
}

export interface Pull {
  readonly number: number;
  title: string;
  body: string | null;
  readonly author: string;
  readonly labels: string[];
  state: 'open' | 'closed';
  merged: boolean;
  locked: boolean;
  draft: boolean;
  /** `repository` null: the fork is gone. */
  readonly head: { readonly ref: string; readonly sha: string; readonly repository: string | null };
  base: { readonly ref: string; readonly sha: string };
  readonly reviewers: { readonly users: string[]; readonly teams: string[] };
}

export interface IssueComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  /** null: the account is gone. */
  readonly author: string | null;
  readonly createdAt: string;
  updatedAt: string;
}

/** A job of a workflow run. */
export interface Job {
  readonly id: number;
  readonly run: number;
  readonly attempt: number;
  readonly name: string;
  readonly conclusion: string;
  /** Name, conclusion, and from when to when, ISO 8601. */
  readonly steps: readonly (readonly [string, string, string, string])[];
  /** Where its log lies, on another host; null: it is gone. */
  readonly log: string | null;
}

/** What a workflow run left behind. */
export interface RunArtifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  /** Of its zip, in bytes. */
  readonly size: number;
  /** `sha256:` and hex digits; null: it was uploaded without one. */
  readonly digest: string | null;
  /** Where its zip lies, on another host; null: it has expired. */
  readonly blob: string | null;
}

/** Comments on a line of a pull request's diff. */
export interface Thread {
  readonly pull: number;
  readonly path: string;
  readonly line: number;
  readonly hunk: string;
  readonly resolved?: boolean;
  readonly outdated?: boolean;
  readonly comments: readonly { readonly author: string; readonly body: string; readonly at: string }[];
}

export interface Push {
  readonly branch: string;
  readonly after: string;
  readonly at: string;
  readonly type?: 'push' | 'force_push' | 'branch_creation' | 'pr_merge';
}

export interface WorkflowRunState {
  readonly id: number;
  readonly attempt?: number;
  /** The workflow's file; GitHub may add `@` and a branch. */
  readonly path: string;
  readonly status: 'queued' | 'in_progress' | 'completed';
}

/** One repository as GitHub has it. Tests may change it while the server runs. */
export interface State {
  /** `owner/name`. */
  repository: string;
  defaultBranch: string;
  archived: boolean;
  /** What may be sent as a token. */
  token: string;
  /** The login that the token writes as. */
  writesAs: string;
  /** The setting that lets Actions open pull requests. */
  actionsMayOpenPullRequests: boolean;
  /** What rulesets and branch protections say. */
  readonly protection: Protection;
  readonly users: User[];
  /** Numbers of issues that are no pull requests. */
  readonly issues: number[];
  readonly pulls: Pull[];
  readonly comments: IssueComment[];
  /** Ids of comments on lines of a diff. */
  readonly reviewComments: number[];
  readonly reactions: { readonly on: string; readonly content: string; readonly by: string }[];
  /** Names to the commits they point to. */
  readonly branches: Map<string, string>;
  /** Commits to their committer's date. */
  readonly commits: Map<string, string>;
  /** Commits to their messages, where those matter. */
  readonly messages: Map<string, string>;
  /** Latest first. */
  readonly pushes: Push[];
  readonly workflowRuns: WorkflowRunState[];
  /** Ids of the workflow runs that were to be cancelled. */
  readonly cancelled: number[];
  /** Jobs of workflow runs. */
  readonly jobs: Job[];
  /** Of workflow runs. */
  readonly artifacts: RunArtifact[];
  /** What is said on lines of diffs. */
  readonly threads: Thread[];
  /** The folder of the repository itself, for what is asked about its objects; null: there is none. */
  readonly bare: string | null;
  /** Whether a commit that is made of objects gets a signature: not with a person's token. */
  signsObjects: boolean;
  /** The commits that have one. */
  readonly signed: Set<string>;
}

export const TOKEN = 'ghs_Zk3vT9mWq7LxR2nB8cYd5HfJ1pGs4A6uEoVi';
/** What a workflow's own token writes as on github.com. */
export const ACTIONS_BOT: User = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' };

/** 40 hex digits out of a few. */
export function sha(seed: string): string {
  return Buffer.from(seed.padEnd(20, '.')).toString('hex').slice(0, 40);
}

/** `acme/app`, with a maintainer `mia` and an open pull request #7 of hers. */
export function makeState(given: Partial<State> = {}): State {
  const main = sha('main');
  const fix = sha('fix');
  return {
    repository: 'acme/app',
    defaultBranch: 'main',
    archived: false,
    token: TOKEN,
    writesAs: ACTIONS_BOT.login,
    actionsMayOpenPullRequests: true,
    protection: makeProtection(),
    users: [
      ACTIONS_BOT,
      { id: 100, login: 'mia', permission: 'write', roleName: 'maintain' },
      { id: 666, login: 'mallory' },
    ],
    issues: [3],
    pulls: [makePull({ number: 7, head: { ref: 'fix', sha: fix, repository: 'acme/app' } })],
    comments: [],
    reviewComments: [],
    reactions: [],
    branches: new Map([
      ['main', main],
      ['fix', fix],
    ]),
    commits: new Map([
      [main, '2026-11-01T08:00:00Z'],
      [fix, '2026-11-02T09:00:00Z'],
    ]),
    messages: new Map(),
    pushes: [],
    workflowRuns: [],
    cancelled: [],
    jobs: [],
    artifacts: [],
    threads: [],
    bare: null,
    signsObjects: true,
    signed: new Set(),
    ...given,
  };
}

export function makePull(given: Pick<Pull, 'number' | 'head'> & Partial<Pull>): Pull {
  return {
    title: 'Mend it',
    body: null,
    author: 'mia',
    labels: [],
    state: 'open',
    merged: false,
    locked: false,
    draft: false,
    base: { ref: 'main', sha: sha('main') },
    reviewers: { users: [], teams: [] },
    ...given,
  };
}

export function makeComment(given: Pick<IssueComment, 'id' | 'body'> & Partial<IssueComment>): IssueComment {
  const createdAt = given.createdAt ?? '2026-11-02T10:00:00Z';
  return { issue: 7, author: 'mia', createdAt, updatedAt: createdAt, ...given };
}
