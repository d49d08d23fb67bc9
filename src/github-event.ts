import { parseBounded } from './core/bounded-json.ts';
import { readFromDisk } from './settings/file.ts';
import { type Problem, show } from './settings/problem.ts';
import type { Decision } from './trigger/decision.ts';
import { parseEvent } from './trigger/parse-event.ts';
import { isRecordAt, numberAt, textAt } from './trigger/payload.ts';
import { isEventName, saysWhatHappened } from './trigger/rules.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What of the workflow's inputs speaks of events. */
export interface EventInputs {
  readonly phrase: string;
  readonly allowedBots: readonly string[];
  readonly task: string;
}

/** The event's own file cannot be read, and without it nobody knows what happened. */
export interface UnreadEvent {
  readonly kind: 'unread';
  readonly problem: Problem;
}

/** GitHub caps what it says of an event at 25 MB. Source: docs.github.com, "Webhook events and payloads". */
const LARGEST_EVENT = 25 * 1024 ** 2;

/** The event that the runner names, as a request or a reason to do nothing; nothing is authorised yet. */
export function eventDecision(env: Environment, inputs: EventInputs): Decision | UnreadEvent {
  const name = env.GITHUB_EVENT_NAME ?? '';
  const isRead = isEventName(name) && saysWhatHappened(name);
  const event = isRead ? payloadIn(env.GITHUB_EVENT_PATH ?? '', name) : { payload: undefined };
  if ('problem' in event) return { kind: 'unread', problem: event.problem };
  return parseEvent({
    ...inputs,
    name,
    payload: event.payload,
    actor: env.GITHUB_ACTOR ?? '',
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    repository: env.GITHUB_REPOSITORY ?? '',
    workflowRef: env.GITHUB_WORKFLOW_REF ?? '',
  });
}

/** The repository's default branch, as GitHub's event names it; null where the event does not, or cannot be read. */
export function mainBranchIn(env: Environment): string | null {
  const event = payloadIn(env.GITHUB_EVENT_PATH ?? '', env.GITHUB_EVENT_NAME ?? '');
  return 'problem' in event ? null : textAt(event.payload, 'repository.default_branch');
}

/** The pull request that GitHub's event is about; null where it is about none, or cannot be read. */
export function pullRequestIn(env: Environment): number | null {
  const event = payloadIn(env.GITHUB_EVENT_PATH ?? '', env.GITHUB_EVENT_NAME ?? '');
  if ('problem' in event) return null;
  const { payload } = event;
  return numberAt(
    payload,
    isRecordAt(payload, 'issue.pull_request') ? 'issue.number' : 'pull_request.number',
  );
}

/** What the file says, of any shape. Never waits on a pipe, and never reads more than an event can be. */
function payloadIn(
  path: string,
  event: string,
): { readonly payload: unknown } | { readonly problem: Problem } {
  const wrong = (why: string) => ({ problem: { where: 'GITHUB_EVENT_PATH', message: why } });
  if (path === '') return wrong(`is not set, and ${event} is told by that file alone: ${REMEDY}`);
  const read = readFromDisk(path, LARGEST_EVENT);
  if (read.kind === 'missing') return wrong(`${show(path)} does not exist: ${REMEDY}`);
  if (read.kind === 'refused') return wrong(`${show(path)} cannot be the event: ${read.message}`);
  try {
    return {
      payload: parseBounded(
        new TextDecoder('utf-8', { fatal: true }).decode(read.bytes),
        Number.POSITIVE_INFINITY,
      ),
    };
  } catch {
    return wrong(`${show(path)} is no JSON: ${REMEDY}`);
  }
}

const REMEDY = 'leave it as the runner set it';
