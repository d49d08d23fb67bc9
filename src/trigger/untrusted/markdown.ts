import { oneLine } from '../../core/text/one-line.ts';
import type { Cleaned } from './cleaned.ts';
import { GAP } from './comments.ts';
import { brackets, destinationEnd, titleEnd } from './markdown-scan.ts';

/** The start of a line in any nesting of quotes and lists, and a label with a colon. */
const DEFINITION = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[((?:[^[\]\\]|\\.){1,999})\]:/gm;
/** White space with at most one line end, and the marks of a continued quote. */
const SPACE = /[ \t]*(?:\n[ \t>]*)?/y;
const LINE_REST = /[ \t]*(?:\n|$)/y;

/**
 * Removes hidden parts of Markdown: alternative texts of images, titles of links, and definitions of references with
 * their content. For example, `[//]: # (…)` is a common way to hide a remark. If a text is ambiguous, the reading that
 * shows less counts.
 */
export function withoutHiddenMarkdown(text: string): Cleaned {
  const defined = withoutDefinitions(text);
  const inline = withoutInlineHidden(defined.text, defined.labels);
  return { text: inline.text, what: [...defined.what, ...inline.what] };
}

interface Definitions extends Cleaned {
  /** Labels in the form in which Markdown compares them. */
  readonly labels: ReadonlySet<string>;
}

function withoutDefinitions(text: string): Definitions {
  const labels = new Set<string>();
  const referred = footnotesReferredTo(text);
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(DEFINITION)) {
    if (match.index < at) continue;
    const label = match[1] ?? '';
    const behind = match.index + match[0].length;
    const isNote = label.startsWith('^');
    // A footnote is visible if the text refers to it. Otherwise it is hidden, like every definition.
    if (isNote && referred.has(folded(label))) continue;
    const end = isNote ? footnoteEnd(text, behind) : definitionEnd(text, behind);
    if (end < 0) continue;
    labels.add(folded(label));
    parts.push(text.slice(at, match.index));
    at = end;
  }
  return {
    text: parts.join('') + text.slice(at),
    labels,
    what: parts.length === 0 ? [] : ['reference definitions'],
  };
}

function folded(label: string): string {
  return oneLine(label).toLowerCase();
}

/** Returns the index after a definition with its destination at `at`; -1 if it is not one and therefore visible. */
function definitionEnd(text: string, at: number): number {
  const start = at + anySpaceAt(text, at);
  const alone = titleEnd(text, start);
  if (alone >= 0 && lineEnd(text, alone) >= 0) return lineEnd(text, alone);
  const destination = destinationOnLine(text, start);
  if (destination === start) return -1;
  const gap = spaceAt(text, destination);
  const title = gap === 0 ? -1 : titleEnd(text, destination + gap);
  const withTitle = title < 0 ? -1 : lineEnd(text, title);
  return withTitle < 0 ? lineEnd(text, destination) : withTitle;
}

function destinationOnLine(text: string, at: number): number {
  const pattern = /<[^<>\n]*>|\S*/y;
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

/** Returns the names of the footnotes that the text refers to. */
function footnotesReferredTo(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\[(\^[^[\]\n]{1,999})\](?!:)/g)].map((match) => folded(match[1] ?? '')));
}

/** The lines of a footnote, and the indented paragraphs that continue it. */
const FOOTNOTE = /[^\n]*(?:\n(?!\[)[ \t]*[^\s][^\n]*|(?:\n[ \t]*)+(?=\n(?: {4}|\t)))*\n?/y;

/** Returns the index after a footnote whose text begins at `at`. */
function footnoteEnd(text: string, at: number): number {
  FOOTNOTE.lastIndex = at;
  return at + (FOOTNOTE.exec(text)?.[0].length ?? 0);
}

/** Returns the index after the line end if only white space is left on the line; otherwise -1. */
function lineEnd(text: string, at: number): number {
  LINE_REST.lastIndex = at;
  const rest = LINE_REST.exec(text);
  return rest === null ? -1 : at + rest[0].length;
}

/** Skips all white space, which may have surrounded a destination in `<…>` that was removed as HTML. */
function anySpaceAt(text: string, at: number): number {
  const pattern = /[\s>]*/y;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function spaceAt(text: string, at: number): number {
  SPACE.lastIndex = at;
  return SPACE.exec(text)?.[0].length ?? 0;
}

/** Removes alternative texts, titles of links, and the labels that join a link to its definition. */
function withoutInlineHidden(text: string, labels: ReadonlySet<string>): Cleaned {
  const what = new Set<string>();
  const parts: string[] = [];
  const readings = [brackets(text, false), brackets(text, true)] as const;
  let at = 0;
  const cut = (from: number, to: number, kind: string) => {
    if (text.slice(from, to).trim() !== '') what.add(kind);
    parts.push(text.slice(at, from));
    at = to;
  };
  for (const { index } of text.matchAll(/!\[|\](?=[([])/g)) {
    if (index < at) continue;
    const isImage = text[index] === '!';
    const close = isImage ? imageTextEnd(text, index + 1, readings) : index;
    if (close < 0) continue;
    if (isImage) cut(index + 2, close, 'image descriptions');
    const title = titleOf(text, close + 1);
    if (title !== null) cut(title.from, title.to, 'link titles');
    const label = labelOf(text, close + 1, readings[0]);
    if (label !== null && (isImage || labels.has(folded(label)))) {
      cut(close + 1, close + 1 + label.length + 2, 'reference definitions');
      parts.push(GAP);
    }
  }
  return { text: parts.join('') + text.slice(at), what: [...what] };
}

/**
 * Returns the farthest bracket that may end an image's text: the next one, or the next outside code if a target
 * follows.
 */
function imageTextEnd(text: string, open: number, [plain, aware]: readonly [Int32Array, Int32Array]): number {
  const near = plain[open] ?? -1;
  const far = aware[open] ?? -1;
  return far > near && /[([]/.test(text[far + 1] ?? '') ? far : Math.max(near, near < 0 ? far : near);
}

/** Returns the title in `(destination "title")` with the space before it; null if there is none. */
function titleOf(text: string, at: number): { readonly from: number; readonly to: number } | null {
  if (text[at] !== '(') return null;
  const start = at + 1 + anySpaceAt(text, at + 1);
  const alone = titleEnd(text, start);
  if (alone >= 0 && text[alone + spaceAt(text, alone)] === ')') return { from: start, to: alone };
  const from = destinationEnd(text, start);
  const gap = spaceAt(text, from);
  const to = gap === 0 ? -1 : titleEnd(text, from + gap);
  if (to < 0) return null;
  return text[to + spaceAt(text, to)] === ')' ? { from, to } : null;
}

function labelOf(text: string, at: number, closes: Int32Array): string | null {
  const close = text[at] === '[' ? (closes[at] ?? -1) : -1;
  return close < 0 ? null : text.slice(at + 1, close);
}
