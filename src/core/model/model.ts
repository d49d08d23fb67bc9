/** A JSON Schema object, as the providers accept it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

/** `arguments` is the parsed JSON, or `malformed` says why it could not be parsed (then it is never run). */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: unknown;
  readonly malformed?: string;
}

export interface ToolResult {
  readonly callId: string;
  readonly name: string;
  readonly text: string;
  /** False if the call was refused or could not run. A command that exits non-zero did run. */
  readonly ok: boolean;
}

/**
 * One entry of the history. Between two compactions, entries are only appended. Every request begins with exactly the
 * previous one, so that the provider's prompt cache works.
 */
export type Message =
  | { readonly role: 'user'; readonly text: string }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly calls: readonly ToolCall[];
      /** Provider data of this reply (signed reasoning), returned unchanged. */
      readonly opaque?: unknown;
    }
  | { readonly role: 'tool'; readonly results: readonly ToolResult[] };

/** Usage in tokens. `input` counts everything the provider read, including cached parts. */
export interface Usage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
  /** True if the provider reported nothing and the numbers are estimates. */
  readonly estimated: boolean;
  /** Tokens of the last prompt and answer. Set if the numbers above add up several calls. */
  readonly context?: number;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools: readonly ToolSpec[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** Monotonic ms at which every attempt must have ended. */
  readonly deadline: number;
}

export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter' | 'other';

/** A model as its provider names it. */
export interface ModelName {
  readonly provider: string;
  readonly model: string;
}

/** Returns the notice that another model continues. */
export function handOverText(from: ModelName, to: ModelName, why: string): string {
  return `${from.provider} ${from.model} failed: ${why}; continuing with ${to.provider} ${to.model}`;
}

export interface ModelReply {
  /** The model that answered, if there are several. */
  readonly by?: ModelName;
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly finish: FinishReason;
  readonly usage: Usage;
  readonly opaque?: unknown;
  /** The reason why the provider or the model refused to answer, in one line for the user. */
  readonly refusal?: string;
}

export type ModelTrouble =
  | 'auth'
  | 'not_found'
  | 'quota'
  | 'rate_limited'
  | 'server'
  | 'network'
  | 'timeout'
  | 'overflow'
  | 'malformed'
  /** The server redirected to another server, which may not get the key. */
  | 'redirected'
  | 'bad_request'
  | 'aborted';

/** A provider's failure after its retries. The message is one line for the user: the problem and the remedy. */
export class ModelError extends Error {
  readonly trouble: ModelTrouble;
  /** The usage of interrupted replies; undefined if nothing was received. */
  readonly spent: Usage | undefined;
  constructor(trouble: ModelTrouble, message: string, spent?: Usage) {
    super(message);
    this.name = 'ModelError';
    this.trouble = trouble;
    this.spent = spent;
  }
}

/** USD per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}
