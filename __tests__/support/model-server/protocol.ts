import type { ScriptedTurn } from './script.ts';

/** One provider's way of saying a turn over HTTP. */
export interface Protocol {
  readonly name: 'openai-compatible' | 'openai' | 'anthropic' | 'google';
  /** What a client's base URL has after the origin. */
  readonly basePath: string;
  matches(path: string): boolean;
  /** The answer as server-sent events, in order. `index` counts requests. */
  events(turn: ScriptedTurn, index: number): readonly string[];
  /** An event that says nothing of the answer, as servers send to keep a connection open. */
  readonly ping: string;
  /** An error event for the middle of a stream. */
  streamError(message: string): string;
  errorBody(status: number, code: ErrorCode, message: string): unknown;
}

export type ErrorCode =
  | 'auth'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'quota'
  | 'overflow'
  | 'bad_request'
  | 'server';

/** A server-sent event with data alone, as most protocols use them. */
export function dataEvent(data: unknown): string {
  return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

/** A server-sent event with a name. */
export function namedEvent(data: { readonly type: string } & Readonly<Record<string, unknown>>): string {
  return `event: ${data.type}\n${dataEvent(data)}`;
}
