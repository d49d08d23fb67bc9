import type { Remote } from '../../core/git/remote.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { GitError } from './program/run-git.ts';
import type { UserRepository } from './program/user-repository.ts';
import { checkOutRemoteBranch } from './remote/check-out-branch.ts';
import { fetchCommit } from './remote/fetch-commit.ts';
import { pushCommit, tipOf } from './remote/push-commit.ts';
import { causeBefore } from './remote/remote-errors.ts';
import { openRemoteSession, type RemoteSession } from './remote/remote-session.ts';
import { withRemoteStore } from './remote/remote-store.ts';
import type { RemoteRetryOptions } from './remote/retry-remote.ts';
import { checkToken, type ServerAccess } from './remote/server-access.ts';

export interface RemoteOptions extends ServerAccess {
  /** Returns the workspace's repository: `tree.repo()`, or `openUserRepository` before there is a tree. */
  readonly repo: () => Promise<UserRepository>;
  /** Absolute; out of the agent's reach. Temporary folders are created in it for each call. */
  readonly folder: string;
  readonly retryOptions?: RemoteRetryOptions;
}

/** Creates a remote without contacting it. Throws StopRun(config) for an impossible token. */
export function openRemote(options: RemoteOptions): Remote {
  checkToken(options.token);
  const within = async <Result>(signal: AbortSignal, work: (session: RemoteSession) => Promise<Result>) =>
    withRemoteStore(await options.repo(), options.folder, async (store) =>
      work(await openRemoteSession(store, options, options.retryOptions ?? {}, signal)),
    );
  const before = <Result>(
    what: string,
    signal: AbortSignal,
    work: (session: RemoteSession) => Promise<Result>,
  ) =>
    within(signal, async (session) => {
      try {
        return await work(session);
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        const { name, token } = session;
        throw new StopRun(causeBefore({ name, token, what, timedOut: signal.aborted }, error.stderr));
      }
    });
  return {
    tipOf: (branch, signal) => before(`read branch ${branch}`, signal, (session) => tipOf(session, branch)),
    fetchCommit: (wanted, signal) =>
      before(`fetch commit ${wanted.sha}`, signal, (session) => fetchCommit(session, wanted)),
    takeBranch: (branch, signal) =>
      before(`fetch branch ${branch}`, signal, (session) => checkOutRemoteBranch(session, branch)),
    push: (request, signal) => within(signal, (session) => pushCommit(session, request, signal)),
  };
}
