import { cutText } from './figures.ts';
import { readable, readableLine } from './readable.ts';

/**
 * A slash command for a bot at the start of a line. A path would continue with a slash or a dot. The pattern matches
 * white space within one line only; across lines, many empty lines would take quadratic time.
 */
const SLASH_COMMAND = /^([^\S\n\r\u2028\u2029]*)\/(?=[a-z][\w-]*(?:\s|$))/gim;

/** The beginning of an HTML tag that loads, runs or hides something. Type parameters (`<T>`) do not match. */
const TAG =
  /<(?=!--|\/?(?:a|audio|details|embed|form|iframe|img|input|link|meta|object|picture|script|source|style|summary|svg|video)\b)/gi;

/**
 * Disarms text that a forge acts on, also in code. Covers mentions, references to issues ("fixes #1") and commits,
 * slash commands for bots ("/approve"), images and tags. The inserted space is visible on purpose. Source:
 * docs/internals/github-actions.md, "Comments".
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

/** Escapes untrusted text for a paragraph or a table cell: one line, without markup or mentions. */
export function plain(text: string, limit = 2000): string {
  return defused(cutText(readableLine(text), limit))
    .replace(/[\\`*_{}[\]()<>#+|~!]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-=:])/, '\\$1');
}

/** Escapes untrusted text for a line of raw HTML, in which Markdown's backslashes have no effect. */
export function plainHtml(text: string, limit = 300): string {
  return defused(cutText(readableLine(text), limit))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/**
 * Returns a code span that its content cannot close, also inside a table cell. A `|` becomes `¦`, because nothing
 * escapes a bar reliably in a table cell.
 */
export function code(text: string, limit = 300): string {
  const shown = defused(cutText(readableLine(text), limit)).replaceAll('|', '¦');
  if (shown === '') return '';
  const fence = '`'.repeat(longestRun(shown, /`+/g) + 1);
  const pad = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** Maximum number of characters of an agent's closing message that people are shown. */
export const WORDS_LIMIT = 20_000;

/** Matches long runs of backticks, to break them up. A fence is one character longer than the longest run in it. */
const LONG_RUN = /`{40}(?=`)/g;

/** Returns a fenced block that its content cannot close. */
export function block(text: string, limit: number, language: 'text' | 'diff' = 'text'): string {
  const shown = defused(cutText(readable(text), limit, '\n… (cut)')).replace(LONG_RUN, '$& ');
  const fence = '`'.repeat(Math.max(3, longestRun(shown, /`+/g) + 1));
  return `${fence}${language}\n${withoutLastLines(shown)}\n${fence}`;
}

/** Removes line breaks at the end. */
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/** Maximum number of rows of a table. The rest is in the reports. */
export const MOST_ROWS = 50;

/** Returns a Markdown table. Cells are Markdown already. `align` has a letter for each column: `l` or `r`. */
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
 * Cuts Markdown to at most `most` units of `sizeOf` (UTF-8 bytes by default). Cuts at the end of a line and closes open
 * fences and details, so that text below it renders normally.
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
