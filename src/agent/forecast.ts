import type { Message, ToolSpec, Usage } from '../core/model/model.ts';
import { bytesOf, estimateTokens } from '../core/model/tokens.ts';

/** Range of plausible rates: tokenizers use between 2 and 8 bytes for a token. */
const LEAST_RATE = 0.5;
const MOST_RATE = 2;

/**
 * Forecasts the tokens of the next prompt: the provider's last count plus an estimate of what was added since. Each
 * turn costs only its new messages.
 */
export class Forecast {
  /** Tokens of the prompt up to `#counted`, counted by the provider or estimated. */
  #known: number;
  /** Estimated tokens of the same part. */
  #estimated: number;
  #counted = 0;
  #pending = 0;
  /** Ratio of counted to estimated tokens at the last count. */
  #rate = 1;
  readonly #fixed: number;
  readonly #sizes = new WeakMap<Message, number>();

  constructor(
    prompt: { readonly system: string; readonly tools: readonly ToolSpec[] },
    history: readonly Message[],
  ) {
    this.#fixed = estimateTokens(prompt.system) + estimateTokens(JSON.stringify(prompt.tools));
    this.#known = this.#fixed;
    this.#estimated = this.#fixed;
    this.input(history);
  }

  /** Returns the estimated input of a request with this history, which begins with the counted part. */
  input(history: readonly Message[]): number {
    for (; this.#counted < history.length; this.#counted += 1) {
      const message = history[this.#counted];
      if (message !== undefined) this.#pending += this.#estimate(message);
    }
    return this.#known + this.#pending;
  }

  /** Replaces the estimate by the provider's count of the last request and reply; `history` ends with that reply. */
  learn(usage: Usage, history: readonly Message[]): void {
    this.input(history);
    this.#estimated += this.#pending;
    this.#known = usage.context ?? usage.input + usage.output;
    this.#pending = 0;
    this.#rate = Math.min(MOST_RATE, Math.max(LEAST_RATE, this.#known / Math.max(1, this.#estimated)));
  }

  /** Estimates a rewritten history with the rate of the last count. */
  rewritten(history: readonly Message[]): void {
    this.#estimated = history.reduce((sum, message) => sum + this.#estimate(message), this.#fixed);
    this.#known = Math.ceil(this.#estimated * this.#rate);
    this.#pending = 0;
    this.#counted = history.length;
  }

  /** Tokens before the history. */
  get fixed(): number {
    return Math.ceil(this.#fixed * this.#rate);
  }

  /** Returns the tokens of one message. */
  readonly sizeOf = (message: Message): number => Math.ceil(this.#estimate(message) * this.#rate);

  /** Returns the tokens of a text. */
  readonly sizeOfText = (text: string): number => Math.ceil(estimateTokens(text) * this.#rate);

  /** Returns the bytes of this many tokens of text. */
  readonly bytesIn = (tokens: number): number => Math.floor(bytesOf(tokens) / this.#rate);

  #estimate(message: Message): number {
    const known = this.#sizes.get(message);
    if (known !== undefined) return known;
    const size = estimateTokens(textOf(message));
    this.#sizes.set(message, size);
    return size;
  }
}

function textOf(message: Message): string {
  switch (message.role) {
    case 'user':
      return message.text;
    case 'assistant':
      return message.text + message.calls.map((call) => call.name + JSON.stringify(call.arguments)).join('');
    case 'tool':
      return message.results.map((result) => result.text).join('');
  }
}
