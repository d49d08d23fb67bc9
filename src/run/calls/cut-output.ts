import type { Violation } from '../../core/run/constraint.ts';
import type { RunEvent } from '../../core/run/events.ts';
import { textOf } from '../../report/reports.ts';
import type { RunContext } from '../context/run-context.ts';
import { plainViolation } from '../record/plain-violation.ts';

/** Returns the reason for OUT-03: output was too long, and most of it is kept nowhere. */
export function truncatedOutputReason(who: string): string {
  return `${who} printed more than 4 MB: the reports keep the first 4 MB and the last 32 kB; print less, or to a file`;
}

/** Returns the record of a text that is cut because of GitHub's size limits. */
export function cutText(reason: string): Violation {
  return plainViolation('OUT-03', reason, 'warn_continue', 'none');
}

/**
 * Records the texts that will be cut when the finished run is shown. They are written after the record is closed, so
 * their length is predicted from the final content of the record.
 */
export function noteCutTexts(
  { hostProcess, observers }: RunContext,
  finished: RunEvent,
  patch: Uint8Array | null,
): void {
  if (hostProcess.cutTexts === undefined) return;
  for (const reason of hostProcess.cutTexts(observers.foretold(finished), textOf(patch))) {
    observers.emit({ type: 'violated', violation: cutText(reason) });
  }
}
