/**
 * The result of a check. `ok`: verified. `warning`: a run can start, with less. `missing`: a run would fail. `unknown`:
 * it could not be checked.
 */
export type CheckState = 'ok' | 'warning' | 'missing' | 'unknown';

/** One requirement of a run, checked before the run. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  /** The finding, in one line. */
  readonly what: string;
  /** The fix, with a line to paste if there is one; null if nothing is to be done. */
  readonly mend: string | null;
  /**
   * The outcome if it is missing: config_error for machine, settings and model; git_error for repository and delivery.
   */
  readonly ends: 'config_error' | 'git_error';
}
