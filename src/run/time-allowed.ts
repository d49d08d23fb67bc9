import { KILLED } from '../core/command-ending.ts';
import { duration } from '../core/figures.ts';
import type { CommandProposal } from '../core/tool.ts';

/** How long a command may run, and whose limit that is: its call's, the setting's, or what is left of the run. */
export interface TimeAllowed {
  /** ms */
  readonly ms: number;
  readonly by: CommandProposal['timeoutBy'] | 'run';
}

/** The shorter of the two; `left` is ms until the agent's work must be over. */
export function timeAllowed({ timeoutMs, timeoutBy }: CommandProposal, left: number): TimeAllowed {
  return left < timeoutMs ? { ms: Math.max(1, left), by: 'run' } : { ms: timeoutMs, by: timeoutBy };
}

const WHOSE: Readonly<Record<TimeAllowed['by'], string>> = {
  call: "the call's own timeout",
  command_timeout: 'command_timeout',
  run: "the run's time is up",
};

/** `killed after 1s (the call's own timeout)`: what the model reads in place of an exit code. */
export function killedText({ ms, by }: TimeAllowed): string {
  return `${KILLED} after ${duration(ms)} (${WHOSE[by]})`;
}

const REMEDIES: Readonly<Record<TimeAllowed['by'], string>> = {
  call: 'give the call a longer timeout, or run less',
  command_timeout: 'raise command_timeout or run less',
  run: 'raise timeout or run less',
};

/** The same as a violation's reason, with the way out. */
export function overtimeReason(allowed: TimeAllowed): string {
  return `the command was ${killedText(allowed)}: ${REMEDIES[allowed.by]}`;
}
