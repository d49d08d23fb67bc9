import type { LanguageModelV4FunctionTool, LanguageModelV4Message } from '@ai-sdk/provider';
import type { Message, ModelRequest, ToolSpec } from '../../core/model.ts';
import type { Dialect } from './dialects/dialect.ts';
import { isOpaqueOf } from './opaque.ts';

type Assistant = Extract<Message, { role: 'assistant' }>;
type Tool = Extract<Message, { role: 'tool' }>;

/** Stands for an answer without words or calls: no provider takes an empty message, and roles must alternate. */
const NOTHING_SAID = '(no answer)';

export interface Prompt {
  readonly messages: LanguageModelV4Message[];
  readonly tools: LanguageModelV4FunctionTool[];
}

/**
 * Translates histories for one provider. A message is translated once and remembered by its identity: a turn
 * costs what is new, and what was sent before is sent again byte by byte.
 */
export class History {
  readonly #provider: string;
  readonly #model: string;
  readonly #dialect: Dialect;
  readonly #translated = new WeakMap<Message, LanguageModelV4Message>();
  readonly #tools = new WeakMap<readonly ToolSpec[], LanguageModelV4FunctionTool[]>();

  constructor(provider: string, model: string, dialect: Dialect) {
    this.#provider = provider;
    this.#model = model;
    this.#dialect = dialect;
  }

  prompt(request: Pick<ModelRequest, 'system' | 'messages' | 'tools'>): Prompt {
    const { cacheMark } = this.#dialect;
    const mark = cacheMark === undefined ? {} : { providerOptions: cacheMark };
    const messages: LanguageModelV4Message[] = [{ role: 'system', content: request.system, ...mark }];
    for (const message of request.messages) messages.push(this.#translate(message));
    const last = messages.at(-1);
    // The mark moves on with the history; the message itself stays as it is remembered.
    if (cacheMark !== undefined && last !== undefined) messages[messages.length - 1] = { ...last, ...mark };
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
        return { role: 'tool', content: message.results.map(toolResult) };
    }
  }

  #assistant(message: Assistant): Extract<LanguageModelV4Message, { role: 'assistant' }>['content'] {
    if (isOpaqueOf(message.opaque, this.#provider, this.#model)) return message.opaque.content;
    const text = message.text === '' && message.calls.length === 0 ? NOTHING_SAID : message.text;
    return [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...message.calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: call.id,
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

function toolResult(result: Tool['results'][number]) {
  return {
    type: 'tool-result' as const,
    toolCallId: result.callId,
    toolName: result.name,
    output: { type: result.ok ? ('text' as const) : ('error-text' as const), value: result.text },
  };
}

/** The ids of every call in a history, and how many answers it holds. */
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
