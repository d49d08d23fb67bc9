import type { Git } from '../program/run-git.ts';
import { userGit } from '../program/user-git.ts';
import { readTextOrNull, type UserRepository } from '../program/user-repository.ts';
import type { RemoteStore } from './remote-store.ts';
import { remoteName } from './remote-url.ts';
import { type RemoteRetryOptions, retryUntilAnswered } from './retry-remote.ts';
import { accessEnvironment, type ServerAccess } from './server-access.ts';

/** The server's name on command lines; its URL is in the configuration of the one command. */
export const REMOTE_NAME = 'server';

/** Deadline of a fetch or push. The run's own limit usually ends it earlier. */
const NETWORK_DEADLINE_MS = 600_000;

/** One operation with the server. */
export interface RemoteSession {
  readonly name: string;
  readonly token: string;
  readonly store: RemoteStore;
  /** The workspace's repository, which contacts no server. */
  readonly user: Git;
  /** True if part of the history is missing. */
  readonly isShallow: boolean;
  /** True if some files are missing. */
  readonly isPartial: boolean;
  /**
   * Runs git with the token for a command that changes nothing on the server. Repeats it while the server fails; the
   * signal ends it.
   */
  readonly online: Git;
  /** Runs git with the token once, without retries. */
  readonly onlineOnce: Git;
  readonly retryOptions: RemoteRetryOptions;
}

export async function openRemoteSession(
  store: RemoteStore,
  access: ServerAccess,
  retryOptions: RemoteRetryOptions,
  signal: AbortSignal,
): Promise<RemoteSession> {
  const { repo, dir } = store;
  const { url, token } = access;
  const isPartial = isPartialClone(repo);
  const variables = await accessEnvironment(access, dir);
  const promisor = [
    `remote.${REMOTE_NAME}.promisor=true`,
    `remote.${REMOTE_NAME}.partialclonefilter=blob:none`,
  ];
  const config = [`remote.${REMOTE_NAME}.url=${url}`, ...(isPartial ? promisor : [])];
  // A delta may need a file that a partial clone lacks, so this command may fetch it from the server.
  const lazy: Record<string, string> = isPartial ? { GIT_NO_LAZY_FETCH: '0' } : {};
  const once: Git = (call) =>
    store.git({
      ...call,
      config: [...config, ...(call.config ?? [])],
      env: { ...variables, ...lazy, ...call.env },
      deadlineMs: NETWORK_DEADLINE_MS,
      signal,
    });
  return {
    name: remoteName(url),
    token,
    store,
    user: userGit(repo),
    isShallow: readTextOrNull(`${repo.commonDir}/shallow`) !== null,
    isPartial,
    online: (call) => retryUntilAnswered(() => once(call), retryOptions, signal),
    onlineOnce: once,
    retryOptions,
  };
}

/** Decides like git: a promisor remote keeps what is missing. A wrong answer costs only time or a refusal. */
export function isPartialClone({ config }: UserRepository): boolean {
  if (config.has('extensions.partialclone')) return true;
  return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}
