import type { ToolCall, ToolResult } from '../../core/model/model.ts';
import { cutText, sized } from '../../core/text/figures.ts';
import { oneLine } from '../../core/text/one-line.ts';

/** Minimum length of a result, in characters, that is replaced by a stub. A stub has about half of that. */
const WORTH_STUBBING = 240;
const LONGEST_SUBJECT = 100;

/** `unseen`: the model has not answered to the result yet, so the stub calls it too long instead of left out. */
export type Seen = 'seen' | 'unseen';

const MARK = { seen: '[left out: ', unseen: '[too long for what is left of the context: ' } as const;
const SMALLER = {
  seen: ', call it again if you need it]',
  unseen: ', ask for a smaller part]',
} as const;

/** Tools whose results are never stubbed, because they cannot be requested again. */
const KEPT_WHOLE: readonly string[] = ['task_completion'];

export function canStub(result: ToolResult): boolean {
  return result.text.length > WORTH_STUBBING && !KEPT_WHOLE.includes(result.name);
}

/** Returns the result with a one-line stub: the call, its size, and how to get it again. */
export function stubbed(call: ToolCall | undefined, result: ToolResult, seen: Seen): ToolResult {
  const subject = call === undefined ? result.name : subjectOf(call);
  const text = `${MARK[seen]}${subject}: ${sized(Buffer.byteLength(result.text))}${result.ok ? '' : ', refused or failed'}${SMALLER[seen]}`;
  return { ...result, text };
}

/** Returns the call in a few words, such as `read_file src/a.ts lines 1-200`. The model's own words, on one line. */
export function subjectOf({ name, arguments: args }: ToolCall): string {
  if (typeof args !== 'object' || args === null) return name;
  const values = new Map<string, unknown>(Object.entries(args));
  const subject = ['path', 'filename', 'command', 'pattern']
    .map((key) => values.get(key))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map(oneLine)
    .join(' ');
  const range = rangeOf(values.get('start_line'), values.get('end_line'));
  return [name, cutText(subject, LONGEST_SUBJECT, '…'), range].filter((part) => part !== '').join(' ');
}

function rangeOf(first: unknown, last: unknown): string {
  if (typeof first !== 'number' && typeof last !== 'number') return '';
  return `lines ${typeof first === 'number' ? first : 1}-${typeof last === 'number' ? last : 'end'}`;
}
