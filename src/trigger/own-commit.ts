import { RUN_TRAILER } from '../core/trailers.ts';

const TRAILER = new RegExp(`^${RUN_TRAILER}:[ \\t]*\\S`, 'm');

/**
 * Whether a commit message says that the commit is ours. Anybody can write that: so it is only ever a reason to do
 * nothing. It ends the loop in which a run's push, made with a token that starts workflows, starts the next run.
 */
export function isOwnCommit(message: string | null): boolean {
  return message !== null && TRAILER.test(message);
}

export const OWN_COMMIT_REASON = `the commit is a run's own (it carries the trailer ${RUN_TRAILER}), and no run starts the next: start one by hand or by a comment`;
