import type { Operation } from './description.ts';
import { type Reply, refusal } from './faults.ts';
import type { State } from './state.ts';

export interface Asked {
  readonly state: State;
  readonly values: Operation['values'];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** Before `?`, for links to other pages. */
  readonly address: string;
}

export type Route = (asked: Asked) => Reply;

const MAX_BODY = 65_536;
export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const missing = (): Reply => refusal(404);
export const TOO_LONG = `Body is too long (maximum is ${MAX_BODY} characters)`;

export function tooLong(text: unknown): boolean {
  return typeof text === 'string' && text.length > MAX_BODY && [...text].length > MAX_BODY;
}

export function invalid(error: object): Reply {
  return refusal(422, 'Validation Failed', { errors: [error] });
}

export function isIssue({ state, values }: Asked): boolean {
  const number = Number(values.issue_number);
  return state.issues.includes(number) || state.pulls.some((pull) => pull.number === number);
}
