/** What must hold before an event starts anything. Read by the code, the tests and the table in the docs. */
export interface EventRule {
  /** The actions of the event that may start a run; null where it has none, or all are alike. */
  readonly actions: readonly string[] | null;
  /**
   * `github`: GitHub lets only those bring it about who may write (or it is the workflow file itself, as with a
   * schedule, whose actor may be anyone or nobody), so no one is asked about. `asked`: everybody who had a hand in
   * it must have the permission `admin` or `write`. Source: FACTS "The runner".
   */
  readonly permission: 'github' | 'asked';
  /** Which commit's configuration counts. Source: CONTRACT 3, DECISIONS D28. */
  readonly configurationFrom: 'checkout' | 'base';
  /** What the run is about, in words. */
  readonly does: string;
}

const TRUSTED = { actions: null, permission: 'github', configurationFrom: 'checkout' } as const;

/** Every event that may start a run. Any other starts none. */
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

/** Events that start the same run whatever happened: what the runner says of them is not read. */
const TELL_NOTHING: readonly EventName[] = ['workflow_dispatch', 'schedule', 'repository_dispatch'];

/** Whether a run needs to know more of the event than its name. */
export function saysWhatHappened(name: EventName): boolean {
  return !TELL_NOTHING.includes(name);
}

/** Events that bring a stranger's code together with the repository's secrets: never, whoever is behind them. */
export const REFUSED_EVENTS: Readonly<Record<string, string>> = {
  pull_request_target:
    'pull_request_target gives the code of a fork the secrets of this repository, and never starts a run: use pull_request, or a comment on the pull request',
};
