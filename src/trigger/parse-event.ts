import { show } from '../settings/checks/problem.ts';
import { type Decision, type EventInput, emptyAsk, skip } from './decision.ts';
import { commentDecision } from './events/comment.ts';
import { issueDecision } from './events/issue.ts';
import { pullRequestDecision } from './events/pull-request.ts';
import { pushDecision } from './events/push.ts';
import { workflowRunDecision } from './events/workflow-run.ts';
import { textAt } from './payload.ts';
import { isSameRepository } from './repositories.ts';
import { EVENT_RULES, type EventName, type EventRule, isEventName, REFUSED_EVENTS } from './rules.ts';

const READERS: Readonly<Record<EventName, (input: EventInput) => Decision>> = {
  workflow_dispatch: emptyAsk,
  schedule: emptyAsk,
  push: pushDecision,
  repository_dispatch: emptyAsk,
  pull_request: pullRequestDecision,
  issue_comment: commentDecision,
  pull_request_review_comment: commentDecision,
  issues: issueDecision,
  workflow_run: workflowRunDecision,
};

/**
 * Converts an event to a request, or to a reason to do nothing. Pure, and never throws for any payload. Nothing is
 * authorized yet: `authorize` checks the permissions.
 */
export function parseEvent(input: EventInput): Decision {
  const { name } = input;
  if (name === '') return emptyAsk(input);
  const refused = Object.hasOwn(REFUSED_EVENTS, name) ? REFUSED_EVENTS[name] : undefined;
  if (refused !== undefined) return skip('AUTH-03', refused);
  if (!isEventName(name)) {
    return skip(
      'AUTH-02',
      `the event ${show(name)} does not start a run: use one of ${Object.keys(EVENT_RULES).join(', ')}`,
    );
  }
  return objection(input, EVENT_RULES[name]) ?? READERS[name](input);
}

/** Returns the problem with an event's action or repository, before its payload is read. */
function objection({ name, payload, repository }: EventInput, rule: EventRule): Decision | null {
  if (rule.permission === 'github') return null;
  const action = textAt(payload, 'action');
  if (rule.actions !== null && (action === null || !rule.actions.includes(action))) {
    const code = action === 'edited' ? 'AUTH-04' : 'AUTH-02';
    return skip(
      code,
      `${name} with the action ${show(action ?? undefined)} does not start a run: only ${rule.actions.join(', ')} ${rule.actions.length === 1 ? 'does' : 'do'}`,
    );
  }
  const about = textAt(payload, 'repository.full_name');
  return isSameRepository(about, repository)
    ? null
    : skip(
        'AUTH-02',
        `the event is about the repository ${show(about ?? undefined)}, this job about ${show(repository)}`,
      );
}
