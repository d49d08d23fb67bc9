import { ForgeError } from '../core/forge.ts';
import type { Cause } from '../core/outcome.ts';
import { deliver, type Work } from './deliver.ts';
import type { Crew } from './wire.ts';

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
export async function offerDraft(crew: Crew, work: Work): Promise<Draft> {
  const { observers } = crew.desk;
  const bar = await barTo(crew);
  if (bar !== null) return withheld(crew, bar);
  const { refused, undelivered } = await deliver(crew, work);
  if (refused !== null) return withheld(crew, refused.reason);
  const committed = observers.record().commit !== null;
  if (undelivered !== null) {
    if (!committed) return withheld(crew, undelivered.reason);
    warn(crew, `the unfinished work is no draft pull request: ${undelivered.reason}`);
  }
  return { committed, undelivered };
}

function withheld(crew: Crew, why: string): Draft {
  warn(crew, `the unfinished work is not committed: ${why}`);
  return NO_DRAFT;
}

function warn({ desk }: Crew, text: string): void {
  desk.observers.emit({ type: 'notice', level: 'warning', text });
}

/** Unfinished work goes neither to the default branch nor into a pull request that is ready (DECISIONS D26). */
async function barTo({ destination, pullRequests }: Crew): Promise<string | null> {
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
