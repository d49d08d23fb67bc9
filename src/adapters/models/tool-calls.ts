import { parseBounded } from '../../core/bounded-json.ts';
import type { FinishReason, ToolCall } from '../../core/model.ts';
import { NOT_READ } from './held-arguments.ts';

/** A call as it came over the wire. */
export interface WireCall {
  /** '' where the server gave none. */
  readonly id: string;
  readonly name: string;
  /** The arguments' JSON text. */
  readonly input: string;
  /** False where the stream ended inside the call. */
  readonly complete: boolean;
}

/**
 * The calls of one answer, in order. Those whose arguments cannot be trusted say so in `malformed` and have
 * `{}` for arguments: they are never run, and what to do instead is said with the reason. `usedIds` are the ids of the history, `turn` the number of answers in
 * it: an id that is missing or taken is made from them, so that the same session has the same ids.
 */
export function toolCalls(
  wire: readonly WireCall[],
  finish: FinishReason,
  lastIsCall: boolean,
  turn: number,
  usedIds: ReadonlySet<string>,
): readonly ToolCall[] {
  const taken = new Set(usedIds);
  return wire.map((call, index) => {
    const id = call.id !== '' && !taken.has(call.id) ? call.id : freeId(turn, index, taken);
    taken.add(id);
    const isLast = lastIsCall && index === wire.length - 1;
    return toolCall(call, id, isLast ? finish : 'tool_calls');
  });
}

/** The ids of all calls in a history. */
export function freeId(turn: number, index: number, taken: ReadonlySet<string>): string {
  for (let n = index; ; n++) {
    const id = callId(turn, n);
    if (!taken.has(id)) return id;
  }
}

/** Nine letters and digits: the strictest rule in use for ids (Mistral's). */
export function callId(turn: number, index: number): string {
  return `call${turn.toString(36).padStart(3, '0')}${index.toString(36).padStart(2, '0')}`;
}

const AGAIN = 'call it again with complete JSON';

function toolCall(call: WireCall, id: string, finish: FinishReason): ToolCall {
  const { name } = call;
  const cutOff = cutReason(call, finish);
  if (cutOff !== null) return { id, name, arguments: {}, malformed: cutOff };
  if (call.input.trim() === '') return { id, name, arguments: {} };
  try {
    // Held back before the provider package saw them.
    if (call.input.startsWith(NOT_READ)) throw new SyntaxError(`it ${call.input.slice(NOT_READ.length)}`);
    return { id, name, arguments: parseBounded(call.input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON';
    return { id, name, arguments: {}, malformed: unreadArguments(reason) };
  }
}

export function unreadArguments(reason: string): string {
  return `its arguments are not valid JSON: ${reason}; ${AGAIN}`;
}

/** What was cut may still parse (`{}` of an empty start, JSON closed by a client): it is not what was meant. */
function cutReason(call: WireCall, finish: FinishReason): string | null {
  if (finish === 'length') {
    return 'the answer reached its length limit inside this call; make smaller calls, such as several small edits';
  }
  if (finish === 'content_filter')
    return "the provider's content filter ended the answer inside this call; leave out what it may have met, or say it in other words";
  return call.complete ? null : `the answer ended inside this call; ${AGAIN}`;
}
