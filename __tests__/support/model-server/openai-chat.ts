import { dataEvent, type ErrorCode, type Protocol } from './protocol.ts';
import { DEFAULT_USAGE, pieces, type ScriptedTurn, wireScript } from './script.ts';

const CODES: Readonly<Record<ErrorCode, string>> = {
  auth: 'invalid_api_key',
  forbidden: 'forbidden',
  not_found: 'model_not_found',
  rate_limited: 'rate_limit_exceeded',
  quota: 'insufficient_quota',
  overflow: 'context_length_exceeded',
  bad_request: 'invalid_request_error',
  server: 'server_error',
};

function chunk(index: number, delta: unknown, finish: string | null): string {
  return dataEvent({
    id: `chatcmpl-${index}`,
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
}

function finishOf(turn: ScriptedTurn): string {
  if (turn.fault === 'truncated_args') return 'length';
  if (turn.fault === 'refused') return 'content_filter';
  return (turn.calls?.length ?? 0) > 0 ? 'tool_calls' : 'stop';
}

function usageEvent(index: number, turn: ScriptedTurn): string {
  const usage = turn.usage ?? DEFAULT_USAGE;
  return dataEvent({
    id: `chatcmpl-${index}`,
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'scripted',
    choices: [],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
      prompt_tokens_details: { cached_tokens: usage.cacheRead ?? 0 },
    },
  });
}

/** POST {base}/chat/completions, streaming. */
export const openaiChat: Protocol = {
  name: 'openai-compatible',
  basePath: '/v1',
  matches: (path) => path.endsWith('/chat/completions'),
  events: (turn, index) => {
    const events = [chunk(index, { role: 'assistant', content: '' }, null)];
    for (const part of pieces(turn.thinking?.text ?? '')) {
      events.push(chunk(index, { reasoning_content: part }, null));
    }
    for (const part of pieces(turn.text ?? '')) events.push(chunk(index, { content: part }, null));
    for (const [n, call] of wireScript(turn, index).entries()) {
      const head = { index: n, type: 'function', function: { name: call.name, arguments: '' } };
      const named = call.id === undefined ? head : { ...head, id: call.id };
      events.push(chunk(index, { tool_calls: [named] }, null));
      for (const part of pieces(call.text)) {
        events.push(chunk(index, { tool_calls: [{ index: n, function: { arguments: part } }] }, null));
      }
    }
    if (turn.fault === 'refused') events.push(chunk(index, { refusal: turn.message }, null));
    events.push(chunk(index, {}, finishOf(turn)));
    if (turn.fault !== 'no_usage') events.push(usageEvent(index, turn));
    events.push(dataEvent('[DONE]'));
    return events;
  },
  ping: dataEvent({ choices: [] }),
  streamError: (message) => dataEvent({ error: { message, type: 'server_error', code: null } }),
  errorBody: (_status, code, message) => ({
    error: { message, type: CODES[code], param: null, code: CODES[code] },
  }),
};
