import { KILLED } from '../../core/run/command-ending.ts';
import { duration } from '../../core/text/figures.ts';
import type { CommandProposal } from '../../core/tools/tool.ts';

/** The time limit of a command and its source: the call, the setting, or the run's remaining time. */
export interface TimeAllowed {
  /** ms */
  readonly ms: number;
  readonly by: CommandProposal['timeoutBy'] | 'run';
}

/** Returns the shorter limit; `left` is the milliseconds until the agent's work must be over. */
export function timeAllowed({ timeoutMs, timeoutBy }: CommandProposal, left: number): TimeAllowed {
  return left < timeoutMs ? { ms: Math.max(1, left), by: 'run' } : { ms: timeoutMs, by: timeoutBy };
}

const LIMIT_NAMES: Readonly<Record<TimeAllowed['by'], string>> = {
  call: "the call's own timeout",
  command_timeout: 'command_timeout',
  run: "the run's time is up",
};

/** Returns text such as `killed after 1s (the call's own timeout)`, which the model reads instead of an exit code. */
export function killedText({ ms, by }: TimeAllowed): string {
  return `${KILLED} after ${duration(ms)} (${LIMIT_NAMES[by]})`;
}

const REMEDIES: Readonly<Record<TimeAllowed['by'], string>> = {
  call: 'give the call a longer timeout, or run less',
  command_timeout: 'raise command_timeout or run less',
  run: 'raise timeout or run less',
};

/** Returns the reason of the violation, with the remedy. */
export function overtimeReason(allowed: TimeAllowed): string {
  return `the command was ${killedText(allowed)}: ${REMEDIES[allowed.by]}`;
}
