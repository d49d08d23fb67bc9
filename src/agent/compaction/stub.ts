import { cutText } from '../../core/figures.ts';
import type { ToolCall, ToolResult } from '../../core/model.ts';

/** What a result must be longer than, in characters, to be worth a stub: a stub has about half of that. */
const WORTH_STUBBING = 240;
const LONGEST_SUBJECT = 100;

/** Whether the model has answered to a result: one that it never saw is described as left out, not as seen. */
export type Seen = 'seen' | 'unseen';

const MARK = { seen: '[left out: ', unseen: '[too long for what is left of the context: ' } as const;
const SMALLER = {
  seen: ', call it again if it is needed]',
  unseen: ', ask for a smaller part of it]',
} as const;

/** Tools whose word stands for good: what the gates said is not there to be asked for again. */
const KEPT_WHOLE: readonly string[] = ['task_completion'];

export function canStub(result: ToolResult): boolean {
  return result.text.length > WORTH_STUBBING && !KEPT_WHOLE.includes(result.name);
}

/** The result with a line in place of its text: what it was, how long, and how to see it again. */
export function stubbed(call: ToolCall | undefined, result: ToolResult, seen: Seen): ToolResult {
  const subject = call === undefined ? result.name : subjectOf(call);
  const text = `${MARK[seen]}${subject}: ${sized(Buffer.byteLength(result.text))}${result.ok ? '' : ', refused or failed'}${SMALLER[seen]}`;
  return { ...result, text };
}

/** `read_file src/a.ts lines 1-200`: the call as short as it can be told. The model's own words, on one line. */
export function subjectOf({ name, arguments: given }: ToolCall): string {
  if (typeof given !== 'object' || given === null) return name;
  const values = new Map<string, unknown>(Object.entries(given));
  const subject = ['path', 'filename', 'command', 'pattern']
    .map((key) => values.get(key))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .map((value) => value.replaceAll(/\s+/g, ' '))
    .join(' ');
  const range = rangeOf(values.get('start_line'), values.get('end_line'));
  return [name, cutText(subject, LONGEST_SUBJECT, '…'), range].filter((part) => part !== '').join(' ');
}

function rangeOf(first: unknown, last: unknown): string {
  if (typeof first !== 'number' && typeof last !== 'number') return '';
  return `lines ${typeof first === 'number' ? first : 1}-${typeof last === 'number' ? last : 'end'}`;
}

function sized(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
