import type { Cause } from '../../core/run/outcome.ts';
import type { Settings, WorkspacePolicy } from '../../settings/schema/schema.ts';

/**
 * Returns what to do with the work of a run that failed: one policy, or one per cause (docs/configuration.md,
 * `on_failure`). Controlled-edit always rolls back to its checkpoint.
 */
export function policyFor(
  cause: Cause,
  { mode, on_failure: { workspace } }: Pick<Settings, 'mode' | 'on_failure'>,
): WorkspacePolicy {
  if (mode === 'controlled-edit') return 'rollback';
  if (typeof workspace === 'string') return workspace;
  return workspace[causeKey(cause)] ?? 'preserve';
}

function causeKey(cause: Cause): 'violation' | 'gate' | 'timeout' | 'error' {
  switch (cause.kind) {
    case 'violation':
    case 'emergency_stop':
      return 'violation';
    case 'gate':
      return 'gate';
    case 'timeout':
      return 'timeout';
    default:
      return 'error';
  }
}
