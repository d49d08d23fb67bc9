import { type Cleaned, inTurn } from './cleaned.ts';
import { withoutComments } from './comments.ts';
import { withoutHiddenHtml } from './html.ts';
import { withoutInvisible, withoutInvisibleEntities } from './invisible.ts';
import { withoutHiddenMarkdown } from './markdown.ts';

/** Maximum length in UTF-16 units: a third of GitHub's maximum. People seldom read more of one text. */
export const LONGEST_UNTRUSTED = 20_000;

/** Only this many times the maximum length is scanned. */
const READ_AHEAD = 10;

export interface CleanText extends Cleaned {
  /** True if anything was removed or cut (IN-01). */
  readonly cleaned: boolean;
}

/**
 * The way in which people see a text. `markdown`: titles, bodies, comments, names. `log`: plain characters, so that
 * `Array<string>` in a compiler's message is kept. If a log is cut, its end is kept.
 */
export type Form = 'markdown' | 'log';

/**
 * Removes what people cannot see in an untrusted text, and cuts it at `limit` with a visible mark. The result is still
 * untrusted and must be fenced.
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

/** Cuts a text and cleans the rest again, because the cut may have split a character. */
function cut(text: string, limit: number, left: number, form: Form): string {
  const mark = `[truncated: ${left} characters left out]`;
  if (form === 'log') return `${mark}\n${withoutInvisible(text.slice(-limit)).text}`;
  return `${withoutInvisible(text.slice(0, limit)).text}\n${mark}`;
}

/**
 * Cleans the text of an authorized author's command: hidden parts of copied text are removed. Markup stays, because the
 * task may be about it.
 */
export function cleanTask(text: string): Cleaned {
  return inTurn(text, [withoutInvisible, (clean) => withoutComments(clean, false)]);
}
