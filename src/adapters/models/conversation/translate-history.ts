import type {
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import type { Message, ModelRequest, ToolCall, ToolSpec } from '../../../core/model/model.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import { CallIds } from './call-ids.ts';
import { isProviderBlocksOf } from './provider-blocks.ts';

type Assistant = Extract<Message, { role: 'assistant' }>;
type Tool = Extract<Message, { role: 'tool' }>;

/** Replaces an answer without text or calls, because no provider accepts an empty message, and roles must alternate. */
const EMPTY_ANSWER = '(no answer)';

export interface Prompt {
  readonly messages: LanguageModelV4Message[];
  readonly tools: LanguageModelV4FunctionTool[];
}

/**
 * Translates histories for one provider. Each message is translated once and remembered by identity. So a turn only
 * costs its new messages, and earlier ones are sent again byte by byte.
 */
export class HistoryTranslator {
  readonly #provider: string;
  readonly #model: string;
  readonly #dialect: ProviderClient;
  readonly #translated = new WeakMap<Message, LanguageModelV4Message>();
  readonly #ids = new CallIds();
  readonly #tools = new WeakMap<readonly ToolSpec[], LanguageModelV4FunctionTool[]>();

  constructor(provider: string, model: string, providerClient: ProviderClient) {
    this.#provider = provider;
    this.#model = model;
    this.#dialect = providerClient;
  }

  /** Marks these ids as the provider's own, because the calls are in an answer of this provider. */
  addOwnCalls(calls: readonly ToolCall[]): void {
    for (const { id } of calls) this.#ids.addOwn(id);
  }

  prompt(request: Pick<ModelRequest, 'system' | 'messages' | 'tools'>): Prompt {
    const { cacheMark } = this.#dialect;
    const mark = cacheMark === undefined ? {} : { providerOptions: cacheMark };
    const messages: LanguageModelV4Message[] = [{ role: 'system', content: request.system, ...mark }];
    for (const message of request.messages) messages.push(this.#translate(message));
    if (cacheMark !== undefined) markCachePoints(messages, cacheMark);
    return { messages, tools: this.#translateTools(request.tools) };
  }

  #translate(message: Message): LanguageModelV4Message {
    const known = this.#translated.get(message);
    if (known !== undefined) return known;
    const translated = this.#fresh(message);
    this.#translated.set(message, translated);
    return translated;
  }

  #fresh(message: Message): LanguageModelV4Message {
    switch (message.role) {
      case 'user':
        return { role: 'user', content: [{ type: 'text', text: message.text }] };
      case 'assistant':
        return { role: 'assistant', content: this.#assistant(message) };
      case 'tool':
        return {
          role: 'tool',
          content: message.results.map((result) => toolResult(result, this.#ids.of(result.callId))),
        };
    }
  }

  #assistant(message: Assistant): Extract<LanguageModelV4Message, { role: 'assistant' }>['content'] {
    if (isProviderBlocksOf(message.opaque, this.#provider, this.#model)) {
      this.addOwnCalls(message.calls);
      return message.opaque.content;
    }
    const text = message.text === '' && message.calls.length === 0 ? EMPTY_ANSWER : message.text;
    return [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...message.calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: this.#ids.of(call.id),
        toolName: call.name,
        input: call.arguments,
      })),
    ];
  }

  #translateTools(specs: readonly ToolSpec[]): LanguageModelV4FunctionTool[] {
    const known = this.#tools.get(specs);
    if (known !== undefined) return known;
    const { strictTools, cacheMark } = this.#dialect;
    const tools = specs.map(
      (spec, index): LanguageModelV4FunctionTool => ({
        type: 'function',
        name: spec.name,
        description: spec.description,
        inputSchema: spec.parameters,
        ...(strictTools === undefined ? {} : { strict: strictTools }),
        ...(cacheMark !== undefined && index === specs.length - 1 ? { providerOptions: cacheMark } : {}),
      }),
    );
    this.#tools.set(specs, tools);
    return tools;
  }
}

/**
 * Marks the end of this request and of the one before, whose cache entry this one reads. A provider looks for an
 * earlier entry only a few blocks before a mark (Anthropic: 20), and a turn of many calls is longer. The marks move
 * with the history; the remembered messages stay unchanged.
 */
function markCachePoints(messages: LanguageModelV4Message[], providerOptions: SharedV4ProviderOptions): void {
  const answer = messages.findLastIndex(({ role }) => role === 'assistant');
  for (const at of new Set([answer - 1, messages.length - 1])) {
    const message = messages[at];
    if (message !== undefined && at > 0) messages[at] = { ...message, providerOptions };
  }
}

function toolResult(result: Tool['results'][number], toolCallId: string) {
  return {
    type: 'tool-result' as const,
    toolCallId,
    toolName: result.name,
    output: { type: result.ok ? ('text' as const) : ('error-text' as const), value: result.text },
  };
}

/** Returns the ids of all calls in a history, and its number of answers. */
export function callsOf(messages: readonly Message[]): {
  readonly ids: ReadonlySet<string>;
  readonly turns: number;
} {
  const ids = new Set<string>();
  let turns = 0;
  for (const message of messages) {
    if (message.role !== 'assistant') continue;
    turns++;
    for (const call of message.calls) ids.add(call.id);
  }
  return { ids, turns };
}
