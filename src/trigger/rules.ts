/** The conditions for an event to start anything. Used by the code, the tests and the table in the docs. */
export interface EventRule {
  /** The event's actions that may start a run; null if it has none, or if all may. */
  readonly actions: readonly string[] | null;
  /**
   * `github`: GitHub restricts the event to people with write access, so nobody is checked. The same applies to a
   * schedule, which comes from the workflow file and has an arbitrary actor. `asked`: everyone involved needs the
   * permission `admin` or `write`. Source: docs/internals/github-actions.md.
   */
  readonly permission: 'github' | 'asked';
  /** The commit whose configuration applies. Source: docs/configuration.md, decision D28. */
  readonly configurationFrom: 'checkout' | 'base';
  /** A description of the run's purpose. */
  readonly does: string;
}

const TRUSTED = { actions: null, permission: 'github', configurationFrom: 'checkout' } as const;

/** Every event that may start a run. */
export const EVENT_RULES = {
  workflow_dispatch: { ...TRUSTED, does: "the workflow's task, on what is checked out" },
  schedule: { ...TRUSTED, does: "the workflow's task, on what is checked out" },
  push: { ...TRUSTED, does: "the workflow's task, on what was pushed; not for our own commits" },
  repository_dispatch: { ...TRUSTED, does: "the workflow's task, on what is checked out" },
  pull_request: {
    actions: [
      'opened',
      'reopened',
      'synchronize',
      'ready_for_review',
      'labeled',
      'assigned',
      'review_requested',
    ],
    permission: 'asked',
    configurationFrom: 'base',
    does: "the workflow's task, on the pull request's head",
  },
  issue_comment: {
    actions: ['created'],
    permission: 'asked',
    configurationFrom: 'base',
    does: "the comment's command, on the head of its pull request",
  },
  pull_request_review_comment: {
    actions: ['created'],
    permission: 'asked',
    configurationFrom: 'base',
    does: "the comment's command, on the head of its pull request",
  },
  issues: {
    actions: ['labeled', 'assigned'],
    permission: 'asked',
    configurationFrom: 'checkout',
    does: 'the issue, where the label or the assignee is one that the workflow names',
  },
  workflow_run: {
    actions: ['completed'],
    permission: 'asked',
    configurationFrom: 'base',
    does: 'the failure of another workflow, on the commit that it failed on',
  },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof EVENT_RULES;

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENT_RULES, name);
}

/** Events that start the same run every time, so their payload is not read. */
const TELL_NOTHING: readonly EventName[] = ['workflow_dispatch', 'schedule', 'repository_dispatch'];

/** Returns true if a run needs more than the name of the event. */
export function saysWhatHappened(name: EventName): boolean {
  return !TELL_NOTHING.includes(name);
}

/** Events that combine untrusted code with the repository's secrets. They are always refused. */
export const REFUSED_EVENTS: Readonly<Record<string, string>> = {
  pull_request_target:
    'pull_request_target gives the code of a fork the secrets of this repository, and never starts a run: use pull_request, or a comment on the pull request',
};
