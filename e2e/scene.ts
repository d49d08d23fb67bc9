import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type GitServer, startGitServer } from '../__tests__/support/git-server.ts';
import { type GithubServer, startGithubServer } from '../__tests__/support/github/server.ts';
import { makeComment, makePull, type State, TOKEN } from '../__tests__/support/github/state.ts';
import type { RecordedRequest, Script } from '../__tests__/support/model-server/script.ts';
import { startModelServer } from '../__tests__/support/model-server/server.ts';
import { git, makeRepository, writeFiles } from '../__tests__/support/repository.ts';
import { type Played, play } from './act.ts';

export const REPOSITORY = 'acme/app';
export const PULL = 7;
export const COMMENT = 4_000_001;
const EXAMPLES = resolve(import.meta.dirname, '../examples');
const KEY = 'sk-ant-e2e-Vq7Lx2mW9pRt';

/** What sets a workflow off. */
export interface Happening {
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  /** What the model answers. */
  readonly script: Script;
  readonly variables?: Readonly<Record<string, string>>;
}

export interface Outcome extends Played {
  readonly requests: readonly RecordedRequest[];
}

/** A repository on GitHub that has copied all the examples, with a pull request #7 of mia's from `fix`. */
export interface Scene extends AsyncDisposable {
  readonly state: State;
  readonly server: GitServer;
  /** Commits when the scene was made. */
  readonly main: string;
  readonly head: string;
  /** Where a branch stands on the server; '' where it has none. */
  tip(branch: string): string;
  /** git in the repository on the server. */
  git(...args: readonly string[]): string;
  run(happening: Happening): Promise<Outcome>;
}

export async function makeScene(files: Readonly<Record<string, string>>): Promise<Scene> {
  const origin = makeRepository(files);
  cpSync(join(EXAMPLES, 'workflows'), join(origin, '.github/workflows'), { recursive: true });
  cpSync(join(EXAMPLES, 'forge'), join(origin, '.forge'), { recursive: true });
  const main = commit(origin, 'workflows');
  git(origin, 'checkout', '-q', '-b', 'fix');
  writeFiles(origin, { 'feature.txt': 'a feature\n' });
  const head = commit(origin, 'a feature');
  git(origin, 'checkout', '-q', 'main');
  git(origin, 'update-ref', `refs/pull/${PULL}/merge`, merged(origin, main, head));
  const server = await startGitServer(TOKEN);
  const bare = await server.host(REPOSITORY, origin);
  git(bare, 'fetch', '-q', origin, '+refs/pull/*:refs/pull/*');
  const github = await startGithubServer({ state: stateOf(bare, { main, head }) });
  return new E2eScene({ origin, bare, server, github, main, head });
}

function commit(root: string, message: string): string {
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', message);
  return git(root, 'rev-parse', 'HEAD');
}

/** GitHub's test merge: what a workflow of a pull request is given. */
function merged(root: string, base: string, head: string): string {
  return git(root, 'commit-tree', '-p', base, '-p', head, '-m', 'merge', `${head}^{tree}`);
}

function stateOf(
  bare: string,
  { main, head }: { readonly main: string; readonly head: string },
): Partial<State> {
  return {
    pulls: [
      makePull({
        number: PULL,
        head: { ref: 'fix', sha: head, repository: REPOSITORY },
        base: { ref: 'main', sha: main },
      }),
    ],
    comments: [makeComment({ id: COMMENT, body: '/forge' })],
    branches: new ServerBranches(bare),
    commits: new Map([
      [main, '2026-11-01T08:00:00Z'],
      [head, '2026-11-02T09:00:00Z'],
    ]),
    pushes: [{ branch: 'fix', after: head, at: '2026-11-02T09:00:00Z' }],
  };
}

/** What the API says of branches is what git has. */
class ServerBranches extends Map<string, string> {
  readonly #bare: string;

  constructor(bare: string) {
    super();
    this.#bare = bare;
  }

  override get(branch: string): string | undefined {
    return tipIn(this.#bare, branch) || undefined;
  }
}

function tipIn(bare: string, branch: string): string {
  return git(bare, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`);
}

interface Made {
  readonly origin: string;
  readonly bare: string;
  readonly server: GitServer;
  readonly github: GithubServer;
  readonly main: string;
  readonly head: string;
}

class E2eScene implements Scene {
  readonly server: GitServer;
  readonly main: string;
  readonly head: string;
  readonly #made: Made;
  #runs = 0;

  constructor(made: Made) {
    this.#made = made;
    this.server = made.server;
    this.main = made.main;
    this.head = made.head;
  }

  get state(): State {
    return this.#made.github.api.state;
  }

  tip(branch: string): string {
    return tipIn(this.#made.bare, branch);
  }

  git(...args: readonly string[]): string {
    return git(this.#made.bare, ...args);
  }

  /** A run of its own of the workflow, in a fresh clone: where act looks for workflows, and for the commit of the event. */
  async run({ script, variables, ...happening }: Happening): Promise<Outcome> {
    await using model = await startModelServer(script);
    const repository = mkdtempSync(join(tmpdir(), 'forge-e2e-repository-'));
    execFileSync('git', ['clone', '-q', `file://${this.#made.bare}`, repository], { env: CLONE_ENV });
    this.#runs += 1;
    try {
      const played = await play({
        ...happening,
        repository,
        secrets: { ANTHROPIC_API_KEY: KEY, GITHUB_TOKEN: TOKEN },
        variables: { ...this.#variables(model.baseUrl('anthropic')), ...variables },
      });
      return { ...played, requests: model.requests };
    } finally {
      rmSync(repository, { recursive: true, force: true });
    }
  }

  #variables(model: string): Readonly<Record<string, string>> {
    return {
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_ACTOR: 'mia',
      GITHUB_TRIGGERING_ACTOR: 'mia',
      // A name below localhost: what @actions/artifact does not take for an Enterprise Server, which has no artifacts.
      GITHUB_SERVER_URL: this.server.url.replace('127.0.0.1', 'forge.localhost'),
      GITHUB_API_URL: this.#made.github.url,
      GITHUB_GRAPHQL_URL: `${this.#made.github.url}/graphql`,
      GITHUB_RUN_ID: String(1000 + this.#runs),
      GITHUB_RUN_ATTEMPT: '1',
      // As a gateway would be configured on a runner: the workflows themselves stay as they are.
      FORGE_BASE_URL: model,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close();
    rmSync(this.#made.origin, { recursive: true, force: true });
    await this.#made.github[Symbol.asyncDispose]();
  }
}

const CLONE_ENV = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};
