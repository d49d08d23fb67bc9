import type { Message, ToolCall, ToolResult } from '../../core/model/model.ts';
import type { Bounds } from './bounds.ts';
import { canStub, type Seen, stubbed } from './stub.ts';

/** Tokens of a message. */
export type SizeOf = (message: Message) => number;

export interface PlanFacts {
  /** The first message is the task. */
  readonly history: readonly Message[];
  readonly sizeOf: SizeOf;
  /** Tokens before the history: system prompt and tools. */
  readonly fixed: number;
  /** Tokens of the first message after the restatement, with space for a summary. */
  readonly head: number;
  readonly bounds: Bounds;
}

/** A plan to shorten a history. Unchanged messages stay the same objects, so they need no new translation. */
export interface Plan {
  /** Turns that are kept word for word, or with stubs; without the first message. */
  readonly kept: readonly Message[];
  /** Older turns that are folded into the first message; empty if stubs are enough. */
  readonly folded: readonly Message[];
  /** Ids of the calls whose output is stubbed in `kept`. */
  readonly stubbed: readonly string[];
}

/**
 * Plans how to shorten a history that approaches the window. It replaces output with stubs, the oldest first, down to
 * the target in one step. If that frees too little, it folds the older turns and keeps the newest. A call always stays
 * with its result, and opaque parts of an answer stay with their turn. Pure, and never throws.
 */
export function planCompaction(facts: PlanFacts): Plan {
  const stubs = stubOldest(facts);
  if (stubs.size <= facts.bounds.enough) return stubs.plan;
  const fold = foldOlder(facts);
  return fold.folded.length + fold.stubbed.length === 0 ? stubs.plan : fold;
}

function stubOldest({ history, sizeOf, fixed, bounds }: PlanFacts): { plan: Plan; size: number } {
  const turns = history.slice(1);
  const calls = callsIn(turns);
  const unseenFrom = turns.findLastIndex(({ role }) => role === 'assistant');
  let size = fixed + history.reduce((sum, message) => sum + sizeOf(message), 0);
  const ids: string[] = [];
  const kept = turns.map((message, at): Message => {
    if (message.role !== 'tool' || at > unseenFrom || size <= bounds.target) return message;
    const { message: shorter, ids: stubs } = stubAll(message, calls, 'seen');
    if (stubs.length === 0) return message;
    size -= sizeOf(message) - sizeOf(shorter);
    ids.push(...stubs);
    return shorter;
  });
  return { plan: { kept, folded: [], stubbed: ids }, size };
}

type ToolMessage = Extract<Message, { role: 'tool' }>;

function stubAll(
  message: ToolMessage,
  calls: ReadonlyMap<string, ToolCall>,
  seen: Seen,
): { readonly message: ToolMessage; readonly ids: readonly string[] } {
  const ids: string[] = [];
  const results = message.results.map((result): ToolResult => {
    if (!canStub(result)) return result;
    ids.push(result.callId);
    return stubbed(calls.get(result.callId), result, seen);
  });
  return { message: { role: 'tool', results }, ids };
}

/** Keeps the newest turns that fit; of the last one at least its calls, with as many results as fit. */
function foldOlder({ history, sizeOf, fixed, head, bounds }: PlanFacts): Plan {
  const turns = history.slice(1);
  const room = Math.max(0, bounds.near - fixed - head);
  const first = firstWithin(turns, Math.min(bounds.recent, room), sizeOf);
  if (first !== null) return { kept: turns.slice(first), folded: turns.slice(0, first), stubbed: [] };
  const last = turns.findLastIndex(({ role }) => role === 'assistant');
  if (last === -1) return { kept: turns, folded: [], stubbed: [] };
  const squeezed = squeeze(turns.slice(last), room, sizeOf);
  return { ...squeezed, folded: [...turns.slice(0, last), ...squeezed.folded] };
}

/** Returns the start of the longest run of newest turns that fits; null if the last turn alone is too long. */
function firstWithin(turns: readonly Message[], room: number, sizeOf: SizeOf): number | null {
  let first: number | null = null;
  let size = 0;
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const message = turns[at];
    if (message === undefined) break;
    size += sizeOf(message);
    if (size > room) break;
    if (message.role === 'assistant') first = at;
  }
  return first;
}

/** Stubs the longest results of the last turn until it fits; folds it too if that is not enough. */
function squeeze(turn: readonly Message[], room: number, sizeOf: SizeOf): Plan {
  const calls = callsIn(turn);
  const total = (messages: readonly Message[]) => messages.reduce((sum, message) => sum + sizeOf(message), 0);
  const longest = turn
    .flatMap((message) => (message.role === 'tool' ? message.results : []))
    .filter(canStub)
    .sort((one, other) => other.text.length - one.text.length);
  let kept = turn;
  const ids = new Set<string>();
  for (const { callId } of longest) {
    if (total(kept) <= room) break;
    ids.add(callId);
    kept = turn.map((message) => withStubs(message, calls, ids));
  }
  if (total(kept) <= room) return { kept, folded: [], stubbed: [...ids] };
  // The latest user messages are kept: they are short and not answered yet.
  const unanswered = kept.slice(kept.findLastIndex(({ role }) => role !== 'user') + 1);
  return { kept: unanswered, folded: turn.slice(0, turn.length - unanswered.length), stubbed: [] };
}

function withStubs(
  message: Message,
  calls: ReadonlyMap<string, ToolCall>,
  ids: ReadonlySet<string>,
): Message {
  if (message.role !== 'tool') return message;
  const results = message.results.map((result) =>
    ids.has(result.callId) ? stubbed(calls.get(result.callId), result, 'unseen') : result,
  );
  return { role: 'tool', results };
}

function callsIn(messages: readonly Message[]): ReadonlyMap<string, ToolCall> {
  const calls = messages.flatMap((message) => (message.role === 'assistant' ? message.calls : []));
  return new Map(calls.map((call) => [call.id, call]));
}
