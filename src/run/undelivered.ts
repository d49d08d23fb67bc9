import { StopRun } from '../core/outcome.ts';

/** Why the work did not arrive. `stale`: the branch is not where the run saw it. */
export function undelivered(reason: string, stale: boolean): StopRun {
  return new StopRun({ kind: 'delivery', reason, ...(stale ? { code: 'GIT-05' as const } : {}) });
}
