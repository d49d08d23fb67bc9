import type { Message, ToolSpec, Usage } from '../core/model.ts';
import { estimateTokens } from '../core/tokens.ts';

/**
 * How many tokens the next prompt will hold: what the provider last counted, plus an estimate of what was
 * appended since. Costs only the new messages a turn, so it does not grow with the run.
 */
export class Forecast {
  #known: number;
  #counted = 0;
  #pending = 0;

  constructor(
    prompt: { readonly system: string; readonly tools: readonly ToolSpec[] },
    history: readonly Message[],
  ) {
    this.#known = estimateTokens(prompt.system) + estimateTokens(JSON.stringify(prompt.tools));
    this.input(history);
  }

  /** Estimated input of a request with this history. */
  input(history: readonly Message[]): number {
    for (; this.#counted < history.length; this.#counted += 1) {
      const message = history[this.#counted];
      if (message !== undefined) this.#pending += estimateTokens(textOf(message));
    }
    return this.#known + this.#pending;
  }

  /** The provider's own count of the last request and reply replaces the estimate; `history` ends with that reply. */
  learn(usage: Usage, history: readonly Message[]): void {
    this.#known = usage.input + usage.output;
    this.#pending = 0;
    this.#counted = history.length;
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
