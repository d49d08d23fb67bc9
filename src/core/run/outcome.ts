import type { Code } from './codes.ts';

/**
 * The outcomes of a run and their exit codes. This is the only table; an outcome without a code does not compile.
 * Source: ADR-0026 "Exit Codes".
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

/** The end of a run. `reason` is one line: the event with its value, the rule, the remedy. */
export interface RunOutcome {
  readonly name: OutcomeName;
  readonly reason: string;
}

/** The reason why the task is not finished: a limit ended the run, or the agent said so. */
export type Unfinished = 'limit' | 'own_word';

/** The cause of a run's end. Several causes may apply; `run/finish/outcome.ts` ranks them. */
export type Cause =
  | {
      readonly kind: 'config';
      readonly reason: string;
      /** The recorded code, if it is not an invalid configuration. */
      readonly code?: Code;
    }
  | {
      readonly kind: 'git_before';
      readonly reason: string;
      /** The recorded code, if a rule of the registry was broken. */
      readonly code?: Code;
    }
  | { readonly kind: 'emergency_stop'; readonly reason: string }
  | { readonly kind: 'timeout'; readonly reason: string }
  | {
      readonly kind: 'violation';
      readonly reason: string;
      /** The recorded code, if no constraint recorded it. */
      readonly code?: Code;
    }
  | { readonly kind: 'gate'; readonly reason: string }
  | {
      readonly kind: 'delivery';
      readonly reason: string;
      /** The recorded code, if a rule of the registry was broken. */
      readonly code?: Code;
    }
  | { readonly kind: 'failure'; readonly reason: string };

/** A problem that the user can fix, thrown where no value can be returned. Caught in `run/run.ts`. */
export class StopRun extends Error {
  readonly why: Cause;
  constructor(why: Cause) {
    super(why.reason);
    this.name = 'StopRun';
    this.why = why;
  }
}
