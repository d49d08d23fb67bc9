import type { Isolation } from '../../core/isolation.ts';
import type { Launcher } from './launcher.ts';
import type { SandboxOptions } from './options.ts';

/** What was found, and how it is started. */
export interface ProbedIsolation extends Isolation {
  readonly launcher: Launcher;
}

/** The isolation as the record has it. */
export function isolationFacts({ kind, reason, unfiltered }: Isolation): Isolation {
  return { kind, reason, ...(unfiltered === undefined ? {} : { unfiltered }) };
}

/** Why there is no filter where we have no code for the machine. */
export function noFilter({ platform }: SandboxOptions): string {
  return `there is no filter for ${platform} on ${process.arch}`;
}
