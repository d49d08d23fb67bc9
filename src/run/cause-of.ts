import { messageOf } from '../core/message-of.ts';
import { ModelError } from '../core/model.ts';
import { type Cause, StopRun } from '../core/outcome.ts';

/** How the system and git say that a disk, or the share of it that this user may fill, is full. */
const FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

/**
 * What was thrown, as a cause. What the user can mend says so itself; anything else is ours to mend, and becomes
 * `failure` with its words kept.
 */
export function causeOf(error: unknown, cancelled: boolean): Cause {
  if (cancelled) return { kind: 'failure', reason: 'cancelled' };
  if (error instanceof StopRun) return error.why;
  if (error instanceof ModelError) return { kind: 'failure', reason: error.message };
  const message = messageOf(error);
  if (FULL.test(message)) {
    const reason = `a disk is full (${message}): free space in the workspace and in the temporary folder, and run again`;
    return { kind: 'failure', reason };
  }
  return { kind: 'failure', reason: `the harness failed, which is a defect of it: ${message}` };
}
