import type { Code } from '../core/codes.ts';
import type { GivenValue } from '../settings/given.ts';

/** Why nothing is started, as a code of the registry. */
export type SkipCode = Extract<Code, `AUTH-${string}` | 'CFG-01' | 'CFG-03'>;

/** Nothing is started. `reason` is one line: what came, with the value, which rule, what to do. */
export interface Skip {
  readonly kind: 'skip';
  readonly code: SkipCode;
  readonly reason: string;
  readonly asked?: undefined;
  /** Nobody said no: the question could not be asked. Not `skipped`, which is green, but `failure`. */
  readonly unanswered?: true;
}

/** The command itself is refused: whoever gave it is told why, if they may give one at all. */
export interface RefusedCommand extends Omit<Skip, 'asked'> {
  readonly asked: Asked;
}

/** The comment that asked. */
export interface CommentFacts {
  readonly id: number;
  /** ISO 8601, as GitHub gives it; null where it is missing: then nothing can be newer or older, and no run starts. */
  readonly createdAt: string | null;
  /** Which of the two comment APIs it belongs to: reactions and answers go to different addresses. */
  readonly kind: 'issue' | 'review';
}

/** Text that somebody wrote who need not have the right to ask for anything. As it came: not yet cleaned. */
export interface UntrustedText {
  /** What it is, in our own words: `pull request title`. */
  readonly label: string;
  readonly text: string;
}

/** The commit that the event spoke of. It must still be the head of its branch when the run starts. */
export interface EventHead {
  readonly sha: string;
  readonly ref: string;
}

/** The workflow run that is to be mended. */
export interface FailedRun {
  readonly id: number;
  /** Which attempt of it; a re-run is the next. */
  readonly attempt: number;
  readonly name: string;
}

/** Options of a comment, by the dotted key of the setting that each tightens. */
export type CommentFlags = ReadonlyMap<string, GivenValue>;

/** What all answers to an event have in common: who asked, and where. */
export interface Asked {
  /** The event's name. */
  readonly source: string;
  /** `owner/name`. */
  readonly repository: string;
  /**
   * Logins that must be asked of the permission API, each once. Empty where GitHub itself lets only those bring
   * the event about who may write, and for bots that the workflow allows by name.
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

/** A run is asked for. Whether it starts is `authorise`'s to say. */
export interface Ask extends Asked {
  readonly kind: 'ask';
  /** What is to be done; '' where only the settings can say. */
  readonly task: string;
  /** The workflow's own `task`, where a comment's text is the task; else ''. */
  readonly instructions: string;
  readonly flags: CommentFlags;
  readonly untrusted: readonly UntrustedText[];
  /** What was taken out of the comment's own text, in words; empty where it is as it was written. */
  readonly cleaned: readonly string[];
  readonly head: EventHead | null;
  readonly failedRun: FailedRun | null;
  /** Which commit's configuration, AGENTS.md and constraints count: the one checked out, or the pull request's base. */
  readonly configurationFrom: 'checkout' | 'base';
}

export type Decision = Skip | RefusedCommand | Help | Stop | Ask;

export function skip(code: SkipCode, reason: string): Skip {
  return { kind: 'skip', code, reason };
}

/** The runner's facts about an event, and what the workflow says about events. */
export interface EventInput {
  /** GITHUB_EVENT_NAME; '' outside the runner. */
  readonly name: string;
  /** The event file's content, parsed; of any shape. */
  readonly payload: unknown;
  /** GITHUB_ACTOR. */
  readonly actor: string;
  /** GITHUB_TRIGGERING_ACTOR: who started this attempt, which may be a re-run of somebody else's event. */
  readonly triggeringActor: string;
  /** GITHUB_REPOSITORY: `owner/name`. */
  readonly repository: string;
  /** GITHUB_WORKFLOW_REF, `owner/name/.github/workflows/file.yml@ref`; left out outside the runner. */
  readonly workflowRef?: string;
  /** The input `trigger-phrase`. */
  readonly phrase: string;
  /** The input `allowed-bots`: exact logins, such as `renovate[bot]`. */
  readonly allowedBots: readonly string[];
  /** The workflow's own `task`; '' where it has none. */
  readonly task: string;
}

/** An ask with nothing in it but where it came from: what an event's reader starts from. */
export function emptyAsk(input: EventInput): Ask {
  const { name: source, repository, task } = input;
  return bareAsk({ source, repository, people: [], comment: null, pullRequest: null, issue: null }, task);
}

/** An ask of which nothing is known but who asked, where, and for what. */
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
