import type { Cleaned } from './cleaned.ts';
import { GAP } from './comments.ts';
import { type Tag, tagAt } from './html-tag.ts';

/**
 * Elements that GitHub renders. Of all others it renders only the content. Source: its sanitization filter, by effect.
 */
const SHOWN = new Set(
  `a abbr b bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3
  h4 h5 h6 hr i img ins kbd li mark ol p picture pre q ruby rt s samp small source span strike strong sub summary sup
  table tbody td tfoot th thead time tr tt ul var wbr`.split(/\s+/),
);

const EMPTY = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Elements whose content people do not see. In raw elements, the content is not even parsed as markup. */
const RAW = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);
const HIDDEN = new Set([
  'audio',
  'canvas',
  'datalist',
  'dialog',
  'head',
  'math',
  'object',
  'rp',
  'svg',
  'template',
  'video',
]);

/** Elements that begin a block of HTML in Markdown even if unclosed. Source: CommonMark 4.6, conditions 1 and 6. */
const BLOCKS = new Set(
  `address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main
  menu menuitem nav noframes ol optgroup option p param pre script search section style summary table tbody td textarea
  tfoot th thead title tr track ul`.split(/\s+/),
);

/** Maximum length of a name in BLOCKS, with `</`. */
const LONGEST_NAME = 14;

const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0|color\s*:\s*transparent/i;

const AUTOLINK = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[\w.+-]+@[\w.-]+)>/y;

/** The replacement for a part of the text, and the index of the next part. */
interface Piece {
  readonly text: string;
  readonly end: number;
  readonly what: string | null;
}

/**
 * Removes invisible parts of HTML in a text. These are all attributes (alternative texts, titles, `data-*`, `aria-*`),
 * elements that are hidden or without text, unknown tags, and declarations. Tags that format visible text stay, without
 * attributes. An unclosed part hides the rest, as in a browser. Comments must be removed before.
 */
export function withoutHiddenHtml(text: string): Cleaned {
  const parts: string[] = [];
  const what = new Set<string>();
  const lastClose = text.lastIndexOf('>');
  let at = 0;
  for (;;) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    const piece = pieceAt(text, open, lastClose);
    parts.push(text.slice(at, open), piece.text);
    if (piece.what !== null) what.add(piece.what);
    at = piece.end;
  }
  return { text: parts.join('') + text.slice(at), what: [...what] };
}

function pieceAt(text: string, open: number, lastClose: number): Piece {
  const next = text[open + 1] ?? '';
  if (next === '!' || next === '?') return declaration(text, open);
  AUTOLINK.lastIndex = open;
  const link = AUTOLINK.exec(text)?.[0];
  if (link !== undefined) return { text: link, end: open + link.length, what: null };
  if (next === '/' && !/[A-Za-z]/.test(text[open + 2] ?? '') && open < lastClose)
    return declaration(text, open);
  // A tag cannot end without a `>` ahead. Checking this first avoids scanning a row of openings repeatedly.
  const tag = open > lastClose ? 'unclosed' : tagAt(text, open);
  if (tag === null) return { text: '<', end: open + 1, what: null };
  if (tag === 'unclosed') return unclosed(text, open, lastClose);
  return element(text, tag);
}

/** Removes `<!DOCTYPE x>`, `<![CDATA[x]]>`, `<?x?>` and `</ x>`, which a browser does not show. */
function declaration(text: string, open: number): Piece {
  const close = text.indexOf('>', open);
  return { text: GAP, end: close < 0 ? text.length : close + 1, what: 'HTML that is not shown' };
}

/**
 * Handles an unclosed `<`. A plain less-than sign before a letter is text. A tag that is cut off or has an unclosed
 * quote hides the rest.
 */
function unclosed(text: string, open: number, lastClose: number): Piece {
  const name = /^<\/?([A-Za-z0-9]*)/.exec(text.slice(open, open + LONGEST_NAME))?.[1] ?? '';
  if (open > lastClose && !BLOCKS.has(name.toLowerCase())) return { text: '<', end: open + 1, what: null };
  return { text: GAP, end: text.length, what: 'HTML that is not shown' };
}

function element(text: string, tag: Tag): Piece {
  const { name, closes, attributes, end } = tag;
  if (!closes && isHidden(tag)) {
    return { text: GAP, end: EMPTY.has(name) ? end : endOfElement(text, tag), what: 'hidden elements' };
  }
  if (!SHOWN.has(name)) return { text: GAP, end, what: 'HTML that is not shown' };
  const bare = `<${closes ? '/' : ''}${name}>`;
  return { text: bare, end, what: attributes.size === 0 ? null : 'HTML attributes' };
}

function isHidden({ name, attributes }: Tag): boolean {
  if (RAW.has(name) || HIDDEN.has(name) || attributes.has('hidden')) return true;
  return HIDING_STYLE.test(attributes.get('style') ?? '');
}

/** Returns the index after the matching closing tag, or the text's end if there is none. */
function endOfElement(text: string, { name, end }: Tag): number {
  if (RAW.has(name)) return endOfRaw(text, name, end);
  let depth = 1;
  let at = end;
  while (depth > 0) {
    at = text.indexOf('<', at);
    const next = at < 0 ? 'unclosed' : tagAt(text, at);
    if (next === 'unclosed') return text.length;
    if (next?.name === name) depth += next.closes ? -1 : 1;
    at = next?.end ?? at + 1;
  }
  return at;
}

/** Returns the end of a raw element, in which only its closing tag is markup. */
function endOfRaw(text: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(text);
  const close = found === null ? -1 : text.indexOf('>', found.index);
  return close < 0 ? text.length : close + 1;
}
