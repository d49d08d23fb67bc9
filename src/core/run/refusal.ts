import type { Code } from './codes.ts';

/**
 * A problem that the model can fix, returned as a tool result. With a `code`, it is also a recorded violation; without
 * one, it is an ordinary mistake (no such file, no match) that breaks no rule.
 */
export interface Refusal {
  readonly refused: true;
  /** The problem with its value, and an alternative. */
  readonly reason: string;
  readonly code?: Code;
  /** The recorded text, if people can do something else about it. */
  readonly forPeople?: string;
  /** The model cannot fix it (a full disk): the run ends, and the user reads `reason`. */
  readonly endsRun?: true;
}

export function refuse(reason: string, code?: Code): Refusal {
  return code === undefined ? { refused: true, reason } : { refused: true, reason, code };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
