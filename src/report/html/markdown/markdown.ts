import { cutText } from '../../../core/text/figures.ts';
import { readable } from '../../../core/text/readable.ts';
import { text } from '../html-text.ts';
import { inline } from './inline.ts';

/** A list item with its indentation in columns. */
interface Item {
  readonly indent: number;
  readonly ordered: boolean;
  words: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s(.*)$/;
const ITEM = /^(\s*)(?:([-*+•])|\d{1,9}[.)])\s+(.*)$/;
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const QUOTE = /^ {0,3}> ?/;
const ROW = /^ {0,3}\|(.+)\|\s*$/;
const DIVIDER = /^ {0,3}\|(?:\s*:?-+:?\s*\|)+\s*$/;
/** Deeper lists and quotes are shown at this depth. */
const DEEPEST = 4;

/**
 * Returns a model's Markdown as HTML: paragraphs, headings, lists, code, quotes, tables, rules, and what `inline`
 * knows. Headings become bold paragraphs, so that they cannot pose as headings of the page. There is no raw HTML and
 * there are no images. Text is cut at `limit` UTF-16 units.
 */
export function markdown(source: string, limit: number): string {
  return blocks(cutText(readable(source), limit, '\n… (cut)').split('\n'), 0);
}

/** Reads one block that begins at `at`; returns null if no such block begins there. */
type Reader = (lines: readonly string[], at: number, depth: number) => Block | null;

interface Block {
  readonly html: string;
  /** The index of the first line after it. */
  readonly next: number;
}

function blocks(lines: readonly string[], depth: number): string {
  const html: string[] = [];
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const block = firstOf(lines, at, depth);
    html.push(block.html);
    at = block.next;
  }
  return html.join('');
}

function firstOf(lines: readonly string[], at: number, depth: number): Block {
  for (const read of READERS) {
    const block = read(lines, at, depth);
    if (block !== null) return block;
  }
  return paragraph(lines, at);
}

const fenced: Reader = (lines, at) => {
  const fence = FENCE.exec(lines[at] ?? '')?.[1];
  if (fence === undefined) return null;
  const closing = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
  const end = closing === -1 ? lines.length : closing;
  return {
    html: `<pre class="out" tabindex="0">${text(lines.slice(at + 1, end).join('\n'))}</pre>`,
    next: end + 1,
  };
};

const heading: Reader = (lines, at) => {
  const words = HEADING.exec(lines[at] ?? '')?.[1]?.trim();
  if (words !== undefined) return { html: `<p class="head">${inline(words)}</p>`, next: at + 1 };
  return RULE.test(lines[at] ?? '') ? { html: '<hr>', next: at + 1 } : null;
};

const quote: Reader = (lines, at, depth) => {
  if (!QUOTE.test(lines[at] ?? '') || depth >= DEEPEST) return null;
  const next = endOf(lines, at, (line) => QUOTE.test(line));
  const inner = lines.slice(at, next).map((line) => line.replace(QUOTE, ''));
  return { html: `<blockquote>${blocks(inner, depth + 1)}</blockquote>`, next };
};

const tableOf: Reader = (lines, at) => {
  const head = ROW.exec(lines[at] ?? '')?.[1];
  if (head === undefined || !DIVIDER.test(lines[at + 1] ?? '')) return null;
  const next = endOf(lines, at + 2, (line) => ROW.test(line));
  const row = (cells: string, tag: 'td' | 'th') =>
    `<tr>${cells
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`;
  const rows = lines.slice(at + 2, next).map((line) => row(ROW.exec(line)?.[1] ?? '', 'td'));
  return {
    html: `<div class="scroll" tabindex="0"><table>${row(head, 'th')}${rows.join('')}</table></div>`,
    next,
  };
};

const list: Reader = (lines, at) => {
  if (!ITEM.test(lines[at] ?? '')) return null;
  const items: Item[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const [, indent, bullet, words] = ITEM.exec(line) ?? [];
    const last = items.at(-1);
    if (indent !== undefined && words !== undefined) {
      items.push({ indent: indent.replaceAll('\t', '    ').length, ordered: bullet === undefined, words });
    } else if (last !== undefined && /^\s+\S/.test(line) && !FENCE.test(line))
      last.words += ` ${line.trim()}`;
    else break;
  }
  return { html: listHtml(items, 0), next };
};

/** Nests the items by their indentation. */
function listHtml(items: readonly Item[], depth: number): string {
  const [first] = items;
  if (first === undefined) return '';
  const tag = first.ordered ? 'ol' : 'ul';
  const tops = items.flatMap(({ indent }, index) =>
    index === 0 || indent <= first.indent + 1 || depth >= DEEPEST ? [index] : [],
  );
  const parts = tops.map((top, place) => {
    const below = items.slice(top + 1, tops[place + 1] ?? items.length);
    return `<li>${inline(items[top]?.words ?? '')}${listHtml(below, depth + 1)}</li>`;
  });
  return `<${tag}>${parts.join('')}</${tag}>`;
}

const READERS: readonly Reader[] = [fenced, heading, quote, tableOf, list];

/** Ends at an empty line or where another block begins. Line breaks are kept, because models mean them. */
function paragraph(lines: readonly string[], at: number): Block {
  const next = endOf(
    lines,
    at + 1,
    (line) => line.trim() !== '' && !BEGINS_BLOCK.some((begin) => begin.test(line)),
  );
  const words = lines.slice(at, next).map((line) => inline(line.trim()));
  return { html: `<p>${words.join('<br>')}</p>`, next };
}

const BEGINS_BLOCK = [FENCE, HEADING, QUOTE, ITEM, RULE, ROW];

function endOf(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  for (let at = from; at < lines.length; at += 1) if (!belongs(lines[at] ?? '')) return at;
  return lines.length;
}
