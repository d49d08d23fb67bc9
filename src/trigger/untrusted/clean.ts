import { type Cleaned, inTurn } from './cleaned.ts';
import { withoutComments } from './comments.ts';
import { withoutHiddenHtml } from './html.ts';
import { withoutInvisible, withoutInvisibleEntities } from './invisible.ts';
import { withoutHiddenMarkdown } from './markdown.ts';

/** In UTF-16 units: a third of the longest text that GitHub takes. More of one text is seldom read by anybody. */
export const LONGEST_UNTRUSTED = 20_000;

/** Of a text so many times too long, the rest is not even looked at. */
const READ_AHEAD = 10;

export interface CleanText extends Cleaned {
  /** Whether anything was taken out or cut off: IN-01. */
  readonly cleaned: boolean;
}

/**
 * How a text is shown where people read it. `markdown`: titles, bodies, comments, names. `log`: letter by letter, so
 * that `Array<string>` in a compiler's message stays what it is; and of a log the end counts.
 */
export type Form = 'markdown' | 'log';

/**
 * A text of others as people see it: without what is hidden from them, and cut at `limit` with a mark that says so.
 * What it says is still theirs: it belongs into a fence.
 */
export function cleanUntrusted(text: string, limit = LONGEST_UNTRUSTED, form: Form = 'markdown'): CleanText {
  const most = limit * READ_AHEAD;
  const near = text.length <= most ? text : form === 'log' ? text.slice(-most) : text.slice(0, most);
  const seen = inTurn(near, form === 'log' ? [withoutInvisible] : MARKDOWN_STEPS);
  const left = Math.max(0, seen.text.length - limit) + (text.length - near.length);
  const what = left === 0 ? seen.what : [...seen.what, `text beyond ${limit} characters`];
  return { text: left === 0 ? seen.text : cut(seen.text, limit, left, form), cleaned: what.length > 0, what };
}

const MARKDOWN_STEPS = [
  withoutInvisible,
  withoutInvisibleEntities,
  (text: string) => withoutComments(text, true),
  withoutHiddenHtml,
  withoutHiddenMarkdown,
];

/** Half a character at the cut would be a broken one: what is left is looked through once more. */
function cut(text: string, limit: number, left: number, form: Form): string {
  const mark = `[truncated: ${left} characters left out]`;
  if (form === 'log') return `${mark}\n${withoutInvisible(text.slice(-limit)).text}`;
  return `${withoutInvisible(text.slice(0, limit)).text}\n${mark}`;
}

/**
 * The text of a command whose author may give one: nothing hidden is carried along, as it comes with text copied from
 * elsewhere. Markup stays, for the task may be about it.
 */
export function cleanTask(text: string): Cleaned {
  return inTurn(text, [withoutInvisible, (clean) => withoutComments(clean, false)]);
}
