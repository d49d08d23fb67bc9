/** A JSON Schema object, as the providers take it. */
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
  /** False where the call was refused or failed to run. A command that exits non-zero did run. */
  readonly ok: boolean;
}

/**
 * One entry of the history. Between two compactions it is only ever appended to: every request is an exact prefix
 * extension of the one before, so that a provider's prompt cache holds.
 */
export type Message =
  | { readonly role: 'user'; readonly text: string }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly calls: readonly ToolCall[];
      /** The provider's own parts of this answer (signed reasoning), handed back untouched. */
      readonly opaque?: unknown;
    }
  | { readonly role: 'tool'; readonly results: readonly ToolResult[] };

/** In tokens. `input` counts everything the provider read, cached parts included. */
export interface Usage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
  /** True where the provider reported nothing and the numbers are an estimate of ours. */
  readonly estimated: boolean;
  /** What the prompt and the answer in the history hold, where the numbers above count more calls than that one. */
  readonly context?: number;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools: readonly ToolSpec[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** Monotonic ms after which no attempt may still be waiting. */
  readonly deadline: number;
}

export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter' | 'other';

/** A model as its provider names it. */
export interface ModelName {
  readonly provider: string;
  readonly model: string;
}

/** What is said where a model did not answer and another goes on. */
export function handOverText(from: ModelName, to: ModelName, why: string): string {
  return `${from.provider} ${from.model} did not answer: ${why}; ${to.provider} ${to.model} is asked from now on`;
}

export interface ModelReply {
  /** Which model answered, where more than one might have. */
  readonly by?: ModelName;
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly finish: FinishReason;
  readonly usage: Usage;
  readonly opaque?: unknown;
  /** The provider or the model would not answer: why, as one line for the user. */
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
  | 'bad_request'
  | 'aborted';

/** Every failure of a provider, after its retries. The message is one line for the user: what, and the way out. */
export class ModelError extends Error {
  readonly trouble: ModelTrouble;
  /** What answers that broke off have cost all the same; undefined where nothing had come. */
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
