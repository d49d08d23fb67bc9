import { ForgeError } from '../core/forge.ts';
import { type Cause, StopRun } from '../core/outcome.ts';
import { checkCommit } from './commit-check.ts';
import type { Courier } from './courier.ts';
import { bindTree, deliver, type Work } from './deliver.ts';

/** What became of unfinished work that was to be a draft pull request. */
export interface Draft {
  /** Whether it was committed: then the workspace stays as it is. */
  readonly committed: boolean;
  /** Why the committed work did not arrive; null where it did, or where nothing was committed. */
  readonly undelivered: Cause | null;
}

export const NO_DRAFT: Draft = { committed: false, undelivered: null };

/**
 * Offers unfinished work as a draft pull request, on a branch that nobody takes for finished. Where that cannot be,
 * nothing is committed, and a warning says why.
 */
export async function offerDraft(crew: Courier, work: Work): Promise<Draft> {
  const { observers } = crew.desk;
  const bar = await barTo(crew);
  if (bar !== null) {
    if (crew.destination === null) await bindForAnother(crew, work);
    return withheld(crew, bar);
  }
  const { refused, undelivered } = await deliver(crew, work);
  if (refused !== null) return withheld(crew, refused.reason);
  const committed = observers.record().commit !== null;
  if (undelivered !== null) {
    if (!committed) return withheld(crew, undelivered.reason);
    warn(crew, `the unfinished work is no draft pull request: ${undelivered.reason}`);
  }
  return { committed, undelivered };
}

/** Where this job pushes nothing, one that may can still offer the draft: it goes by the tree on record. */
async function bindForAnother(crew: Courier, { changes }: Work): Promise<void> {
  try {
    const { tree } = await checkCommit(crew, changes);
    if (tree !== null) await bindTree(crew, tree, changes);
  } catch (error) {
    // There is no such tree, and nobody was to get a commit of it here.
    if (!(error instanceof StopRun)) throw error;
  }
}

function withheld(crew: Courier, why: string): Draft {
  warn(crew, `the unfinished work is not committed: ${why}`);
  return NO_DRAFT;
}

function warn({ desk }: Courier, text: string): void {
  desk.observers.emit({ type: 'notice', level: 'warning', text });
}

/** Unfinished work goes neither to the default branch nor into a pull request that is ready (DECISIONS D26). */
async function barTo({ destination, pullRequests }: Courier): Promise<string | null> {
  if (destination === null || pullRequests === null) return 'there is no branch of its own to push it to';
  const { branch } = destination;
  const { forge, base, mainBranch } = pullRequests;
  try {
    const [open, main] = await Promise.all([
      forge.openPullRequestOf(branch, base),
      mainBranch ?? forge.defaultBranch(),
    ]);
    if (branch === main || branch === base) {
      return `${branch} is ${branch === main ? 'the default branch' : 'the base'}, and gets no unfinished work: set git.branch to another one`;
    }
    return open === null || open.draft
      ? null
      : `pull request #${open.number} of branch ${branch} is ready, and unfinished work would be merged with it`;
  } catch (error) {
    if (error instanceof ForgeError) return error.message;
    throw error;
  }
}
