import { show } from '../../settings/checks/problem.ts';
import { type Decision, type EventHead, type EventInput, emptyAsk, type Skip, skip } from '../decision.ts';
import { isOwnCommit, OWN_COMMIT_REASON } from '../own-commit.ts';
import { numberAt, textAt, untrustedAt, valueAt } from '../payload.ts';
import { peopleOf } from '../people.ts';
import { isSameRepository } from '../repositories.ts';
import { EVENT_RULES, isEventName } from '../rules.ts';

const DEFAULT_TASK =
  'A workflow failed on this commit; what it said is below. Find the cause and mend it in the code, never in the check that found it.';

/** Decides on a workflow that failed on a commit of this repository. The task is to find the cause and fix it. */
export function workflowRunDecision(input: EventInput): Decision {
  const { payload } = input;
  const id = numberAt(payload, 'workflow_run.id');
  const conclusion = textAt(payload, 'workflow_run.conclusion');
  if (id === null)
    return skip('AUTH-02', 'the event holds no workflow run with an id: there is nothing to mend');
  if (conclusion !== 'failure') {
    return skip(
      'AUTH-02',
      `the workflow run ended in ${show(conclusion ?? undefined)}: only a failure is mended`,
    );
  }
  if (isOwnWorkflow(input)) {
    return skip(
      'AUTH-05',
      `the workflow that failed is this one, ${show(textAt(payload, 'workflow_run.path') ?? undefined)}: no run mends itself`,
    );
  }
  const head = headIn(input);
  if ('kind' in head) return head;
  if (isOwnCommit(textAt(payload, 'workflow_run.head_commit.message')))
    return skip('AUTH-05', OWN_COMMIT_REASON);
  const people = peopleBehind(input);
  if ('kind' in people) return people;
  const name = textAt(payload, 'workflow_run.name') ?? 'a workflow';
  const pullRequest = pullRequestOf(payload, head);
  return {
    ...emptyAsk(input),
    people,
    pullRequest,
    head,
    failedRun: { id, attempt: numberAt(payload, 'workflow_run.run_attempt') ?? 1, name },
    task: input.task === '' ? DEFAULT_TASK : input.task,
    untrusted: [
      { label: 'workflow that failed', text: name },
      { label: 'branch name', text: head.ref },
      ...untrustedAt(payload, 'workflow_run.display_title', 'title of the workflow run'),
      ...untrustedAt(payload, 'workflow_run.head_commit.message', 'commit message'),
    ],
    configurationFrom: pullRequest === null ? 'checkout' : 'base',
  };
}

/** Returns true for the workflow itself, which would otherwise react to its own failures forever. */
function isOwnWorkflow({ payload, workflowRef = '', repository }: EventInput): boolean {
  const path = textAt(payload, 'workflow_run.path')?.split('@')[0] ?? '';
  return path !== '' && workflowRef.toLowerCase().startsWith(`${repository}/${path}@`.toLowerCase());
}

function headIn({ payload, repository }: EventInput): EventHead | Skip {
  const from = textAt(payload, 'workflow_run.head_repository.full_name');
  if (!isSameRepository(from, repository)) {
    return skip(
      'AUTH-03',
      `the workflow ran on a commit of ${show(from ?? undefined)}, and code of a fork is never worked on`,
    );
  }
  const sha = textAt(payload, 'workflow_run.head_sha');
  const ref = textAt(payload, 'workflow_run.head_branch');
  if (sha !== null && ref !== null) return { sha, ref };
  return skip(
    'AUTH-02',
    'the workflow run names no branch and commit: the branch may be gone, so there is nothing to mend',
  );
}

/**
 * Returns the people to check for the failed workflow. Its event gives the same guarantees there as here. A push or a
 * dispatch requires write access, so only bots are checked. A schedule has nobody to check.
 */
function peopleBehind(input: EventInput): readonly string[] | Skip {
  const cause = textAt(input.payload, 'workflow_run.event') ?? '';
  if (cause === 'schedule') return [];
  const everybody = peopleOf(input, ['workflow_run.actor', 'workflow_run.triggering_actor', 'sender']);
  if (!isEventName(cause) || EVENT_RULES[cause].permission === 'asked') return everybody;
  return 'kind' in everybody && everybody.code === 'AUTH-05' ? everybody : [];
}

/** Returns the only pull request with this head; null if there is none or more than one. */
function pullRequestOf(payload: unknown, head: EventHead): number | null {
  const list = valueAt(payload, 'workflow_run.pull_requests');
  const numbers = (Array.isArray(list) ? list : [])
    .filter((entry) => textAt(entry, 'head.sha') === head.sha)
    .map((entry) => numberAt(entry, 'number'))
    .filter((number) => number !== null);
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
