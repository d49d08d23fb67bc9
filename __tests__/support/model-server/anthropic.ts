import { type ErrorCode, namedEvent, type Protocol } from './protocol.ts';
import { DEFAULT_USAGE, pieces, type ScriptedTurn, wireScript } from './script.ts';

const TYPES: Readonly<Record<ErrorCode, string>> = {
  auth: 'authentication_error',
  forbidden: 'permission_error',
  not_found: 'not_found_error',
  rate_limited: 'rate_limit_error',
  quota: 'invalid_request_error',
  overflow: 'invalid_request_error',
  bad_request: 'invalid_request_error',
  server: 'api_error',
};

type Content = Readonly<Record<string, unknown>> & { readonly type: string };

/** One block of content: its start, its deltas, its end. */
function block(at: number, start: Content, deltas: readonly Content[]): readonly string[] {
  return [
    namedEvent({ type: 'content_block_start', index: at, content_block: start }),
    ...deltas.map((delta) => namedEvent({ type: 'content_block_delta', index: at, delta })),
    namedEvent({ type: 'content_block_stop', index: at }),
  ];
}

/** As the API counts: input without what was read from or written to the cache. */
function usageOf(turn: ScriptedTurn) {
  if (turn.fault === 'no_usage') return { input_tokens: 0, output_tokens: 0 };
  const { input, output, cacheRead = 0, cacheWrite = 0 } = turn.usage ?? DEFAULT_USAGE;
  return {
    input_tokens: input - cacheRead - cacheWrite,
    cache_read_input_tokens: cacheRead,
    cache_creation_input_tokens: cacheWrite,
    output_tokens: output,
  };
}

function contentOf(turn: ScriptedTurn, index: number): readonly string[] {
  const events: string[] = [];
  let at = 0;
  if (turn.thinking !== undefined) {
    const deltas: Content[] = pieces(turn.thinking.text).map((thinking) => ({
      type: 'thinking_delta',
      thinking,
    }));
    deltas.push({ type: 'signature_delta', signature: turn.thinking.signature });
    events.push(...block(at++, { type: 'thinking', thinking: '', signature: '' }, deltas));
  }
  if ((turn.text ?? '') !== '') {
    const deltas = pieces(turn.text ?? '').map((text) => ({ type: 'text_delta', text }));
    events.push(...block(at++, { type: 'text', text: '' }, deltas));
  }
  for (const call of wireScript(turn, index)) {
    const start = { type: 'tool_use', id: call.id ?? '', name: call.name, input: {} };
    const deltas = pieces(call.text).map((json) => ({ type: 'input_json_delta', partial_json: json }));
    events.push(...block(at++, start, deltas));
  }
  return events;
}

function stopReason(turn: ScriptedTurn): string {
  if (turn.fault === 'truncated_args') return 'max_tokens';
  if (turn.fault === 'refused') return 'refusal';
  return (turn.calls?.length ?? 0) > 0 ? 'tool_use' : 'end_turn';
}

function stopDetails({ fault, message }: ScriptedTurn) {
  if (fault !== 'refused') return {};
  return { stop_details: { type: 'refusal', category: 'cyber', explanation: message } };
}

/** POST {base}/messages, streaming. */
export const anthropic: Protocol = {
  name: 'anthropic',
  basePath: '/v1',
  matches: (path) => path.endsWith('/messages'),
  events: (turn, index) => {
    const usage = usageOf(turn);
    const message = {
      id: `msg_${index}`,
      type: 'message',
      role: 'assistant',
      model: 'scripted',
      content: [],
    };
    return [
      namedEvent({
        type: 'message_start',
        message: { ...message, stop_reason: null, usage: { ...usage, output_tokens: 0 } },
      }),
      namedEvent({ type: 'ping' }),
      ...contentOf(turn, index),
      namedEvent({
        type: 'message_delta',
        delta: { stop_reason: stopReason(turn), stop_sequence: null, ...stopDetails(turn) },
        usage: { output_tokens: usage.output_tokens },
      }),
      namedEvent({ type: 'message_stop' }),
    ];
  },
  ping: namedEvent({ type: 'ping' }),
  streamError: (message) => namedEvent({ type: 'error', error: { type: 'overloaded_error', message } }),
  errorBody: (_status, code, message) => ({ type: 'error', error: { type: TYPES[code], message } }),
};
