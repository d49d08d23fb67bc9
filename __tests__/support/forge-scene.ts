import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitServer, startGitServer } from './git-server.ts';
import type { GithubApi } from './github/api.ts';
import { startGithubServer } from './github/server.ts';
import { type Pull, type State, TOKEN } from './github/state.ts';
import type { Script } from './model-server/script.ts';
import { git, makeRepository, writeFiles } from './repository.ts';
import { type WholeRun, wholeRun } from './whole-run.ts';

const REPOSITORY = 'acme/app';

export interface SceneRun {
  readonly script: Script;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Something done to the checkout first. */
  readonly prepare?: (root: string) => void;
}

/** One repository of a false GitHub: its API and its git server tell the same story. */
export interface ForgeScene extends AsyncDisposable {
  readonly api: GithubApi;
  readonly server: GitServer;
  /** What GITHUB_API_URL is to be. */
  readonly apiUrl: string;
  readonly pulls: readonly Pull[];
  /** Names of the operations that the API was asked for, those that only read left out. */
  readonly writes: readonly string[];
  /** Where a branch stands on the server; null where it has none. */
  tip(branch: string): string | null;
  /** Somebody commits these files to a branch on the server. Gives the commit's id. */
  advance(branch: string, files: Readonly<Record<string, string>>): string;
  /** git in the repository on the server. */
  git(...args: readonly string[]): string;
  /** A fresh checkout of `main`. */
  checkout(): string;
  /** The action, in a fresh checkout of `main`. */
  run(plan: SceneRun): Promise<WholeRun>;
}

export async function forgeScene(
  files: Readonly<Record<string, string>>,
  state: Partial<State> = {},
): Promise<ForgeScene> {
  const server = await startGitServer(TOKEN);
  const bare = await server.host(REPOSITORY, makeRepository(files));
  const tip = (branch: string): string | null => {
    const found = git(bare, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`);
    return found === '' ? null : found;
  };
  const github = await startGithubServer({
    state: { pulls: [], branches: new ServerBranches(tip), bare, ...state },
  });
  const { api } = github;
  return {
    api,
    server,
    apiUrl: github.url,
    checkout: () => checkout(bare),
    get pulls() {
      return api.state.pulls;
    },
    get writes() {
      return api.writes.map(({ operation }) => operation);
    },
    tip,
    git: (...args) => git(bare, ...args),
    advance: (branch, files) => advance(bare, branch, files),
    run: (plan) => {
      const root = checkout(bare);
      plan.prepare?.(root);
      return runIn(root, { server, apiUrl: github.url }, plan);
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await github[Symbol.asyncDispose]();
    },
  };
}

/** What the API says of branches is what git has. */
class ServerBranches extends Map<string, string> {
  readonly #tip: (branch: string) => string | null;

  constructor(tip: (branch: string) => string | null) {
    super();
    this.#tip = tip;
  }

  override get(branch: string): string | undefined {
    return this.#tip(branch) ?? undefined;
  }
}

function advance(bare: string, branch: string, files: Readonly<Record<string, string>>): string {
  const root = checkout(bare);
  git(root, 'checkout', '-q', branch);
  writeFiles(root, files);
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'by somebody else');
  git(root, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`);
  return git(root, 'rev-parse', 'HEAD');
}

function checkout(bare: string): string {
  const root = join(mkdtempSync(join(tmpdir(), 'forge-checkout-')), 'work');
  execFileSync('git', ['clone', '-q', `file://${bare}`, root], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
  });
  return root;
}

function runIn(
  root: string,
  { server, apiUrl }: { readonly server: GitServer; readonly apiUrl: string },
  plan: SceneRun,
): Promise<WholeRun> {
  const event = join(mkdtempSync(join(tmpdir(), 'forge-event-')), 'event.json');
  writeFileSync(event, JSON.stringify({ inputs: {}, ref: 'refs/heads/main' }));
  return wholeRun({
    root,
    door: 'action',
    task: 'Fix the lint errors',
    script: plan.script,
    inputs: { 'github-token': TOKEN, ...plan.inputs },
    env: {
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_EVENT_PATH: event,
      GITHUB_ACTOR: 'mia',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SERVER_URL: server.url,
      GITHUB_API_URL: apiUrl,
      GITHUB_WORKFLOW: 'Nightly: care',
      GITHUB_JOB: 'lint',
      ...plan.env,
    },
  });
}
