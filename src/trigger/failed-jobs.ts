import type { FailedJob } from '../core/run-log.ts';
import type { UntrustedSource } from './untrusted/fence.ts';
import { stepLog } from './untrusted/job-log.ts';

/** So many logs are read. Where more jobs failed, it is mostly the same failure on another leg of a matrix. */
export const MOST_LOGS = 3;

/** In characters, over all logs: what a model reads for some 8,000 tokens. The end of a log says what went wrong. */
const LOGS_IN_ALL = 24_000;
const LONGEST_LOG = 16_000;

/** A job that failed, with its log where it could be had. */
export interface JobLog {
  readonly job: FailedJob;
  readonly log: string | null;
}

/** What failed, as texts of others: names and logs are written by whoever can change the workflow or what it runs. */
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
