import { createRequire } from 'node:module';
import type { State } from '../__tests__/support/github/state.ts';
import { REPOSITORY, type Scene } from './scene.ts';

type Json = Readonly<Record<string, unknown>>;

const EXAMPLES = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
  readonly name: string;
  readonly examples: readonly Json[];
}[];

/** `schedule`: all that it says is which line of the workflow came due. */
export function schedulePayload(cron: string, { repository, defaultBranch }: State): Json {
  return { schedule: cron, repository: { full_name: repository, default_branch: defaultBranch } };
}

/** `workflow_run`: the workflow CI failed on the pull request's head, which `actor` had pushed. */
export function failedRunPayload({ state, head }: Scene, actor: Json = { login: 'mia' }): Json {
  const published = EXAMPLES.find(({ name }) => name === 'workflow_run')?.examples.find(
    ({ action }) => action === 'completed',
  );
  const run = published?.workflow_run as Json;
  const repository = { ...(published?.repository as Json), full_name: REPOSITORY, default_branch: 'main' };
  return {
    ...published,
    repository,
    workflow_run: {
      ...run,
      ...{ id: 9001, name: 'CI', event: 'pull_request', status: 'completed', conclusion: 'failure' },
      ...{ head_branch: 'fix', head_sha: head, run_attempt: 1 },
      head_commit: { ...(run.head_commit as Json), id: head, message: 'a feature' },
      head_repository: { ...(run.head_repository as Json), full_name: REPOSITORY },
      repository,
      actor: { ...(run.actor as Json), ...actor },
      triggering_actor: { ...(run.triggering_actor as Json), ...actor },
      pull_requests: state.pulls.map(({ number, head: at, base }) => ({
        number,
        head: { ref: at.ref, sha: at.sha },
        base: { ref: base.ref, sha: base.sha },
      })),
    },
    sender: { ...(published?.sender as Json), ...actor },
  };
}
