import type { Message, ModelReply, ToolResult } from '../core/model/model.ts';
import type { Assignment } from './assignment.ts';
import { Forecast } from './forecast.ts';

/**
 * The conversation shown to the model: the task, and every turn since. It only grows at its end, so every request
 * extends the one before. Only a compaction rewrites it.
 */
export class Conversation {
  readonly task: string;
  readonly forecast: Forecast;
  #messages: Message[];

  constructor(assignment: Assignment) {
    this.task = assignment.task;
    this.#messages = [{ role: 'user', text: assignment.task }];
    this.forecast = new Forecast(assignment, this.#messages);
  }

  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** Tokens of a request with the whole conversation. */
  get size(): number {
    return this.forecast.input(this.#messages);
  }

  tell(text: string): void {
    this.#messages.push({ role: 'user', text });
  }

  answer(reply: ModelReply): void {
    const { text, calls, opaque } = reply;
    const message = { role: 'assistant', text, calls } as const;
    this.#messages.push(opaque === undefined ? message : { ...message, opaque });
    this.forecast.learn(reply.usage, this.#messages);
  }

  results(results: readonly ToolResult[]): void {
    this.#messages.push({ role: 'tool', results });
  }

  rewrite(messages: readonly Message[]): void {
    this.#messages = [...messages];
    this.forecast.rewritten(this.#messages);
  }
}
