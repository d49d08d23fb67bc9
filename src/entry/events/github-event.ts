import { parseBounded } from '../../core/text/bounded-json.ts';
import { type Problem, show } from '../../settings/checks/problem.ts';
import { readFromDisk } from '../../settings/sources/file.ts';
import type { Decision } from '../../trigger/decision.ts';
import { parseEvent } from '../../trigger/parse-event.ts';
import { isRecordAt, numberAt, textAt } from '../../trigger/payload.ts';
import { isEventName, saysWhatHappened } from '../../trigger/rules.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The workflow inputs that concern events. */
export interface EventInputs {
  readonly phrase: string;
  readonly allowedBots: readonly string[];
  readonly task: string;
}

/** An event whose file cannot be read, so its content is unknown. */
export interface UnreadEvent {
  readonly kind: 'unread';
  readonly problem: Problem;
}

/** GitHub's maximum size of an event payload. Source: docs.github.com, "Webhook events and payloads". */
const LARGEST_EVENT = 25 * 1024 ** 2;

/** Reads the runner's event as a request or a reason to do nothing. Does not check any permission. */
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

/** Returns the default branch from GitHub's event; null if the event does not name it or cannot be read. */
export function mainBranchIn(env: Environment): string | null {
  const event = payloadIn(env.GITHUB_EVENT_PATH ?? '', env.GITHUB_EVENT_NAME ?? '');
  return 'problem' in event ? null : textAt(event.payload, 'repository.default_branch');
}

/** Returns the event's pull request; null if it has none or cannot be read. */
export function pullRequestIn(env: Environment): number | null {
  const event = payloadIn(env.GITHUB_EVENT_PATH ?? '', env.GITHUB_EVENT_NAME ?? '');
  if ('problem' in event) return null;
  const { payload } = event;
  return numberAt(
    payload,
    isRecordAt(payload, 'issue.pull_request') ? 'issue.number' : 'pull_request.number',
  );
}

/** Parses the event file, whatever its shape. Never waits on a pipe, and never reads more than LARGEST_EVENT. */
function payloadIn(
  path: string,
  event: string,
): { readonly payload: unknown } | { readonly problem: Problem } {
  const wrong = (why: string) => ({ problem: { where: 'GITHUB_EVENT_PATH', message: why } });
  if (path === '') return wrong(`is not set, but only that file describes the event ${event}: ${REMEDY}`);
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
    return wrong(`${show(path)} is not valid JSON: ${REMEDY}`);
  }
}

const REMEDY = 'do not change this variable in the workflow';
