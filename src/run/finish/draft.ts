import { ForgeError } from '../../core/forge/forge.ts';
import { type Cause, StopRun } from '../../core/run/outcome.ts';
import { checkCommit } from '../delivery/commit-check.ts';
import { bindTree, deliver, type Work } from '../delivery/deliver.ts';
import type { DeliveryContext } from '../delivery/delivery-context.ts';

/** The result of offering unfinished work as a draft pull request. */
export interface Draft {
  /** True if it was committed. Then the workspace stays as it is. */
  readonly committed: boolean;
  /** The reason why the committed work was not delivered; null if it was, or if nothing was committed. */
  readonly undelivered: Cause | null;
}

export const NO_DRAFT: Draft = { committed: false, undelivered: null };

/**
 * Offers unfinished work as a draft pull request, on a branch that is not the default one. If that is impossible,
 * nothing is committed, and a warning says why.
 */
export async function offerDraft(services: DeliveryContext, work: Work): Promise<Draft> {
  const { observers } = services.context;
  const objection = await objectionTo(services);
  if (objection !== null) {
    if (services.destination === null) await bindForAnother(services, work);
    return withheld(services, objection);
  }
  const { refused, undelivered } = await deliver(services, work);
  if (refused !== null) return withheld(services, refused.reason);
  const committed = observers.record().commit !== null;
  if (undelivered !== null) {
    if (!committed) return withheld(services, undelivered.reason);
    warn(services, `no draft pull request was opened for the unfinished work: ${undelivered.reason}`);
  }
  return { committed, undelivered };
}

/** Records the tree if this job pushes nothing, so that the publish job can still offer the draft. */
async function bindForAnother(services: DeliveryContext, { changes }: Work): Promise<void> {
  try {
    const { tree } = await checkCommit(services, changes);
    if (tree !== null) await bindTree(services, tree, changes);
  } catch (error) {
    // The tree cannot be built, and this job would not have committed it.
    if (!(error instanceof StopRun)) throw error;
  }
}

function withheld(services: DeliveryContext, why: string): Draft {
  warn(services, `the unfinished work is not committed: ${why}`);
  return NO_DRAFT;
}

function warn({ context }: DeliveryContext, text: string): void {
  context.observers.emit({ type: 'notice', level: 'warning', text });
}

/** Returns why no draft can be opened: unfinished work must not reach the default branch or a ready pull request. */
async function objectionTo({ destination, pullRequests }: DeliveryContext): Promise<string | null> {
  if (destination === null || pullRequests === null) return 'there is no separate branch to push it to';
  const { branch } = destination;
  const { forge, base, mainBranch } = pullRequests;
  try {
    const [open, main] = await Promise.all([
      forge.openPullRequestOf(branch, base),
      mainBranch ?? forge.defaultBranch(),
    ]);
    if (branch === main || branch === base) {
      return `${branch} is ${branch === main ? 'the default branch' : 'the base branch'}, which gets no unfinished work: set git.branch to another one`;
    }
    return open === null || open.draft
      ? null
      : `pull request #${open.number} of branch ${branch} is ready for review, and unfinished work would be merged with it`;
  } catch (error) {
    if (error instanceof ForgeError) return error.message;
    throw error;
  }
}
