import type { ServerResponse } from 'node:http';

/** One answer of a scripted model: a call with named arguments, one whose input is plain text, or words. */
export type Answer =
  | { readonly kind: 'call'; readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }
  | { readonly kind: 'text_call'; readonly name: string; readonly input: string }
  | { readonly kind: 'words'; readonly text: string };

export function call(name: string, args: Readonly<Record<string, unknown>>): Answer {
  return { kind: 'call', name, arguments: args };
}

/** Writes an answer as the stream of one protocol. `tokens` is what the prompt is said to have had. */
export type Speak = (response: ServerResponse, answer: Answer, turn: number, tokens: number) => void;

/** By the end of a request's path: OpenAI's chat completions, which gateways speak too, and its Responses API. */
export function speakerOf(path: string): Speak | null {
  if (path.endsWith('/chat/completions')) return speakChat;
  return path.endsWith('/responses') ? speakResponses : null;
}

const OUTPUT_TOKENS = 20;

const speakChat: Speak = (response, answer, turn, tokens) => {
  const send = (data: object): void => {
    const chunk = { id: 'x', object: 'chat.completion.chunk', created: 0, model: 'm', ...data };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const finish = answer.kind === 'words' ? 'stop' : 'tool_calls';
  const usage = {
    prompt_tokens: tokens,
    completion_tokens: OUTPUT_TOKENS,
    total_tokens: tokens + OUTPUT_TOKENS,
  };
  send({ choices: [{ index: 0, delta: { role: 'assistant', ...chatContent(answer, turn) } }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  send({ choices: [], usage });
  response.write('data: [DONE]\n\n');
};

function chatContent(answer: Answer, turn: number): object {
  if (answer.kind === 'words') return { content: answer.text };
  if (answer.kind === 'text_call')
    throw new Error(`chat completions know no plain text call (${answer.name})`);
  const called = { name: answer.name, arguments: JSON.stringify(answer.arguments) };
  return { tool_calls: [{ index: 0, id: `call_${turn}`, type: 'function', function: called }] };
}

const speakResponses: Speak = (response, answer, turn, tokens) => {
  const send = (type: string, data: object): void => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  const usage = {
    input_tokens: tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: OUTPUT_TOKENS,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: tokens + OUTPUT_TOKENS,
  };
  const id = `resp_${turn}`;
  send('response.created', { response: { id } });
  send('response.output_item.done', { output_index: 0, item: responseItem(answer, turn) });
  send('response.completed', { response: { id, usage } });
};

function responseItem(answer: Answer, turn: number): object {
  const ids = { id: `item_${turn}`, call_id: `call_${turn}` };
  switch (answer.kind) {
    case 'call': {
      const args = JSON.stringify(answer.arguments);
      return { type: 'function_call', ...ids, name: answer.name, arguments: args };
    }
    case 'text_call':
      return { type: 'custom_tool_call', ...ids, name: answer.name, input: answer.input };
    case 'words': {
      const content = [{ type: 'output_text', text: answer.text }];
      return { type: 'message', id: ids.id, role: 'assistant', content };
    }
  }
}
