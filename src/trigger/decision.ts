import type { Code } from '../core/run/codes.ts';
import type { GivenValue } from '../settings/sources/given.ts';

/** The reason why nothing is started, as a registry code. */
export type SkipCode = Extract<Code, `AUTH-${string}` | 'CFG-01' | 'CFG-03'>;

/** Nothing is started. `reason` is one line: the received value, the rule, and the remedy. */
export interface Skip {
  readonly kind: 'skip';
  readonly code: SkipCode;
  readonly reason: string;
  readonly asked?: undefined;
  /**
   * Set if the question could not be asked, so nobody refused. The result is `failure` instead of `skipped`, which is
   * green.
   */
  readonly unanswered?: true;
}

/** The command itself is refused. Its author gets the reason if they may give commands. */
export interface RefusedCommand extends Omit<Skip, 'asked'> {
  readonly asked: Asked;
}

/** The comment that made the request. */
export interface CommentFacts {
  readonly id: number;
  /** ISO 8601, as GitHub returns it. If it is null, its age cannot be compared, so no run starts. */
  readonly createdAt: string | null;
  /** The comment API that it belongs to. Reactions and replies use different URLs. */
  readonly kind: 'issue' | 'review';
}

/** Original text, not yet cleaned, by an author who may lack permission to request anything. */
export interface UntrustedText {
  /** Our label for it: `pull request title`. */
  readonly label: string;
  readonly text: string;
}

/** The commit that the event named. It must still be the head of its branch when the run starts. */
export interface EventHead {
  readonly sha: string;
  readonly ref: string;
}

/** The workflow run to fix. */
export interface FailedRun {
  readonly id: number;
  /** The number of the attempt; a re-run increments it. */
  readonly attempt: number;
  readonly name: string;
}

/** Options of a comment, by the dotted key of the setting that each tightens. */
export type CommentFlags = ReadonlyMap<string, GivenValue>;

/** The fields common to all answers to an event: the people involved, and the place. */
export interface Asked {
  /** The event's name. */
  readonly source: string;
  /** `owner/name`. */
  readonly repository: string;
  /**
   * Logins to check with the permission API, without duplicates. Empty if GitHub restricts the event to people with
   * write access. Bots that the workflow allows by name are not included.
   */
  readonly people: readonly string[];
  readonly comment: CommentFacts | null;
  readonly pullRequest: number | null;
  readonly issue: number | null;
}

export interface Help extends Asked {
  readonly kind: 'help';
}

export interface Stop extends Asked {
  readonly kind: 'stop';
}

/** A request for a run. `authorize` decides if it starts. */
export interface Ask extends Asked {
  readonly kind: 'ask';
  /** The task; '' if only the settings can define it. */
  readonly task: string;
  /** The workflow's `task` if a comment's text is the task; otherwise ''. */
  readonly instructions: string;
  readonly flags: CommentFlags;
  readonly untrusted: readonly UntrustedText[];
  /** Descriptions of what was removed from the comment's text; empty if it is unchanged. */
  readonly cleaned: readonly string[];
  readonly head: EventHead | null;
  readonly failedRun: FailedRun | null;
  /**
   * The commit that provides the configuration, AGENTS.md and constraints: the checked-out one, or the pull request's
   * base.
   */
  readonly configurationFrom: 'checkout' | 'base';
}

export type Decision = Skip | RefusedCommand | Help | Stop | Ask;

export function skip(code: SkipCode, reason: string): Skip {
  return { kind: 'skip', code, reason };
}

/** The runner's facts about an event, and the workflow's settings for events. */
export interface EventInput {
  /** GITHUB_EVENT_NAME; '' outside the runner. */
  readonly name: string;
  /** The parsed content of the event file, in any shape. */
  readonly payload: unknown;
  /** GITHUB_ACTOR. */
  readonly actor: string;
  /** GITHUB_TRIGGERING_ACTOR: the account that started this attempt. It may be a re-run of another account's event. */
  readonly triggeringActor: string;
  /** GITHUB_REPOSITORY: `owner/name`. */
  readonly repository: string;
  /** GITHUB_WORKFLOW_REF, `owner/name/.github/workflows/file.yml@ref`; absent outside the runner. */
  readonly workflowRef?: string;
  /** The input `trigger-phrase`. */
  readonly phrase: string;
  /** The input `allowed-bots`: exact logins, such as `renovate[bot]`. */
  readonly allowedBots: readonly string[];
  /** The workflow's `task`; '' if not set. */
  readonly task: string;
}

/** Returns a request that contains only its origin, as a starting point for an event's reader. */
export function emptyAsk(input: EventInput): Ask {
  const { name: source, repository, task } = input;
  return bareAsk({ source, repository, people: [], comment: null, pullRequest: null, issue: null }, task);
}

/** Returns a request that contains only its origin and its task. */
export function bareAsk(asked: Asked, task: string): Ask {
  return {
    ...asked,
    kind: 'ask',
    task,
    instructions: '',
    flags: new Map(),
    untrusted: [],
    cleaned: [],
    head: null,
    failedRun: null,
    configurationFrom: 'checkout',
  };
}
