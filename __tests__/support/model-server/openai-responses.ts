import { openaiChat } from './openai-chat.ts';
import { namedEvent, type Protocol } from './protocol.ts';
import { DEFAULT_USAGE, pieces, type ScriptedTurn, wireScript } from './script.ts';

type Item = Readonly<Record<string, unknown>>;

/** Numbers the events of one answer and remembers its items. */
class Answer {
  readonly events: string[] = [];
  readonly items: Item[] = [];

  send(type: string, fields: Readonly<Record<string, unknown>>): void {
    this.events.push(namedEvent({ type, sequence_number: this.events.length, ...fields }));
  }

  add(item: Item): number {
    const at = this.items.length;
    this.send('response.output_item.added', { output_index: at, item });
    return at;
  }

  done(at: number, item: Item): void {
    this.items[at] = item;
    this.send('response.output_item.done', { output_index: at, item });
  }
}

function envelope(index: number, fields: Readonly<Record<string, unknown>>): Item {
  return { id: `resp_${index}`, object: 'response', created_at: 1_700_000_000, model: 'scripted', ...fields };
}

function thinking(answer: Answer, turn: ScriptedTurn, index: number): void {
  if (turn.thinking === undefined) return;
  const id = `rs_${index}`;
  const at = answer.add({ type: 'reasoning', id, summary: [] });
  const where = { item_id: id, output_index: at, summary_index: 0 };
  answer.send('response.reasoning_summary_part.added', {
    ...where,
    part: { type: 'summary_text', text: '' },
  });
  for (const delta of pieces(turn.thinking.text)) {
    answer.send('response.reasoning_summary_text.delta', { ...where, delta });
  }
  const summary = [{ type: 'summary_text', text: turn.thinking.text }];
  answer.send('response.reasoning_summary_part.done', { ...where, part: summary[0] });
  answer.done(at, { type: 'reasoning', id, encrypted_content: turn.thinking.signature, summary });
}

function message(answer: Answer, turn: ScriptedTurn, index: number): void {
  const text = turn.text ?? '';
  if (text === '') return;
  const id = `msg_${index}`;
  const item = { type: 'message', id, role: 'assistant', status: 'in_progress', content: [] };
  const at = answer.add(item);
  for (const delta of pieces(text)) {
    answer.send('response.output_text.delta', { item_id: id, output_index: at, content_index: 0, delta });
  }
  const content = [{ type: 'output_text', text, annotations: [] }];
  answer.done(at, { ...item, status: 'completed', content });
}

function refusal(answer: Answer, turn: ScriptedTurn, index: number): void {
  if (turn.fault !== 'refused') return;
  const id = `msg_${index}_r`;
  const item = { type: 'message', id, role: 'assistant', status: 'in_progress', content: [] };
  const at = answer.add(item);
  const where = { item_id: id, output_index: at, content_index: 0 };
  const said = turn.message ?? '';
  for (const delta of pieces(said)) answer.send('response.refusal.delta', { ...where, delta });
  answer.send('response.refusal.done', { ...where, refusal: said });
  answer.done(at, { ...item, status: 'completed', content: [{ type: 'refusal', refusal: said }] });
}

function calls(answer: Answer, turn: ScriptedTurn, index: number): void {
  for (const [n, call] of wireScript(turn, index).entries()) {
    const id = `fc_${index}_${n}`;
    const item = { type: 'function_call', id, call_id: call.id ?? '', name: call.name, arguments: '' };
    const at = answer.add(item);
    for (const delta of pieces(call.text)) {
      answer.send('response.function_call_arguments.delta', { item_id: id, output_index: at, delta });
    }
    answer.send('response.function_call_arguments.done', {
      item_id: id,
      output_index: at,
      arguments: call.text,
    });
    answer.done(at, { ...item, arguments: call.text, status: 'completed' });
  }
}

function usageOf(turn: ScriptedTurn): Item {
  const usage = turn.usage ?? DEFAULT_USAGE;
  return {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cacheRead ?? 0 },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: usage.input + usage.output,
  };
}

/** POST {base}/responses, streaming. */
export const openaiResponses: Protocol = {
  name: 'openai',
  basePath: '/v1',
  matches: (path) => path.endsWith('/responses'),
  events: (turn, index) => {
    const answer = new Answer();
    answer.send('response.created', { response: envelope(index, { status: 'in_progress', output: [] }) });
    thinking(answer, turn, index);
    message(answer, turn, index);
    refusal(answer, turn, index);
    calls(answer, turn, index);
    const cut = turn.fault === 'truncated_args';
    const end = cut
      ? { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
      : { status: 'completed', incomplete_details: null };
    const usage = turn.fault === 'no_usage' ? null : usageOf(turn);
    answer.send(cut ? 'response.incomplete' : 'response.completed', {
      response: envelope(index, { ...end, output: answer.items, usage }),
    });
    return answer.events;
  },
  ping: namedEvent({ type: 'keepalive', sequence_number: 1 }),
  streamError: (text) =>
    namedEvent({ type: 'error', sequence_number: 2, code: 'server_error', message: text, param: null }),
  errorBody: openaiChat.errorBody,
};
