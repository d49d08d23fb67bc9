/**
 * The jobs and logs of a failed workflow run. Every method rejects only with ForgeError.
 */
export interface RunLogs {
  /** Returns the failed jobs of one attempt, in the order of the workflow. Errors: not_found, forbidden. */
  failedJobs(run: RunAttempt): Promise<readonly FailedJob[]>;

  /**
   * Returns the end of a job's log as the runner wrote it: each line begins with its time. Errors: not_found if it was
   * deleted; unavailable.
   */
  logOf(job: FailedJob): Promise<string>;
}

export interface RunAttempt {
  readonly id: number;
  /** Starts at 1; a re-run adds 1. */
  readonly attempt: number;
}

export interface FailedJob {
  readonly id: number;
  readonly name: string;
  /** The first failed step; null if the forge names none, as for a lost runner. */
  readonly step: FailedStep | null;
}

/** Times are ms since the epoch, in whole seconds; null if unknown. */
export interface FailedStep {
  readonly name: string;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
}
