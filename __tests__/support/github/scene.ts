import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GitServer, startGitServer } from '../git-server.ts';
import { git, makeRepository, writeFiles } from '../repository.ts';
import type { GithubApi } from './api.ts';
import { type CommentEvent, type CommentedOn, issueCommentPayload } from './events.ts';
import { type GithubServer, startGithubServer } from './server.ts';
import { makeComment, makePull, type Pull, TOKEN } from './state.ts';

export const PULL = 7;
/** The pull request's branch. */
export const HEAD_BRANCH = 'fix';
const COMMENT = 4_000_001;

export interface SceneOptions {
  /** Files of main's one commit. */
  readonly files: Readonly<Record<string, string>>;
  /** What the pull request's one commit puts on top of it. */
  readonly onHead?: Readonly<Record<string, string>>;
  readonly pull?: Partial<Pull>;
  /** Of the API, before each answer. */
  readonly latencyMs?: number;
}

/** When the head is pushed, when comments are made, and when a commit comes that is pushed after them. */
const EARLIER = '2026-11-02T09:00:00Z';
const COMMENTED = '2026-11-02T10:00:00Z';
const LATER = '2026-11-02T11:00:00Z';

/** What a run on the runner is given beside its inputs. */
export type RunnerVariables = Readonly<Record<string, string>>;

/**
 * A repository on GitHub with a pull request of mia's, and what actions/checkout has left of it on a runner: main
 * alone, one commit deep, no remote HEAD.
 */
export interface Scene extends AsyncDisposable {
  readonly api: GithubApi;
  readonly server: GitServer;
  readonly workspace: string;
  readonly main: string;
  readonly head: string;
  /** The variables of a comment's event: on the pull request, by mia, after its last commit, unless it says otherwise. */
  comment(body: string, more?: Partial<CommentEvent> & { readonly on?: CommentedOn }): RunnerVariables;
  /** Those of any event; a text is the event file as it stands. */
  event(name: string, payload: unknown, more?: RunnerVariables): RunnerVariables;
  /** Somebody pushes a commit with this file to a branch of the server's. Gives its id. */
  pushed(branch: string, path: string, message?: string): string;
  /** A new checkout of a branch, as `workspace` is one of main. */
  checkOut(branch: string): string;
  /** The id that a branch of the server's points to; '' where there is none. */
  tip(branch: string): string;
}

export const REPOSITORY = 'acme/app';

export async function makeScene(options: SceneOptions): Promise<Scene> {
  const origin = makeRepository(options.files);
  const main = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'checkout', '-q', '-b', HEAD_BRANCH);
  writeFiles(origin, options.onHead ?? { 'feature.txt': 'a feature\n' });
  git(origin, 'add', '-A');
  git(origin, 'commit', '-q', '-m', 'a feature');
  const head = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'checkout', '-q', 'main');
  const server = await startGitServer(TOKEN);
  const bare = await server.host(REPOSITORY, origin);
  const pull = makePull({
    number: PULL,
    head: { ref: HEAD_BRANCH, sha: head, repository: REPOSITORY },
    base: { ref: 'main', sha: main },
    ...options.pull,
  });
  const github = await startGithubServer({
    latencyMs: options.latencyMs ?? 0,
    state: {
      pulls: [pull],
      bare,
      comments: [makeComment({ id: COMMENT, body: '/forge' })],
      reviewComments: [COMMENT],
      branches: new Map([
        ['main', main],
        [HEAD_BRANCH, head],
      ]),
      commits: new Map([
        [main, '2026-11-01T08:00:00Z'],
        [head, EARLIER],
      ]),
      pushes: [{ branch: HEAD_BRANCH, after: head, at: EARLIER }],
    },
  });
  return new RunnerScene({
    origin,
    bare,
    server,
    github,
    workspace: checkOut(bare, server, { branch: 'main', sha: main }),
    main,
    head,
  });
}

/** As actions/checkout does it where nothing else is asked of it. */
function checkOut(
  bare: string,
  server: GitServer,
  { branch, sha }: { readonly branch: string; readonly sha: string },
): string {
  const ref = `refs/remotes/origin/${branch}`;
  const workspace = mkdtempSync(join(tmpdir(), 'forge-checkout-'));
  git(workspace, 'init', '-q', '-b', 'main');
  // By its folder: the server is in this process, which waits for git here.
  git(workspace, 'fetch', '-q', '--no-tags', '--depth=1', `file://${bare}`, `+${sha}:${ref}`);
  git(workspace, 'remote', 'add', 'origin', server.address(REPOSITORY));
  git(workspace, 'checkout', '-q', '--force', '-B', branch, ref);
  return workspace;
}

interface Made {
  readonly origin: string;
  readonly bare: string;
  readonly server: GitServer;
  readonly github: GithubServer;
  readonly workspace: string;
  readonly main: string;
  readonly head: string;
}

class RunnerScene implements Scene {
  readonly server: GitServer;
  readonly workspace: string;
  readonly main: string;
  readonly head: string;
  readonly #origin: string;
  readonly #bare: string;
  readonly #github: GithubServer;

  constructor({ origin, bare, server, github, workspace, main, head }: Made) {
    this.#origin = origin;
    this.#bare = bare;
    this.#github = github;
    this.server = server;
    this.workspace = workspace;
    this.main = main;
    this.head = head;
  }

  get api(): GithubApi {
    return this.#github.api;
  }

  comment(
    body: string,
    { on, ...more }: Partial<CommentEvent> & { readonly on?: CommentedOn } = {},
  ): RunnerVariables {
    const { state } = this.api;
    const [pull] = state.pulls;
    const comment = { id: COMMENT, body, user: 'mia', createdAt: COMMENTED, ...more };
    const payload = issueCommentPayload(state, on ?? pull ?? PULL, comment);
    const actor = comment.sender ?? comment.user;
    return this.event('issue_comment', payload, { GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: actor });
  }

  event(name: string, payload: unknown, more: RunnerVariables = {}): RunnerVariables {
    const file = join(mkdtempSync(join(tmpdir(), 'forge-event-')), 'event.json');
    writeFileSync(file, typeof payload === 'string' ? payload : JSON.stringify(payload));
    return {
      CI: 'true',
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: file,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: this.main,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_ACTOR: 'mia',
      GITHUB_TRIGGERING_ACTOR: 'mia',
      GITHUB_SERVER_URL: this.server.url,
      GITHUB_API_URL: this.#github.url,
      'INPUT_GITHUB-TOKEN': TOKEN,
      ...more,
    };
  }

  pushed(branch: string, path: string, message = `${path}, of somebody else's`): string {
    const from = this.tip(branch) || this.main;
    git(this.#origin, 'fetch', '-q', this.#bare, from);
    git(this.#origin, 'checkout', '-q', '--detach', from);
    writeFiles(this.#origin, { [path]: 'of somebody else\n' });
    git(this.#origin, 'add', '-A');
    git(this.#origin, 'commit', '-q', '-m', message);
    git(this.#origin, 'push', '-q', this.#bare, `HEAD:refs/heads/${branch}`);
    const sha = this.tip(branch);
    this.#tell(branch, sha);
    return sha;
  }

  /** The API knows of it too. */
  #tell(branch: string, sha: string): void {
    const { state } = this.api;
    state.branches.set(branch, sha);
    state.commits.set(sha, LATER);
    state.pushes.unshift({ branch, after: sha, at: LATER });
    const of = (pull: Pull): Pull =>
      pull.head.ref === branch ? { ...pull, head: { ...pull.head, sha } } : pull;
    state.pulls.splice(0, state.pulls.length, ...state.pulls.map(of));
  }

  checkOut(branch: string): string {
    return checkOut(this.#bare, this.server, { branch, sha: this.tip(branch) });
  }

  tip(branch: string): string {
    return git(this.#bare, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close();
    await this.#github[Symbol.asyncDispose]();
  }
}
