import type { Code } from '../../core/run/codes.ts';
import { StopRun } from '../../core/run/outcome.ts';

/** Returns the error for work that was not delivered. `code`: the rule that prevented it, if any. */
export function undelivered(reason: string, code: Code | null): StopRun {
  return new StopRun({ kind: 'delivery', reason, ...(code === null ? {} : { code }) });
}
