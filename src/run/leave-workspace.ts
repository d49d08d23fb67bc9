import type { Cause } from '../core/outcome.ts';
import type { Settings, WorkspacePolicy } from '../settings/schema.ts';

/**
 * What becomes of the work when the run did not succeed: one policy, or one per cause (CONTRACT 3, `on_failure`).
 * Controlled-edit goes back to its checkpoint, whatever is configured ("Controlled Edit Mode v1", 1).
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
