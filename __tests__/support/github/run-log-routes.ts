import { example } from './description.ts';
import type { Reply } from './faults.ts';
import { type Asked, missing, ok, type Route } from './route.ts';
import type { Job } from './state.ts';

type Json = Record<string, unknown>;

/** Jobs of workflow runs, and where their logs are. */
export const RUN_LOG_ROUTES: Readonly<Record<string, Route>> = {
  'actions/list-jobs-for-workflow-run-attempt': listJobs,
  'actions/download-job-logs-for-workflow-run': ({ state, values }) => {
    const log = state.jobs.find(({ id }) => id === Number(values.job_id))?.log ?? null;
    return log === null ? missing() : { status: 302, body: null, headers: { location: log } };
  },
};

function listJobs({ state, values, query, address }: Asked): Reply {
  const all = state.jobs.filter(
    ({ run, attempt }) => run === Number(values.run_id) && attempt === Number(values.attempt_number),
  );
  if (all.length === 0) return missing();
  const size = Number(query.get('per_page') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  const jobs = all.slice((page - 1) * size, page * size).map(jobOf);
  const headers = page * size < all.length ? { headers: { link: `<${address}?${next}>; rel="next"` } } : {};
  return { ...ok({ total_count: all.length, jobs }), ...headers };
}

function jobOf({ id, run, attempt, name, conclusion, steps }: Job): Json {
  const [shown = {}] = example<{ jobs: Json[] }>('job-paginated').jobs;
  return {
    ...shown,
    ...{ id, run_id: run, run_attempt: attempt, name, conclusion, status: 'completed' },
    // The example is older than its schema.
    created_at: '2026-11-02T09:09:00Z',
    steps: steps.map(([step, ended, from, to], at) => ({
      ...{ name: step, conclusion: ended, status: 'completed', number: at + 1 },
      ...{ started_at: from, completed_at: to },
    })),
  };
}
