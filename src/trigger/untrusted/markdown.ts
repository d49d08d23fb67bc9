import type { Cleaned } from './cleaned.ts';
import { GAP } from './comments.ts';
import { brackets, destinationEnd, titleEnd } from './markdown-scan.ts';

/** The start of a line, in whatever quotes and lists it stands, and a label with a colon. */
const DEFINITION = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[((?:[^[\]\\]|\\.){1,999})\]:/gm;
/** White space with one line end at most, and the marks of a quote that goes on. */
const SPACE = /[ \t]*(?:\n[ \t>]*)?/y;
const LINE_REST = /[ \t]*(?:\n|$)/y;

/**
 * Takes out of Markdown what is not shown: the texts that stand for images, titles of links, and definitions of
 * references with all they hold (`[//]: # (…)` is the well-known way to hide a remark). Where it is not certain how
 * Markdown reads a text, the reading counts that shows less.
 */
export function withoutHiddenMarkdown(text: string): Cleaned {
  const defined = withoutDefinitions(text);
  const inline = withoutInlineHidden(defined.text, defined.labels);
  return { text: inline.text, what: [...defined.what, ...inline.what] };
}

interface Definitions extends Cleaned {
  /** As Markdown compares them. */
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
    // A footnote is shown where something refers to it; otherwise it is hidden, as a definition always is.
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
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Behind a definition whose destination should begin at `at`; -1 where it is none, and so is shown as it stands. */
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

/** The names of the footnotes that something in the text refers to. */
function footnotesReferredTo(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\[(\^[^[\]\n]{1,999})\](?!:)/g)].map((match) => folded(match[1] ?? '')));
}

/** The lines of a footnote, and the indented paragraphs that go on with it. */
const FOOTNOTE = /[^\n]*(?:\n(?!\[)[ \t]*[^\s][^\n]*|(?:\n[ \t]*)+(?=\n(?: {4}|\t)))*\n?/y;

/** Behind a footnote whose text begins at `at`. */
function footnoteEnd(text: string, at: number): number {
  FOOTNOTE.lastIndex = at;
  return at + (FOOTNOTE.exec(text)?.[0].length ?? 0);
}

/** Behind the line's end, where nothing but white space is left of the line; else -1. */
function lineEnd(text: string, at: number): number {
  LINE_REST.lastIndex = at;
  const rest = LINE_REST.exec(text);
  return rest === null ? -1 : at + rest[0].length;
}

/** All the white space there is: a destination in `<…>` that looked like HTML may have stood in it. */
function anySpaceAt(text: string, at: number): number {
  const pattern = /[\s>]*/y;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function spaceAt(text: string, at: number): number {
  SPACE.lastIndex = at;
  return SPACE.exec(text)?.[0].length ?? 0;
}

/** Images' texts and links' titles, and the labels that join a link to its definition. */
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

/** The farthest bracket that may end an image's text: the next one, or the next outside code if a target follows. */
function imageTextEnd(text: string, open: number, [plain, aware]: readonly [Int32Array, Int32Array]): number {
  const near = plain[open] ?? -1;
  const far = aware[open] ?? -1;
  return far > near && /[([]/.test(text[far + 1] ?? '') ? far : Math.max(near, near < 0 ? far : near);
}

/** The title in `(destination "title")`, with the space before it; null where there is none. */
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
