import { example } from './description.ts';
import { type Reply, refusal } from './faults.ts';
import { type Asked, missing, ok, type Route } from './route.ts';
import * as shapes from './shapes.ts';

/** What talking about a run asks for beside comments and reactions. */
export const THREAD_ROUTES: Readonly<Record<string, Route>> = {
  'issues/get-comment': ({ state, values }) => {
    const comment = state.comments.find(({ id }) => id === Number(values.comment_id));
    return comment === undefined ? missing() : ok(shapes.commentOf(state, comment));
  },
  'actions/get-workflow-run': (asked) => withRun(asked, (run) => ok(runOf(asked.state.repository, run))),
  'actions/cancel-workflow-run': (asked) =>
    withRun(asked, (run) => {
      if (run.status === 'completed') return refusal(409, 'Cannot cancel a workflow run that is completed.');
      asked.state.cancelled.push(run.id);
      return { status: 202, body: {} };
    }),
};

type Run = Asked['state']['workflowRuns'][number];

function withRun({ state, values }: Asked, act: (run: Run) => Reply): Reply {
  const run = state.workflowRuns.find(({ id }) => id === Number(values.run_id));
  return run === undefined ? missing() : act(run);
}

function runOf(repository: string, { id, attempt = 1, path, status }: Run): unknown {
  const shown = example<{ repository: Readonly<Record<string, unknown>> }>('workflow-run');
  return {
    ...shown,
    ...{ id, path, status, run_attempt: attempt },
    html_url: `https://github.com/${repository}/actions/runs/${id}`,
    repository: { ...shown.repository, full_name: repository },
  };
}
