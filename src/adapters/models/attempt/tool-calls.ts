import type { FinishReason, ToolCall } from '../../../core/model/model.ts';
import { parseBounded } from '../../../core/text/bounded-json.ts';
import { NOT_READ_PREFIX } from './deep-arguments.ts';

/** A call as the server sent it. */
export interface WireCall {
  /** '' if the server sent none. */
  readonly id: string;
  readonly name: string;
  /** The arguments' JSON text. */
  readonly input: string;
  /** False if the stream ended inside the call. */
  readonly complete: boolean;
}

/**
 * Returns the calls of one answer, in order. Calls with unreliable arguments have `{}` instead and the reason, with the
 * remedy, in `malformed`; they are never run. `usedIds` are the ids of the history, and `turn` is its number of
 * answers. Missing or duplicate ids are derived from these, so that the same session has the same ids.
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
    const id = call.id !== '' && !taken.has(call.id) ? call.id : unusedId(turn, index, taken);
    taken.add(id);
    const isLast = lastIsCall && index === wire.length - 1;
    return toolCall(call, id, isLast ? finish : 'tool_calls');
  });
}

/** Returns an id that no call in the history has. */
export function unusedId(turn: number, index: number, taken: ReadonlySet<string>): string {
  for (let n = index; ; n++) {
    const id = callId(turn, n);
    if (!taken.has(id)) return id;
  }
}

/** Returns an id of nine letters and digits, the strictest rule of any provider (Mistral's). */
export function callId(turn: number, index: number): string {
  return `call${turn.toString(36).padStart(3, '0')}${index.toString(36).padStart(2, '0')}`;
}

const CALL_AGAIN = 'call it again with complete JSON';

function toolCall(call: WireCall, id: string, finish: FinishReason): ToolCall {
  const { name } = call;
  const cutOff = truncationReason(call, finish);
  if (cutOff !== null) return { id, name, arguments: {}, malformed: cutOff };
  if (call.input.trim() === '') return { id, name, arguments: {} };
  try {
    // Replaced before the provider package received them.
    if (call.input.startsWith(NOT_READ_PREFIX))
      throw new SyntaxError(`it ${call.input.slice(NOT_READ_PREFIX.length)}`);
    return { id, name, arguments: parseBounded(call.input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not JSON';
    return { id, name, arguments: {}, malformed: unreadArguments(reason) };
  }
}

export function unreadArguments(reason: string): string {
  return `its arguments are not valid JSON: ${reason}; ${CALL_AGAIN}`;
}

/**
 * Returns why a call is incomplete. Truncated arguments may still parse (`{}` for an empty start, JSON closed by a
 * client) but differ from the intended ones.
 */
function truncationReason(call: WireCall, finish: FinishReason): string | null {
  if (finish === 'length') {
    return 'the reply reached its length limit inside this call; make smaller calls, such as several small edits';
  }
  if (finish === 'content_filter')
    return "the provider's content filter ended the reply inside this call; leave out or reword the text that it may have blocked";
  return call.complete ? null : `the reply ended inside this call; ${CALL_AGAIN}`;
}
