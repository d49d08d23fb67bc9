import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeliveredRun, type DeliveringPlan, deliveringRun } from './delivering-run.ts';
import { type GitServer, startGitServer } from './git-server.ts';
import type { GithubApi } from './github/api.ts';
import { type GithubServer, startGithubServer } from './github/server.ts';
import { makePull, type State, TOKEN } from './github/state.ts';
import { type LeapingClock, leapingClock } from './leaping-clock.ts';
import { git, gitWith, makeRepository, writeFiles } from './repository.ts';

const REPOSITORY = 'acme/app';
/** Of a pull request, and where somebody's work is. */
export const HEAD_BRANCH = 'fix';

export type DeliveryPlan = Pick<DeliveringPlan, 'files' | 'inputs'> & {
  /** Starts at the head of the pull request's branch, as a comment's run does. */
  readonly onPullRequest?: boolean;
};

/** A repository on a false GitHub whose API and git tell the same story, and runs against it in this process. */
export class DeliveryScene implements AsyncDisposable {
  readonly server: GitServer;
  readonly clock: LeapingClock = leapingClock();
  readonly #github: GithubServer;
  readonly #bare: string;
  /** Called when somebody has done what `meanwhile` says. */
  onMeanwhile: () => void = () => undefined;
  #meanwhile: (() => void) | null = null;

  private constructor(server: GitServer, github: GithubServer, bare: string) {
    this.server = server;
    this.#github = github;
    this.#bare = bare;
  }

  static async open(state: Partial<State> = {}): Promise<DeliveryScene> {
    const server = await startGitServer(TOKEN);
    const bare = await server.host(REPOSITORY, template());
    const tip = (branch: string) =>
      git(bare, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`) || undefined;
    const github = await startGithubServer({
      state: { pulls: [], branches: new LiveBranches(tip), bare, ...state },
    });
    return new DeliveryScene(server, github, bare);
  }

  get folder(): string {
    return this.#bare;
  }

  get api(): GithubApi {
    return this.#github.api;
  }

  /** For GITHUB_API_URL. */
  get apiUrl(): string {
    return this.#github.url;
  }

  /** Every branch of the server's with its commit. */
  refs(): Readonly<Record<string, string>> {
    const lines = this.git('for-each-ref', '--format=%(refname) %(objectname)').split('\n');
    return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]));
  }

  git(...args: readonly string[]): string {
    return git(this.#bare, ...args);
  }

  tip(branch: string): string | null {
    return this.refs()[`refs/heads/${branch}`] ?? null;
  }

  /** A commit's tree with one file put into it, or taken out of it (mode null); made in the server's repository. */
  treeWith(commit: string, path: string, mode: string | null, content: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'forge-tree-'));
    const inIndex = (...args: readonly string[]) =>
      gitWith(this.#bare, { GIT_INDEX_FILE: join(folder, 'index') }, ...args);
    writeFiles(folder, { content });
    inIndex('read-tree', commit);
    const oid = inIndex('hash-object', '-w', join(folder, 'content'));
    if (mode !== null) inIndex('update-index', '--add', '--cacheinfo', `${mode},${oid},${path}`);
    else inIndex(`--work-tree=${folder}`, 'update-index', '--force-remove', path);
    return inIndex('write-tree');
  }

  /** Somebody commits to a branch on the server. */
  advance(branch: string, path: string): string {
    const root = this.#checkOut(branch);
    writeFiles(root, { [path]: 'of somebody else\n' });
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'of somebody else');
    git(root, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`);
    return git(root, 'rev-parse', 'HEAD');
  }

  /** Leaves what an earlier run did on a branch of its own. */
  earlierRun(branch: string): string {
    const root = this.#checkOut('main');
    writeFiles(root, { 'earlier.txt': 'earlier\n' });
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'chore: begun\n\nForge-Run: run-0\nForge-Audit: 00');
    git(root, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`);
    return git(root, 'rev-parse', 'HEAD');
  }

  /** Somebody does this once the agent is at work: everything is looked at, and nothing delivered. */
  meanwhile(act: () => void): void {
    this.#meanwhile = act;
  }

  run({ files, inputs, onPullRequest = false }: DeliveryPlan): Promise<DeliveredRun> {
    const root = this.#checkOut(onPullRequest ? HEAD_BRANCH : 'main');
    const start = onPullRequest ? { sha: this.tip(HEAD_BRANCH) ?? '', branch: HEAD_BRANCH } : null;
    const { url: apiUrl } = this.#github;
    const serverUrl = this.server.url;
    const onEvent = (type: string) => {
      if (type !== 'model_replied' || this.#meanwhile === null) return;
      this.#meanwhile();
      this.onMeanwhile();
    };
    return deliveringRun({ root, apiUrl, serverUrl, files, inputs, start, clock: this.clock, onEvent });
  }

  #checkOut(branch: string): string {
    const root = mkdtempSync(join(tmpdir(), 'forge-delivery-'));
    // By its folder: the server is in this process, which waits for git here.
    git(root, 'clone', '-q', '--branch', branch, this.#bare, '.');
    return root;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server.close();
    await this.#github[Symbol.asyncDispose]();
  }
}

let made: string | null = null;

/** main, and a branch with a commit more; `tool.sh` is executable. Made once: nobody writes to it. */
function template(): string {
  if (made !== null) return made;
  const root = makeRepository({ 'README.md': 'Hello.\n', 'tool.sh': '#!/bin/sh\n' });
  chmodSync(join(root, 'tool.sh'), 0o755);
  git(root, 'commit', '-q', '-a', '-m', 'executable');
  git(root, 'checkout', '-q', '-b', HEAD_BRANCH);
  writeFiles(root, { 'feature.txt': 'a feature\n' });
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'a feature');
  git(root, 'checkout', '-q', 'main');
  made = root;
  return root;
}

class LiveBranches extends Map<string, string> {
  readonly #tip: (branch: string) => string | undefined;

  constructor(tip: (branch: string) => string | undefined) {
    super();
    this.#tip = tip;
  }

  override get(branch: string): string | undefined {
    return this.#tip(branch);
  }
}

/** A draft of ours from an earlier run. */
export function earlierDraft(branch: string) {
  return makePull({
    number: 9,
    draft: true,
    author: 'github-actions[bot]',
    body: '<!-- forge-headless -->\n\n**Unfinished.**',
    head: { ref: branch, sha: '0'.repeat(40), repository: REPOSITORY },
  });
}
