import { dispatchPayload, issueCommentPayload } from '../../../support/github/events.ts';
import { makeComment, makePull, type Pull, type State } from '../../../support/github/state.ts';
import type { CaseEvent, CasePull } from './case.ts';
import type { Commits } from './places.ts';

/** The branch of a pull request of a case's. */
export const HEAD_BRANCH = 'feature';

const COMMENT = 4_000_001;
/** A plain issue, where the case has a comment on one. */
const ISSUE = 3;

/** When the head was pushed, when the comment was made, and when a head came that is newer than it. */
const TIMES = {
  head: '2026-11-02T09:00:00Z',
  comment: '2026-11-02T10:00:00Z',
  later: '2026-11-02T11:00:00Z',
};

/** An event as the runner hands it to the action. */
export interface RunnerEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly actor: string;
  readonly triggeringActor: string;
}

/** The pull request that a case's comment is on, or null; what the case does not say of it is as usual. */
export function pullOf(event: CaseEvent | undefined): CasePull | null {
  if (event?.name !== 'issue_comment' || event.pr === null) return null;
  return event.pr ?? {};
}

/** A case's abstract event as GitHub's payload; what GitHub knows of it is put into its state. */
export function runnerEvent(event: CaseEvent | undefined, state: State, commits: Commits): RunnerEvent {
  state.branches.set('main', commits.checkedOut);
  if (event?.name !== 'issue_comment') {
    if (event !== undefined) throw new Error(`no case has had the event ${event.name} so far`);
    const actor = 'mia';
    return { name: 'workflow_dispatch', payload: dispatchPayload(state), actor, triggeringActor: actor };
  }
  const { comment: body = '', comment_user: user = 'mia', author_association: association } = event;
  const { sender = user, actor = sender, triggering_actor: triggeringActor = actor } = event;
  const pull = pullOf(event);
  const { action = 'created' } = event;
  const comment = {
    ...{ id: COMMENT, body, user, sender, action, createdAt: TIMES.comment },
    ...(association === undefined ? {} : { association }),
  };
  const number = pull?.number ?? 7;
  state.comments.push(
    makeComment({ id: COMMENT, issue: pull === null ? ISSUE : number, body, author: user }),
  );
  const on = pull === null ? ISSUE : tell(state, pull, { number, commits });
  return { name: event.name, payload: issueCommentPayload(state, on, comment), actor, triggeringActor };
}

function tell(state: State, pull: CasePull, { number, commits }: { number: number; commits: Commits }): Pull {
  const { head_sha: meant = commits.head, head_sha_at_checkout: now = meant } = pull;
  const { head_repo: repository = state.repository } = pull;
  const at = pull.head_committed_after_comment === true ? TIMES.later : TIMES.head;
  const known = makePull({
    ...{ number, title: pull.title ?? 'Add a feature', body: pull.body ?? null },
    ...{ state: pull.state ?? 'open', merged: pull.merged ?? false, locked: pull.locked ?? false },
    labels: [...(pull.labels ?? [])],
    head: { ref: HEAD_BRANCH, sha: now, repository },
    base: { ref: 'main', sha: commits.checkedOut },
  });
  state.pulls.splice(0, state.pulls.length, known);
  state.branches.set(HEAD_BRANCH, now);
  state.commits.set(now, at);
  state.pushes.push({ branch: HEAD_BRANCH, after: now, at });
  return known;
}
