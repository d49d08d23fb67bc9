import { type Access, accessVariables } from './access.ts';
import { type Patience, untilAnswered } from './again.ts';
import type { Git } from './exec.ts';
import type { RemoteStore } from './remote-store.ts';
import { remoteName } from './remote-url.ts';
import { readText, type Site } from './site.ts';
import { userGit } from './user-git.ts';

/** What the server is called on command lines: its address stands in the configuration of the one command. */
export const REMOTE = 'server';

/** No fetch or push that anybody waits for takes longer; the run's own limit mostly ends it before. */
const NETWORK_DEADLINE_MS = 600_000;

/** One piece of work with the server. */
export interface Session {
  readonly name: string;
  readonly token: string;
  readonly store: RemoteStore;
  /** The workspace's repository, which asks no server. */
  readonly user: Git;
  /** Without its whole history. */
  readonly isShallow: boolean;
  /** Without all of its files. */
  readonly isPartial: boolean;
  /** git with the token, for one command that changes nothing there: repeated while the server fails; ended with the signal. */
  readonly online: Git;
  /** The same, never repeated. */
  readonly once: Git;
  readonly patience: Patience;
}

export async function openSession(
  store: RemoteStore,
  access: Access,
  patience: Patience,
  signal: AbortSignal,
): Promise<Session> {
  const { site, dir } = store;
  const { url, token } = access;
  const isPartial = isPartialClone(site);
  const variables = await accessVariables(access, dir);
  const promisor = [`remote.${REMOTE}.promisor=true`, `remote.${REMOTE}.partialclonefilter=blob:none`];
  const config = [`remote.${REMOTE}.url=${url}`, ...(isPartial ? promisor : [])];
  // A delta may stand on a file that a partial clone lacks: this one command may fetch it, from here.
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
    user: userGit(site),
    isShallow: readText(`${site.commonDir}/shallow`) !== null,
    isPartial,
    online: (call) => untilAnswered(() => once(call), patience, signal),
    once,
    patience,
  };
}

/** As git decides it: some remote has promised to keep what is missing. A wrong answer costs time, or a refusal. */
export function isPartialClone({ config }: Site): boolean {
  if (config.has('extensions.partialclone')) return true;
  return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}
