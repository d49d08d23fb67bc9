import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from './state.ts';

/** The server's repository, as GitHub's API changes it: real git in the folder that the git server serves. */

/** Whom GitHub signs as. */
const COMMITTER = { GIT_COMMITTER_NAME: 'GitHub', GIT_COMMITTER_EMAIL: 'noreply@github.com' };

export interface Call {
  readonly input?: Uint8Array | string;
  readonly index?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Throws where git does; without the trailing newline. */
export function bareGit({ bare }: State, args: readonly string[], call: Call = {}): string {
  if (bare === null) throw new Error('this stand-in has no repository: give makeState its folder as bare');
  return execFileSync('git', ['-C', bare, ...args], {
    encoding: 'utf8',
    input: call.input ?? '',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 ** 2,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: '/nonexistent',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...(call.index === undefined ? {} : { GIT_INDEX_FILE: call.index }),
      ...call.env,
    },
  }).trimEnd();
}

/** The object's type; null where there is no such object. */
export function typeOf(state: State, oid: string): string | null {
  try {
    return bareGit(state, ['cat-file', '-t', oid]);
  } catch {
    return null;
  }
}

/** Where a branch stands; null where there is none. */
export function tipOf(state: State, branch: string): string | null {
  return bareGit(state, ['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]) || null;
}

/** Moves, makes or removes (null) a branch, and the API's own book of it. */
export function setTip(state: State, branch: string, oid: string | null): void {
  if (oid === null) {
    bareGit(state, ['update-ref', '-d', `refs/heads/${branch}`]);
    state.branches.delete(branch);
  } else {
    bareGit(state, ['update-ref', `refs/heads/${branch}`, oid]);
    state.branches.set(branch, oid);
  }
}

/** Work with an index of its own. */
export function withIndex<Result>(work: (index: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'forge-api-index-'));
  try {
    return work(join(folder, 'index'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts a file into an index, or takes it out (oid null). A file may come where a folder was. */
export function stage(
  state: State,
  index: string,
  file: { readonly path: string; readonly mode: string; readonly oid: string | null },
): void {
  const { path, mode, oid } = file;
  if (oid === null) {
    bareGit(state, ['update-index', '-z', '--index-info'], {
      index,
      input: `0 ${'0'.repeat(40)}\t${path}\0`,
    });
  } else {
    bareGit(state, ['update-index', '--add', '--replace', '--cacheinfo', `${mode},${oid},${path}`], {
      index,
    });
  }
}

/** As GitHub makes one without author and committer: the author is the token's account. */
export function commitTree(
  state: State,
  commit: { readonly tree: string; readonly parents: readonly string[]; readonly message: string },
): string {
  const user = state.users.find(({ login }) => login === state.writesAs);
  const author = {
    GIT_AUTHOR_NAME: state.writesAs,
    GIT_AUTHOR_EMAIL: `${user?.id ?? 0}+${state.writesAs}@users.noreply.github.com`,
  };
  return bareGit(
    state,
    ['commit-tree', commit.tree, ...commit.parents.flatMap((parent) => ['-p', parent]), '-F', '-'],
    { input: commit.message, env: { ...author, ...COMMITTER } },
  );
}

export interface ReadCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: { readonly name: string; readonly email: string; readonly date: string };
  readonly committedAt: string;
  readonly message: string;
}

export function readCommit(state: State, oid: string): ReadCommit {
  const format = '--format=%T%n%P%n%an%n%ae%n%aI%n%cI%n%B';
  const [tree = '', parents = '', name = '', email = '', date = '', committedAt = '', ...message] = bareGit(
    state,
    ['show', '-s', format, oid],
  ).split('\n');
  return {
    tree,
    parents: parents.split(' ').filter((parent) => parent !== ''),
    author: { name, email, date },
    committedAt,
    message: message.join('\n'),
  };
}
