import type { Code } from './codes.ts';

/**
 * How a run ends, and the exit code that says so. The table is the only one: an outcome without a code
 * does not compile. Source: ADR-0026 "Exit Codes".
 */
export const EXIT_CODES = {
  success: 0,
  skipped: 0,
  failure: 1,
  constraint_violation: 2,
  quality_gate_failure: 3,
  timeout: 4,
  config_error: 5,
  git_error: 6,
} as const;

export type OutcomeName = keyof typeof EXIT_CODES;
export type ExitCode = (typeof EXIT_CODES)[OutcomeName];

/** One run's end. `reason` is one line: what happened, with the value, which rule, what to do. */
export interface RunOutcome {
  readonly name: OutcomeName;
  readonly reason: string;
}

/** Who says that what there is is not the finished task: a limit that ended the run, or the agent. */
export type Unfinished = 'limit' | 'own_word';

/** Why a run ended, before it is put into words. Several may hold at once; `run/outcome.ts` ranks them. */
export type Cause =
  | {
      readonly kind: 'config';
      readonly reason: string;
      /** What goes on record, where it is not an invalid configuration. */
      readonly code?: Code;
    }
  | { readonly kind: 'git_before'; readonly reason: string }
  | { readonly kind: 'emergency_stop'; readonly reason: string }
  | { readonly kind: 'timeout'; readonly reason: string }
  | {
      readonly kind: 'violation';
      readonly reason: string;
      /** What goes on record, where no constraint has put it there. */
      readonly code?: Code;
    }
  | { readonly kind: 'gate'; readonly reason: string }
  | {
      readonly kind: 'delivery';
      readonly reason: string;
      /** What goes on record, where a rule of the registry stood in the way. */
      readonly code?: Code;
    }
  | { readonly kind: 'failure'; readonly reason: string };

/** For trouble that the user can mend, raised where no value can be returned. Caught in `run/run.ts`. */
export class StopRun extends Error {
  readonly why: Cause;
  constructor(why: Cause) {
    super(why.reason);
    this.name = 'StopRun';
    this.why = why;
  }
}
