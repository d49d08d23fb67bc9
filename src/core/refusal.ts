import type { Code } from './codes.ts';

/**
 * What the model can mend: told to it as a tool result. With a `code` it is also a violation on record;
 * without one it is an ordinary slip (no such file, no match) that breaks no rule.
 */
export interface Refusal {
  readonly refused: true;
  /** What happened, with the value, and what to do instead. */
  readonly reason: string;
  readonly code?: Code;
  /** What goes on record instead, where people can do something else about it. */
  readonly forPeople?: string;
  /** No answer of the model's can mend it (a full disk): the run ends, and `reason` is what the user reads. */
  readonly endsRun?: true;
}

export function refuse(reason: string, code?: Code): Refusal {
  return code === undefined ? { refused: true, reason } : { refused: true, reason, code };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
