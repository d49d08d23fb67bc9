import { StopRun } from '../../core/outcome.ts';
import type { Remote } from '../../core/remote.ts';
import { type Access, checkToken } from './access.ts';
import type { Patience } from './again.ts';
import { GitError } from './exec.ts';
import { fetchCommit } from './fetch.ts';
import { pushCommit, tipOf } from './push.ts';
import { withRemoteStore } from './remote-store.ts';
import { causeBefore } from './remote-trouble.ts';
import { openSession, type Session } from './session.ts';
import type { Site } from './site.ts';
import { takeBranch } from './take-branch.ts';

export interface RemoteOptions extends Access {
  /** The workspace's repository: `tree.site()`, or `openSite` before there is a tree. */
  readonly site: () => Promise<Site>;
  /** Absolute; out of the agent's reach. Folders are made in it, and gone after each call. */
  readonly folder: string;
  readonly patience?: Patience;
}

/** Throws StopRun(config) for a token that can be none; asks nobody yet. */
export function openRemote(options: RemoteOptions): Remote {
  checkToken(options.token);
  const within = async <Result>(signal: AbortSignal, work: (session: Session) => Promise<Result>) =>
    withRemoteStore(await options.site(), options.folder, async (store) =>
      work(await openSession(store, options, options.patience ?? {}, signal)),
    );
  const before = <Result>(what: string, signal: AbortSignal, work: (session: Session) => Promise<Result>) =>
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
    tipOf: (branch, signal) =>
      before(`look at branch ${branch}`, signal, (session) => tipOf(session, branch)),
    fetchCommit: (wanted, signal) =>
      before(`fetch commit ${wanted.sha}`, signal, (session) => fetchCommit(session, wanted)),
    takeBranch: (branch, signal) =>
      before(`fetch branch ${branch}`, signal, (session) => takeBranch(session, branch)),
    push: (request, signal) => within(signal, (session) => pushCommit(session, request, signal)),
  };
}
