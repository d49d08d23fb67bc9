import type { Message, ToolSpec, Usage } from '../core/model.ts';
import { bytesOf, estimateTokens } from '../core/tokens.ts';

/** A tokenizer takes between 2 and 8 bytes for a token; a count that says otherwise is no measure for texts. */
const LEAST_RATE = 0.5;
const MOST_RATE = 2;

/**
 * How many tokens the next prompt will hold: what the provider last counted, plus an estimate of what was
 * appended since. Costs only the new messages a turn, so it does not grow with the run.
 */
export class Forecast {
  /** Tokens of the prompt up to `#counted`: counted by the provider, or estimated. */
  #known: number;
  /** The same, by estimate alone. */
  #estimated: number;
  #counted = 0;
  #pending = 0;
  /** Counted tokens for an estimated one, as the last count had it. */
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

  /** Estimated input of a request with this history, which begins with what was counted. */
  input(history: readonly Message[]): number {
    for (; this.#counted < history.length; this.#counted += 1) {
      const message = history[this.#counted];
      if (message !== undefined) this.#pending += this.#estimate(message);
    }
    return this.#known + this.#pending;
  }

  /** The provider's own count of the last request and reply replaces the estimate; `history` ends with that reply. */
  learn(usage: Usage, history: readonly Message[]): void {
    this.input(history);
    this.#estimated += this.#pending;
    this.#known = usage.context ?? usage.input + usage.output;
    this.#pending = 0;
    this.#rate = Math.min(MOST_RATE, Math.max(LEAST_RATE, this.#known / Math.max(1, this.#estimated)));
  }

  /** The history was rewritten: nothing of it is counted, so it is estimated by what the last count was worth. */
  rewritten(history: readonly Message[]): void {
    this.#estimated = history.reduce((sum, message) => sum + this.#estimate(message), this.#fixed);
    this.#known = Math.ceil(this.#estimated * this.#rate);
    this.#pending = 0;
    this.#counted = history.length;
  }

  /** Tokens of what stands before the history. */
  get fixed(): number {
    return Math.ceil(this.#fixed * this.#rate);
  }

  /** Tokens of one message. */
  readonly sizeOf = (message: Message): number => Math.ceil(this.#estimate(message) * this.#rate);

  /** Tokens of a text. */
  readonly sizeOfText = (text: string): number => Math.ceil(estimateTokens(text) * this.#rate);

  /** Bytes that so many tokens of text have. */
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
