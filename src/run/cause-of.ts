import { ModelError } from '../core/model.ts';
import { type Cause, StopRun } from '../core/outcome.ts';

/**
 * What was thrown, as a cause. What the user can mend says so itself; anything else is ours to mend, and becomes
 * `failure` with its words kept.
 */
export function causeOf(error: unknown, cancelled: boolean): Cause {
  if (cancelled) return { kind: 'failure', reason: 'cancelled' };
  if (error instanceof StopRun) return error.why;
  if (error instanceof ModelError) return { kind: 'failure', reason: error.message };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failure', reason: `the harness failed, which is a defect of it: ${message}` };
}
