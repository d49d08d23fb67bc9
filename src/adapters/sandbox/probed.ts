import type { Isolation } from '../../core/isolation.ts';
import type { CommandGroup } from './command-group.ts';
import type { Launcher } from './launcher.ts';
import type { SandboxOptions } from './options.ts';

/** What was found, and how it is started. */
export interface ProbedIsolation extends Isolation {
  readonly launcher: Launcher;
  /** Limits commands as a whole; null or absent: nothing does. */
  readonly group?: CommandGroup | null;
}

/** The isolation as the record has it. */
export function isolationFacts({ kind, reason, unfiltered, unbounded }: Isolation): Isolation {
  return {
    kind,
    reason,
    ...(unfiltered === undefined ? {} : { unfiltered }),
    ...(unbounded === undefined ? {} : { unbounded }),
  };
}

/** The reason given on a machine that we have no launcher code for. */
export function noFilter({ platform }: SandboxOptions): string {
  return `no filter exists for ${platform} on ${process.arch}`;
}
