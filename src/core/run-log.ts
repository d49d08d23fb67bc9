/**
 * What a forge's CI says of a workflow run that failed. Every method rejects with ForgeError, and nothing else.
 */
export interface RunLogs {
  /** The jobs that failed in one attempt of a run, in the order of the workflow. Errors: not_found, forbidden. */
  failedJobs(run: RunAttempt): Promise<readonly FailedJob[]>;

  /**
   * The end of a job's log, as the runner wrote it: each line begins with its time. Errors: not_found where it is
   * gone; unavailable.
   */
  logOf(job: FailedJob): Promise<string>;
}

export interface RunAttempt {
  readonly id: number;
  /** From 1; a re-run is the next. */
  readonly attempt: number;
}

export interface FailedJob {
  readonly id: number;
  readonly name: string;
  /** The first step that failed; null where the forge names none, as with a runner that was lost. */
  readonly step: FailedStep | null;
}

/** Times are ms since the epoch, in whole seconds; null where the forge does not say. */
export interface FailedStep {
  readonly name: string;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
}
