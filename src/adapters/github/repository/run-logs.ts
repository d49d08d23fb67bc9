import { z } from 'zod';
import { ForgeError } from '../../../core/forge/forge.ts';
import type { FailedJob, RunAttempt, RunLogs } from '../../../core/forge/run-log.ts';
import { cleanServerText } from '../../http/server-text.ts';
import type { GithubApi } from '../api/github-api.ts';
import { RedirectError } from '../api/redirect-error.ts';
import { readEndOfSignedUrl, UnreadableLog } from './signed-url-text.ts';

const PER_PAGE = 100;
/** A matrix has at most 256 jobs. Source: GitHub's documentation, "Usage limits" of workflows. */
const MAX_PAGES = 3;
const NEEDS = 'actions: read';

/** A step's exit code ends in `failure`. A job or step over its own time limit ends in `timed_out`. */
const FAILED_CONCLUSIONS: readonly (string | null)[] = ['failure', 'timed_out'];

const time = z
  .string()
  .nullish()
  .transform((text) => {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? null : at;
  });

const jobs = z.object({
  jobs: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      conclusion: z.string().nullable(),
      steps: z
        .array(
          z.object({
            name: z.string(),
            conclusion: z.string().nullable(),
            started_at: time,
            completed_at: time,
          }),
        )
        .optional(),
    }),
  ),
});

type Job = z.infer<typeof jobs>['jobs'][number];

/** The URL of the log, which is valid for a minute. */
const address = z.object({ location: z.string() });

export class GithubRunLogs implements RunLogs {
  readonly #api: GithubApi;
  readonly #signal: AbortSignal;

  constructor(api: GithubApi, signal: AbortSignal) {
    this.#api = api;
    this.#signal = signal;
  }

  async failedJobs({ id, attempt }: RunAttempt): Promise<readonly FailedJob[]> {
    const failed: FailedJob[] = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
      const { value, more } = await this.#api.requestPage({
        what: `read the jobs of workflow run ${id}`,
        needs: NEEDS,
        shape: jobs,
        send: ({ rest }, common) =>
          rest.actions.listJobsForWorkflowRunAttempt({
            ...common,
            run_id: id,
            attempt_number: attempt,
            per_page: PER_PAGE,
            page,
          }),
      });
      failed.push(
        ...value.jobs.filter(({ conclusion }) => FAILED_CONCLUSIONS.includes(conclusion)).map(failedJob),
      );
      if (!more) break;
    }
    return failed;
  }

  async logOf({ id, name }: FailedJob): Promise<string> {
    const what = `read the log of job ${JSON.stringify(name)}`;
    const { location } = await this.#api.request({
      what,
      needs: NEEDS,
      shape: address,
      send: async ({ rest }, common) => {
        try {
          return await rest.actions.downloadJobLogsForWorkflowRun({ ...common, job_id: id });
        } catch (error) {
          // The only request whose answer is a redirect by design.
          if (!(error instanceof RedirectError) || error.answered !== 302) throw error;
          return { headers: {}, data: { location: error.location } };
        }
      },
    });
    try {
      return await readEndOfSignedUrl(location, this.#signal);
    } catch (error) {
      if (!(error instanceof UnreadableLog)) throw error;
      const { owner, repo } = this.#api.address;
      const why = cleanServerText(error.message, []);
      throw new ForgeError(
        error.status === 404 || error.status === 410 ? 'not_found' : 'unavailable',
        error.status,
        `cannot ${what} (${owner}/${repo}): ${why}; try again later, or let this runner connect to GitHub's log storage`,
      );
    }
  }
}

function failedJob({ id, name, steps = [] }: Job): FailedJob {
  const step = steps.find(({ conclusion }) => FAILED_CONCLUSIONS.includes(conclusion));
  return {
    id,
    name,
    step:
      step === undefined
        ? null
        : { name: step.name, startedAt: step.started_at, completedAt: step.completed_at },
  };
}
