import { dataEvent, type ErrorCode, type Protocol } from './protocol.ts';
import { DEFAULT_USAGE, pieces, type ScriptedTurn, wireScript } from './script.ts';

const STATUSES: Readonly<Record<ErrorCode, string>> = {
  auth: 'UNAUTHENTICATED',
  forbidden: 'PERMISSION_DENIED',
  not_found: 'NOT_FOUND',
  rate_limited: 'RESOURCE_EXHAUSTED',
  quota: 'RESOURCE_EXHAUSTED',
  overflow: 'INVALID_ARGUMENT',
  bad_request: 'INVALID_ARGUMENT',
  server: 'INTERNAL',
};

type Part = Readonly<Record<string, unknown>>;

function chunk(index: number, parts: readonly Part[], end: Readonly<Record<string, unknown>>): string {
  const candidate = { content: { role: 'model', parts }, index: 0, ...end };
  return dataEvent({ responseId: `resp-${index}`, modelVersion: 'scripted', candidates: [candidate] });
}

/** Gemini sends a call's arguments whole: spoilt ones arrive as the text they were cut to. */
function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function partsOf(turn: ScriptedTurn, index: number): readonly Part[] {
  const parts: Part[] = [];
  const signature = turn.thinking === undefined ? {} : { thoughtSignature: turn.thinking.signature };
  for (const text of pieces(turn.thinking?.text ?? '')) parts.push({ text, thought: true });
  for (const text of pieces(turn.text ?? '')) parts.push({ text });
  for (const [n, call] of wireScript(turn, index).entries()) {
    const named = call.id === undefined ? {} : { id: call.id };
    const functionCall = { ...named, name: call.name, args: argumentsOf(call.text) };
    parts.push(n === 0 ? { functionCall, ...signature } : { functionCall });
  }
  return parts;
}

function usageEvent(index: number, turn: ScriptedTurn): string {
  const usage = turn.usage ?? DEFAULT_USAGE;
  return dataEvent({
    responseId: `resp-${index}`,
    candidates: [],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      cachedContentTokenCount: usage.cacheRead ?? 0,
      totalTokenCount: usage.input + usage.output,
    },
  });
}

function endOf({ fault, message }: ScriptedTurn): Part {
  if (fault === 'refused') return { finishReason: 'SAFETY', finishMessage: message };
  return { finishReason: fault === 'truncated_args' ? 'MAX_TOKENS' : 'STOP' };
}

/** POST {base}/models/{model}:streamGenerateContent?alt=sse. */
export const google: Protocol = {
  name: 'google',
  basePath: '/v1beta',
  matches: (path) => path.includes(':streamGenerateContent'),
  events: (turn, index) => {
    const events = partsOf(turn, index).map((part) => chunk(index, [part], {}));
    events.push(chunk(index, [], endOf(turn)));
    if (turn.fault !== 'no_usage') events.push(usageEvent(index, turn));
    return events;
  },
  ping: dataEvent({ candidates: [] }),
  streamError: (message) => dataEvent({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  errorBody: (status, code, message) => ({
    error: {
      code: status,
      message: code === 'quota' ? `${message} GenerateRequestsPerDayPerProjectPerModel` : message,
      status: STATUSES[code],
    },
  }),
};
