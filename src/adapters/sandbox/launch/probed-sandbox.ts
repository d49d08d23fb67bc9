import type { SandboxState } from '../../../core/run/sandbox-kind.ts';
import type { CommandCgroup } from '../processes/command-cgroup.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import type { Launcher } from './launcher.ts';

/** The sandbox that was found, and how it is started. */
export interface ProbedSandbox extends SandboxState {
  readonly launcher: Launcher;
  /** Limits all commands together; null or absent if nothing does. */
  readonly group?: CommandCgroup | null;
}

/** Returns the part of the result that the record contains. */
export function sandboxState({ kind, reason, unfiltered, unbounded }: SandboxState): SandboxState {
  return {
    kind,
    reason,
    ...(unfiltered === undefined ? {} : { unfiltered }),
    ...(unbounded === undefined ? {} : { unbounded }),
  };
}

/** The reason for missing filters on a machine that we have no launcher code for. */
export function noFilterReason({ platform }: SandboxOptions): string {
  return `there is no system call filter for ${platform} on ${process.arch}`;
}
