import { systemTrouble } from '../adapters/system-trouble.ts';
import { messageOf } from '../core/message-of.ts';
import { ModelError } from '../core/model.ts';
import { type Cause, StopRun } from '../core/outcome.ts';

/**
 * What was thrown, as a cause. What the user can fix says so itself, and so does trouble of the disk, the
 * system or git. Anything else is ours to fix, and becomes `failure` with its words kept.
 */
export function causeOf(error: unknown, cancelled: boolean): Cause {
  if (cancelled) return { kind: 'failure', reason: 'cancelled' };
  if (error instanceof StopRun) return error.why;
  if (error instanceof ModelError) return { kind: 'failure', reason: error.message };
  const reason = systemTrouble(error) ?? `the harness failed, which is a defect of it: ${messageOf(error)}`;
  return { kind: 'failure', reason };
}
