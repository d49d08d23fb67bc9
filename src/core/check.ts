/**
 * What a check found. `ok`: seen to be so. `warning`: a run can go on, with less. `missing`: a run would fail for it.
 * `unknown`: it could not be found out, which is never the same as fine.
 */
export type CheckState = 'ok' | 'warning' | 'missing' | 'unknown';

/** One thing that a run needs, as it was found before the run. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  /** One line: what was seen. */
  readonly what: string;
  /** What to do about it, with the line to paste where there is one; null where nothing is to be done. */
  readonly mend: string | null;
  /** What it counts as where it is missing: machine, settings and model, or repository and delivery. */
  readonly ends: 'config_error' | 'git_error';
}
