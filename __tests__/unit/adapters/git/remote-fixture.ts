import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  openUserRepository,
  repositoryLayout,
} from '../../../../src/adapters/git/program/user-repository.ts';
import { remoteUrl } from '../../../../src/adapters/git/remote/remote-url.ts';
import type { RemoteRetryOptions } from '../../../../src/adapters/git/remote/retry-remote.ts';
import { openRemote } from '../../../../src/adapters/git/remote.ts';
import type { Remote } from '../../../../src/core/git/remote.ts';
import { type Cause, StopRun } from '../../../../src/core/run/outcome.ts';
import { type GitServer, startGitServer } from '../../../support/git-server.ts';
import { folder, gitPath, Repo, repository } from './fixture.ts';

let running: GitServer;
let count = 0;

beforeAll(async () => {
  running = await startGitServer();
});

afterAll(async () => {
  await running.close();
});

/** A repository on the server, one where it was made, and what a runner has checked out of it. */
export interface Scene {
  readonly server: GitServer;
  readonly name: string;
  readonly origin: Repo;
  readonly clone: Repo;
  /** Folder of the harness's own. */
  readonly folder: string;
}

/** `history`: commits made in the origin after the first, before it is cloned. */
export async function scene(
  history: (origin: Repo) => void = () => undefined,
  ...cloneWith: readonly string[]
): Promise<Scene> {
  const origin = repository();
  history(origin);
  return sceneOf(origin, ...cloneWith);
}

export async function sceneOf(origin: Repo, ...cloneWith: readonly string[]): Promise<Scene> {
  const name = `acme/app-${++count}`;
  // By its folder, not by the server: these wait for git without letting the server, in this process, answer.
  const bare = await running.host(name, origin.root);
  const clone = new Repo(join(folder(), 'work'));
  origin.git('clone', '-q', ...cloneWith, `file://${bare}`, clone.root);
  clone.git('remote', 'set-url', 'origin', running.address(name));
  origin.git('remote', 'add', 'server', bare);
  return { server: running, name, origin, clone, folder: folder() };
}

export interface RemoteChanges {
  readonly token?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly serverUrl?: string;
  readonly retryOptions?: RemoteRetryOptions;
}

export function remoteOf(at: Scene, changes: RemoteChanges = {}): Remote {
  return openRemote({
    url: remoteUrl(changes.serverUrl ?? at.server.url, at.name),
    token: changes.token ?? at.server.token,
    env: changes.env ?? {},
    folder: at.folder,
    repo: () => openUserRepository(gitPath, repositoryLayout(at.clone.root)),
    retryOptions: { random: () => 0, ...changes.retryOptions },
  });
}

/** Long enough for anything. */
export const patient = (): AbortSignal => new AbortController().signal;

export async function whyOf(work: Promise<unknown>): Promise<Cause> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof StopRun) return error.why;
  throw error ?? new Error('nothing was thrown');
}

/** Command lines of all processes, one text. */
export function commandLines(): string {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => textOf(`/proc/${pid}/cmdline`))
    .join('\n');
}

/** Files below a folder that hold one of the texts. */
export function filesWith(root: string, texts: readonly string[]): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => texts.some((text) => textOf(path).includes(text)));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
