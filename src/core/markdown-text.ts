import { cutText } from './figures.ts';
import { readable, readableLine } from './readable.ts';

/**
 * What bots and ChatOps take for an order to them, at a line's start; a path goes on with a slash or a dot. White space
 * of the line alone: where a pattern may cross lines, a row of empty ones is looked at from each of them anew.
 */
const SLASH_COMMAND = /^([^\S\n\r\u2028\u2029]*)\/(?=[a-z][\w-]*(?:\s|$))/gim;

/** The beginning of what a page loads, runs or hides; type parameters in a compiler's message are none of it. */
const TAG =
  /<(?=!--|\/?(?:a|audio|details|embed|form|iframe|img|input|link|meta|object|picture|script|source|style|summary|svg|video)\b)/gi;

/**
 * Takes the power out of words that a forge acts upon wherever they stand, in code too: mentions, issue
 * references and with them closing keywords ("fixes #1"), commit pings, orders to bots ("/approve"), images and tags. Source: FACTS, "Mentions, closing
 * words, images and links in model text are made harmless". The space is visible on purpose.
 */
export function defused(text: string): string {
  return text
    .replace(/@(?=[\w-])/g, '@ ')
    .replace(/#(?=\d)/g, '# ')
    .replace(/\b(GH-)(?=\d)/gi, '$1 ')
    .replace(/\/(issues|pull|pulls|discussions|commit)\/(?=\w)/gi, '/$1/ ')
    .replace(/:\/\//g, ': //')
    .replace(SLASH_COMMAND, '$1/ ')
    .replace(/!(?=\[)/g, '! ')
    .replace(TAG, '< ')
    .replace(/\bwww\./gi, 'www .');
}

/** Text of others inside a paragraph or a table cell: one line, shown as it is, no markup, no power. */
export function plain(text: string, limit = 2000): string {
  return defused(cutText(readableLine(text), limit))
    .replace(/[\\`*_{}[\]()<>#+|~!]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-=:])/, '\\$1');
}

/** The same inside a line of raw HTML, where Markdown's backslashes mean nothing. */
export function plainHtml(text: string, limit = 300): string {
  return defused(cutText(readableLine(text), limit))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/**
 * A code span that its content cannot leave, also inside a table cell: there a backslash before a bar can itself
 * be escaped, and nothing else escapes it in code, so a bar is shown as a broken one.
 */
export function code(text: string, limit = 300): string {
  const shown = defused(cutText(readableLine(text), limit)).replaceAll('|', '¦');
  if (shown === '') return '';
  const fence = '`'.repeat(longestRun(shown, /`+/g) + 1);
  const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** Characters of an agent's closing words that are shown where people read them. */
export const WORDS_LIMIT = 20_000;

/** A fence is one sign longer than the longest run in it, and a page has to hold both fences. */
const LONG_RUN = /`{40}(?=`)/g;

/** A fenced block that its content cannot close. */
export function block(text: string, limit: number): string {
  const shown = defused(cutText(readable(text), limit, '\n… (cut)')).replace(LONG_RUN, '$& ');
  const fence = '`'.repeat(Math.max(3, longestRun(shown, /`+/g) + 1));
  return `${fence}text\n${withoutLastLines(shown)}\n${fence}`;
}

/** Without the line ends at its end. */
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/** A table longer than this is no summary any more; the rest is in the reports. */
export const MOST_ROWS = 50;

/** Cells are Markdown already. `align` has a letter for each column: `l` or `r`. */
export function table(head: readonly string[], align: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = [...align].map((side) => (side === 'r' ? '---:' : ':---'));
  const shown = rows.slice(0, MOST_ROWS).map(line);
  const rest = rows.length > MOST_ROWS ? [`\n… and ${rows.length - MOST_ROWS} more.`] : [];
  return [line(head), line(rule), ...shown, ...rest].join('\n');
}

function longestRun(text: string, runs: RegExp): number {
  let longest = 0;
  for (const [run] of text.matchAll(runs)) longest = Math.max(longest, run.length);
  return longest;
}

const CUT_NOTE = "\n\n_The rest was cut: it is in `summary.md` of the run's artifacts._\n";

/**
 * At most `most` of what `sizeOf` counts (bytes of UTF-8), cut at a line's end with open fences and details closed, so
 * that what stands below it is not swallowed.
 */
export function cutMarkdown(markdown: string, most: number, sizeOf = bytesOf): string {
  if (sizeOf(markdown) <= most) return markdown;
  const reserve = 256 + CUT_NOTE.length;
  const kept: string[] = [];
  let size = 0;
  let fence: string | null = null;
  let details = 0;
  for (const line of markdown.split('\n')) {
    size += sizeOf(line) + 1;
    if (size > most - reserve) break;
    kept.push(line);
    const mark: string | undefined = /^`{3,}/.exec(line)?.[0];
    if (fence === null) {
      fence = mark ?? null;
      if (line.startsWith('<details')) details += 1;
      if (line.startsWith('</details')) details -= 1;
    } else if (line === fence) fence = null;
  }
  const closing = `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(Math.max(0, details))}`;
  return kept.join('\n') + closing + CUT_NOTE;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
