import { ForgeError } from '../../core/forge.ts';
import type { CommitMaker, CommitOrder, MadeCommit, OrderAnswer } from '../../core/server-commit.ts';
import { advanceBranch, createBranch, readCommit, removeBranch } from './branch-refs.ts';
import { fitsMutation, mutate } from './commit-mutation.ts';
import { makeByObjects } from './git-data.ts';
import { Line } from './line.ts';
import { makeOnce } from './once.ts';
import type { ForgeOptions } from './options.ts';
import { branchHead } from './reads.ts';
import type { Site } from './site.ts';
import { WrongTree } from './wrong-tree.ts';

/** What GitHub may still be writing when an answer got lost is there within a second. */
const SETTLE_MS = 1000;
/** For a last look and for taking a branch back, also when the run's own time is over: a call's whole time. */
const AFTERWARDS_MS = 5000;

/** How far it came, so that what was begun can be looked after. */
interface Progress {
  /** Whether anything was asked for that changes the repository. */
  hasWritten: boolean;
  /** Whether the branch is there because of us. */
  hasMadeBranch: boolean;
}

export class GithubCommits implements CommitMaker {
  readonly #line: Line;
  readonly #site: Site;
  readonly #token: string;
  readonly #options: ForgeOptions;

  constructor(site: Site, token: string, options: ForgeOptions) {
    this.#line = new Line(site, token, options);
    this.#site = site;
    this.#token = token;
    this.#options = options;
  }

  async has(sha: string): Promise<boolean> {
    try {
      await readCommit(this.#line, sha);
      return true;
    } catch (error) {
      if (error instanceof ForgeError && error.kind === 'not_found') return false;
      throw error;
    }
  }

  async make(order: CommitOrder): Promise<OrderAnswer> {
    const progress: Progress = { hasWritten: false, hasMadeBranch: false };
    try {
      const now = await branchHead(this.#line, order.branch);
      if (now !== order.expectedOld) return moved(order, now);
      progress.hasWritten = true;
      const commit = fitsMutation(order)
        ? await this.#byMutation(order, progress)
        : await this.#byObjects(order);
      return { made: true, commit };
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      return progress.hasWritten ? this.#afterwards(order, progress, error) : failed(error.message);
    }
  }

  async #byMutation(order: CommitOrder, progress: Progress): Promise<MadeCommit> {
    const { branch, expectedOld, ground } = order;
    if (expectedOld === null) {
      progress.hasMadeBranch = true;
      await this.#once(order, ground.base, () => createBranch(this.#line, branch, ground.base), progress);
    }
    const make = () => mutate(this.#line, order);
    return makeOnce(make, () => commitOnBranch(this.#line, order), this.#settle);
  }

  async #byObjects(order: CommitOrder): Promise<MadeCommit> {
    const { branch, expectedOld } = order;
    const commit = await makeByObjects(this.#line, order);
    const place = expectedOld === null ? createBranch : advanceBranch;
    await this.#once(order, commit.sha, () => place(this.#line, branch, commit.sha));
    return commit;
  }

  /** Puts the branch at a commit; a branch that somebody else has put anywhere is not ours to take back. */
  async #once({ branch }: CommitOrder, sha: string, put: () => Promise<void>, progress?: Progress) {
    const look = async () => ((await branchHead(this.#line, branch)) === sha ? true : null);
    try {
      await makeOnce(() => put().then(() => true), look, this.#settle);
    } catch (error) {
      const wasThere = error instanceof ForgeError && error.kind === 'conflict';
      if (progress !== undefined && wasThere) progress.hasMadeBranch = false;
      throw error;
    }
  }

  readonly #settle = (): Promise<void> => this.#options.clock.sleep(SETTLE_MS, this.#options.signal);

  /**
   * What is there now decides: the commit may have been made though its answer never came, and a branch that was made
   * for it alone goes again. It has a little time of its own, for the run's may be over.
   */
  async #afterwards(order: CommitOrder, progress: Progress, failure: ForgeError): Promise<OrderAnswer> {
    const { signal } = new AbortController();
    const options = { ...this.#options, signal, remainingMs: () => AFTERWARDS_MS };
    const line = new Line(this.#site, this.#token, options);
    try {
      const now = await branchHead(line, order.branch);
      if (now === order.expectedOld) return failed(failure.message);
      if (progress.hasMadeBranch && isEmpty(order, now, failure)) {
        await removeBranch(line, order.branch);
        return failed(failure.message);
      }
      const commit = now === null ? null : await madeAt(line, order, now);
      if (commit !== null) return { made: true, commit };
      return failure instanceof WrongTree ? failed(failure.message) : moved(order, now);
    } catch (error) {
      if (error instanceof WrongTree) return failed(error.message);
      if (!(error instanceof ForgeError)) throw error;
      return failed(`${failure.message}; ${leftOver(order, progress)} (${error.message})`);
    }
  }
}

/** Whether a branch that we made holds nothing that anybody wants. */
function isEmpty({ ground }: CommitOrder, now: string | null, failure: ForgeError): boolean {
  return now === ground.base || (failure instanceof WrongTree && now === failure.sha);
}

function leftOver({ branch, ground }: CommitOrder, { hasMadeBranch }: Progress): string {
  return hasMadeBranch
    ? `branch ${branch} may be there, at ${ground.base}, and could not be removed: delete it`
    : `whether the commit is on branch ${branch} could not be seen: look there before the next run`;
}

async function commitOnBranch(line: Line, order: CommitOrder): Promise<MadeCommit | null> {
  const now = await branchHead(line, order.branch);
  return now === null || now === order.ground.base ? null : madeAt(line, order, now);
}

/** The commit as we ordered it: by its message, which names the run. Throws WrongTree for another content. */
async function madeAt(line: Line, order: CommitOrder, sha: string): Promise<MadeCommit | null> {
  const found = await readCommit(line, sha);
  const isOurs =
    found.message.trim() === order.message.trim() && found.parents[0] === order.ground.parents[0];
  if (!isOurs) return null;
  if (found.tree !== order.tree) throw new WrongTree(order, found);
  return found;
}

function failed(reason: string): OrderAnswer {
  return { made: false, moved: false, reason };
}

function moved({ branch, expectedOld }: CommitOrder, now: string | null): OrderAnswer {
  const where = now === null ? 'it is gone' : `it is at ${now} now`;
  const before = expectedOld === null ? 'it was not there' : `it was at ${expectedOld}`;
  const reason = `could not commit to branch ${branch} at GitHub: the branch moved during the run: ${before}, ${where} (GIT-05); nothing was committed, run again from there`;
  return { made: false, moved: true, reason };
}
