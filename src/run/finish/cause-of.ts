import { systemErrorAdvice } from '../../adapters/git/program/system-errors.ts';
import { ModelError } from '../../core/model/model.ts';
import { type Cause, StopRun } from '../../core/run/outcome.ts';
import { messageOf } from '../../core/text/message-of.ts';

/**
 * Turns a thrown error into a cause. Problems that the user can fix explain themselves, and so do errors of the disk,
 * the system or git. Anything else is a bug and becomes `failure` with its message.
 */
export function causeOf(error: unknown, cancelled: boolean): Cause {
  if (cancelled) return { kind: 'failure', reason: 'cancelled' };
  if (error instanceof StopRun) return error.why;
  if (error instanceof ModelError) return { kind: 'failure', reason: error.message };
  const reason =
    systemErrorAdvice(error) ?? `internal error: ${messageOf(error)}; please report this as a bug`;
  return { kind: 'failure', reason };
}
