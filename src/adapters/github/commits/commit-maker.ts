import { ForgeError } from '../../../core/forge/forge.ts';
import type { CommitMaker, CommitOrder, MadeCommit, OrderAnswer } from '../../../core/git/server-commit.ts';
import { oneLine } from '../../../core/text/one-line.ts';
import { createOnce } from '../api/create-once.ts';
import type { ForgeOptions } from '../api/forge-options.ts';
import { GithubApi } from '../api/github-api.ts';
import type { RepositoryAddress } from '../api/repository-address.ts';
import { branchHead } from '../repository/repository-reads.ts';
import { advanceBranch, createBranch, readCommit, removeBranch } from './branch-refs.ts';
import { createCommitByMutation, fitsMutation } from './commit-mutation.ts';
import { createCommitByObjects } from './commit-objects.ts';
import type { GitCommit } from './commit-schemas.ts';
import { WrongTreeError } from './wrong-tree-error.ts';

/** After a lost answer, GitHub finishes what it was writing within a second. */
const SETTLE_MS = 1000;
/** The time for a last look and for removing the branch, even when the run's own time is over. */
const CLEANUP_MS = 5000;
/** The number of commits that are read to find ours below what others pushed on top of it. */
const MOST_LOOKED_AT = 10;

/** The progress of an order, to clean up after a failure. */
interface Progress {
  /** Set once a request was sent that changes the repository. */
  hasWritten: boolean;
  /** Set if we created the branch. */
  hasMadeBranch: boolean;
}

export class GithubCommits implements CommitMaker {
  readonly #api: GithubApi;
  readonly #site: RepositoryAddress;
  readonly #token: string;
  readonly #options: ForgeOptions;

  constructor(address: RepositoryAddress, token: string, options: ForgeOptions) {
    this.#api = new GithubApi(address, token, options);
    this.#site = address;
    this.#token = token;
    this.#options = options;
  }

  async has(sha: string): Promise<boolean> {
    try {
      await readCommit(this.#api, sha);
      return true;
    } catch (error) {
      if (error instanceof ForgeError && error.kind === 'not_found') return false;
      throw error;
    }
  }

  async make(order: CommitOrder): Promise<OrderAnswer> {
    const progress: Progress = { hasWritten: false, hasMadeBranch: false };
    try {
      const now = await branchHead(this.#api, order.branch);
      if (now !== order.expectedOld) return branchMoved(order, now);
      progress.hasWritten = true;
      const commit = fitsMutation(order)
        ? await this.#byMutation(order, progress)
        : await this.#byObjects(order);
      return { made: true, commit };
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      return progress.hasWritten ? this.#afterwards(order, progress, error) : orderFailed(error.message);
    }
  }

  async #byMutation(order: CommitOrder, progress: Progress): Promise<MadeCommit> {
    const { branch, expectedOld, ground } = order;
    if (expectedOld === null) {
      progress.hasMadeBranch = true;
      await this.#once(order, ground.base, () => createBranch(this.#api, branch, ground.base), progress);
    }
    const make = () => createCommitByMutation(this.#api, order);
    return createOnce(make, () => commitOnBranch(this.#api, order), this.#settle);
  }

  async #byObjects(order: CommitOrder): Promise<MadeCommit> {
    const { branch, expectedOld } = order;
    const commit = await createCommitByObjects(this.#api, order);
    const place = expectedOld === null ? createBranch : advanceBranch;
    await this.#once(order, commit.sha, () => place(this.#api, branch, commit.sha));
    return commit;
  }

  /** Puts the branch at a commit. If somebody else created the branch meanwhile, it is not ours to remove. */
  async #once({ branch }: CommitOrder, sha: string, put: () => Promise<void>, progress?: Progress) {
    const look = async () => ((await branchHead(this.#api, branch)) === sha ? true : null);
    try {
      await createOnce(() => put().then(() => true), look, this.#settle);
    } catch (error) {
      const existed = error instanceof ForgeError && error.kind === 'conflict';
      if (progress !== undefined && existed) progress.hasMadeBranch = false;
      throw error;
    }
  }

  readonly #settle = (): Promise<void> => this.#options.clock.sleep(SETTLE_MS, this.#options.signal);

  /**
   * Decides by the current state: the commit may exist although its answer was lost, and a branch that was made only
   * for it is removed. It has its own short time limit, because the run's time may be over.
   */
  async #afterwards(order: CommitOrder, progress: Progress, failure: ForgeError): Promise<OrderAnswer> {
    const { signal } = new AbortController();
    const options = { ...this.#options, signal, remainingMs: () => CLEANUP_MS };
    const api = new GithubApi(this.#site, this.#token, options);
    try {
      const now = await branchHead(api, order.branch);
      if (now === order.expectedOld) return orderFailed(failure.message);
      if (progress.hasMadeBranch && isUnusedBranch(order, now, failure)) {
        await removeBranch(api, order.branch);
        return orderFailed(failure.message);
      }
      const commit = now === null ? null : await madeBelow(api, order, now);
      if (commit !== null) return { made: true, commit };
      return failure instanceof WrongTreeError ? orderFailed(failure.message) : branchMoved(order, now);
    } catch (error) {
      if (error instanceof WrongTreeError) return orderFailed(error.message);
      if (!(error instanceof ForgeError)) throw error;
      return orderFailed(`${failure.message}; ${leftoverText(order, progress)} (${error.message})`);
    }
  }
}

/** Reports if a branch that we made contains nothing that anybody needs. */
function isUnusedBranch({ ground }: CommitOrder, now: string | null, failure: ForgeError): boolean {
  return now === ground.base || (failure instanceof WrongTreeError && now === failure.sha);
}

function leftoverText({ branch, ground }: CommitOrder, { hasMadeBranch }: Progress): string {
  return hasMadeBranch
    ? `branch ${branch} may exist at ${ground.base} and could not be removed: delete it`
    : `the commit may be on branch ${branch}: check the branch before the next run`;
}

async function commitOnBranch(api: GithubApi, order: CommitOrder): Promise<MadeCommit | null> {
  const now = await branchHead(api, order.branch);
  return now === null || now === order.ground.base ? null : madeBelow(api, order, now);
}

/**
 * Returns our commit at the tip, or below what others have added to it. Throws WrongTreeError if its content differs.
 */
async function madeBelow(api: GithubApi, order: CommitOrder, tip: string): Promise<MadeCommit | null> {
  const { parents } = order.ground;
  const known = new Set([...parents, tip]);
  const queue = [tip];
  for (let at = 0; at < queue.length && at < MOST_LOOKED_AT; at++) {
    const found = await readCommit(api, queue[at] ?? '');
    if (isOurs(found, order)) {
      if (found.tree !== order.tree) throw new WrongTreeError(order, found);
      return found;
    }
    const older = found.parents.filter((parent) => !known.has(parent));
    for (const parent of older) known.add(parent);
    queue.push(...older);
  }
  return null;
}

/** Compares the message, which names the run. GitHub may change white space in it, so that is ignored. */
function isOurs({ message, parents }: GitCommit, order: CommitOrder): boolean {
  return oneLine(message) === oneLine(order.message) && parents[0] === order.ground.parents[0];
}

function orderFailed(reason: string): OrderAnswer {
  return { made: false, moved: false, reason };
}

function branchMoved({ branch, expectedOld }: CommitOrder, now: string | null): OrderAnswer {
  const where = now === null ? 'it no longer exists' : `it is at ${now} now`;
  const before = expectedOld === null ? 'it did not exist' : `it was at ${expectedOld}`;
  const reason = `could not commit to branch ${branch} at GitHub: the branch moved during the run: ${before}, ${where} (GIT-05); nothing was committed: run again on the new state`;
  return { made: false, moved: true, reason };
}
