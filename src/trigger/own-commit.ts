import { RUN_TRAILER } from '../core/git/trailers.ts';

const TRAILER = new RegExp(`^${RUN_TRAILER}:[ \\t]*\\S`, 'm');

/**
 * Returns true if a commit message is marked as ours. Anybody can write that mark, so it is only used to do nothing. It
 * prevents loops in which a run's push starts the next run.
 */
export function isOwnCommit(message: string | null): boolean {
  return message !== null && TRAILER.test(message);
}

export const OWN_COMMIT_REASON = `the commit is a run's own (it carries the trailer ${RUN_TRAILER}), and no run starts the next: start one by hand or by a comment`;
