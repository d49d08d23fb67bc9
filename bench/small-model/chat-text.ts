/** A request of the chat protocol, as far as a small local server reads it. */
export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly { readonly function: ToolShape }[];
}

interface ToolShape {
  readonly name: string;
  readonly description: string;
  readonly parameters: object;
}

interface ChatMessage {
  readonly role: string;
  readonly content?: string | readonly { readonly text?: string }[] | null;
  readonly tool_calls?: readonly {
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
}

/** The conversation in the template these weights were trained on; tools are told as text, for it knows none. */
export function chatText({ messages, tools }: ChatRequest): string {
  const offered = tools.map((tool) => JSON.stringify(tool.function)).join('\n');
  const parts = messages.map((message) => {
    if (message.role === 'tool')
      return section('user', `<tool_response>\n${textOf(message)}\n</tool_response>`);
    const told = `${textOf(message)}${callsOf(message)}`;
    const about = `\nCall a tool by <tool_call>{"name": ..., "arguments": {...}}</tool_call>:\n${offered}`;
    return section(message.role, message.role === 'system' ? told + about : told);
  });
  return `${parts.join('')}<|im_start|>assistant\n`;
}

/** What the weights said, as a server makes an answer of it: the first call in it, or else words. */
export function spoken(text: string): { readonly name: string; readonly arguments: string } | null {
  const found = /"name"\s*:\s*"([^"]*)"\s*,\s*"arguments"\s*:\s*([\s\S]*?)\}?\s*(?:<\/tool_call>|$)/.exec(
    text,
  );
  // As it stands, whole or not: what comes of bad JSON is for the agent to say.
  return found === null ? null : { name: found[1] ?? '', arguments: found[2] ?? '' };
}

/** One object with a tool's name and its arguments: nothing else can be said under this grammar. */
export function callSchema(tools: ChatRequest['tools']): object {
  return {
    oneOf: tools.map(({ function: { name, parameters } }) => ({
      type: 'object',
      properties: { name: { const: name }, arguments: parameters },
    })),
  };
}

function section(role: string, text: string): string {
  return `<|im_start|>${role}\n${text}<|im_end|>\n`;
}

function textOf({ content }: ChatMessage): string {
  if (content === null || content === undefined) return '';
  return typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
}

function callsOf({ tool_calls: calls = [] }: ChatMessage): string {
  return calls
    .map(
      (call) =>
        `<tool_call>{"name": "${call.function.name}", "arguments": ${call.function.arguments}}</tool_call>`,
    )
    .join('');
}
