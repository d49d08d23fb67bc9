import type { FailedJob } from '../core/forge/run-log.ts';
import type { UntrustedSource } from './untrusted/fence.ts';
import { stepLog } from './untrusted/job-log.ts';

/** Maximum number of logs to read. If more jobs failed, it is usually the same failure in other jobs of a matrix. */
export const MOST_LOGS = 3;

/** Maximum characters of all logs together, about 8,000 tokens. The end of a log usually contains the cause. */
const LOGS_IN_ALL = 24_000;
const LONGEST_LOG = 16_000;

/** A failed job, with its log if it could be downloaded. */
export interface JobLog {
  readonly job: FailedJob;
  readonly log: string | null;
}

/**
 * Returns the failure as untrusted texts. Anyone who can change the workflow or the programs it runs writes names and
 * logs.
 */
export function failureTexts(
  jobs: readonly FailedJob[],
  logs: readonly JobLog[],
): readonly UntrustedSource[] {
  const limit = Math.min(LONGEST_LOG, Math.floor(LOGS_IN_ALL / Math.max(1, logs.length)));
  const list = jobs.map(({ name, step }) => (step === null ? name : `${name}, in its step: ${step.name}`));
  return [
    { label: 'jobs that failed', text: list.join('\n') },
    ...logs.flatMap(({ job, log }, at) =>
      log === null
        ? []
        : [
            {
              label: `log of failed job ${at + 1}`,
              text: titled(job, stepLog(log, job.step, limit)),
              form: 'log' as const,
            },
          ],
    ),
  ];
}

function titled({ name }: FailedJob, log: string): string {
  return `Job: ${name}\n\n${log}`;
}
