import { readFileSync } from 'node:fs';
import type { Decision } from './trigger/decision.ts';
import { parseEvent } from './trigger/parse-event.ts';
import { textAt } from './trigger/payload.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What of the workflow's inputs speaks of events. */
export interface EventInputs {
  readonly phrase: string;
  readonly allowedBots: readonly string[];
  readonly task: string;
}

/** The event that the runner names, as a request or a reason to do nothing; nothing is authorised yet. */
export function eventDecision(env: Environment, inputs: EventInputs): Decision {
  return parseEvent({
    ...inputs,
    name: env.GITHUB_EVENT_NAME ?? '',
    payload: payloadOf(env.GITHUB_EVENT_PATH ?? ''),
    actor: env.GITHUB_ACTOR ?? '',
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    repository: env.GITHUB_REPOSITORY ?? '',
  });
}

/** The repository's default branch, as GitHub's event names it; null where the event does not. */
export function mainBranchIn(env: Environment): string | null {
  return textAt(payloadOf(env.GITHUB_EVENT_PATH ?? ''), 'repository.default_branch');
}

/** undefined where it cannot be read: what an event needs of it is then missing, and nothing starts. */
function payloadOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
