import { byLines } from './by-lines.ts';
import { byShift } from './by-shift.ts';
import { tabShift, uniformShift } from './indentation.ts';
import { isAscii } from './marks.ts';
import { trimEnd } from './pieces.ts';
import type { Candidate, Haystack, Query } from './query.ts';
import { occurrences } from './substring.ts';
import type { Tier } from './types.ts';

const SHIFTED: ReadonlySet<Tier> = new Set<Tier>(['indent', 'tabs', 'marks_indent']);

type Finder = (hay: Haystack, query: Query, cap: number) => readonly Candidate[];

const WORD = /[\p{L}\p{N}_]/u;
/** Lines looked up to see whether an indentation is wrong at all. */
const LINES_ASKED = 50;

/** Strictest first. Each looks past what its name says and what the ones of lines before it look past. */
const TIERS: readonly (readonly [Tier, Finder])[] = [
  ['exact', exact],
  [
    'line_ends',
    (hay, query, cap) => (lineEnds(hay, query) ? byLines(hay, query, cap, 'line_ends', 'raw') : []),
  ],
  [
    'trailing',
    (hay, query, cap) => (trailing(query) ? byLines(hay, query, cap, 'trailing', 'trim_end') : []),
  ],
  ['indent', (hay, query, cap) => byShift(hay, query, cap, 'indent', 'trim', uniformShift)],
  ['tabs', (hay, query, cap) => byShift(hay, query, cap, 'tabs', 'trim', tabShift(hay.text))],
  ['marks', (hay, query, cap) => (marks(hay, query) ? byLines(hay, query, cap, 'marks', 'fold') : [])],
  [
    'marks_indent',
    (hay, query, cap) =>
      marks(hay, query) ? byShift(hay, query, cap, 'marks_indent', 'fold_trim', uniformShift) : [],
  ],
];

/**
 * All candidates, at most `cap`, of the strictest tier that has any (CASES 28). Tiers
 * looser than `loosest` are not asked.
 */
export function findCandidates(
  hay: Haystack,
  query: Query,
  cap: number,
  loosest?: Tier,
): readonly Candidate[] {
  let shiftable: boolean | undefined;
  for (const [tier, find] of TIERS) {
    if (tier !== 'exact' && hay.exactOnly) return [];
    if (SHIFTED.has(tier)) shiftable ??= mayBeShifted(hay, query);
    if (SHIFTED.has(tier) && !shiftable) continue;
    const found = find(hay, query, cap);
    if (found.length > 0) return found;
    if (tier === loosest) return [];
  }
  return [];
}

/**
 * Whether the search's indentation may be what is wrong with it. Not without a word: `}` is like many places.
 * Not where each of its lines is in the file as it stands: then a line between them is what is wrong.
 */
function mayBeShifted(hay: Haystack, query: Query): boolean {
  const telling = query.pieces.filter((piece) => WORD.test(piece.text)).slice(0, LINES_ASKED);
  return telling.some((piece) => !hay.index().has(piece.text));
}

function exact(hay: Haystack, query: Query, cap: number): Candidate[] {
  const { text } = hay;
  const found: Candidate[] = [];
  for (const start of occurrences(text, query.text, cap)) {
    const end = start + query.text.length;
    if (query.atEnd && end !== text.length) continue;
    if (query.whole && !standsAlone(text, start, end)) continue;
    if (splitsPair(text, start)) continue;
    found.push({ tier: 'exact', start, end, atBareEnd: false });
  }
  return found;
}

/** A search that begins with a line feed does not mean to leave the carriage return before it: see line_ends. */
function splitsPair(text: string, offset: number): boolean {
  return text[offset] === '\n' && text[offset - 1] === '\r';
}

function standsAlone(text: string, start: number, end: number): boolean {
  if (start > 0 && text[start - 1] !== '\n') return false;
  return end === text.length || text[end - 1] === '\n' || /^\r?\n/.test(text.slice(end, end + 2));
}

/** Whether line ends can differ between the two. */
function lineEnds(hay: Haystack, query: Query): boolean {
  const endsLine = query.text.endsWith('\n') && !hay.text.endsWith('\n');
  return endsLine || (query.pieces.length > 1 && (hay.text.includes('\r\n') || query.text.includes('\r\n')));
}

/** In one line only the search can have too much; the file's own end of line is simply not matched. */
function trailing(query: Query): boolean {
  return query.pieces.length > 1 || trimEnd(query.text) !== query.text;
}

function marks(hay: Haystack, query: Query): boolean {
  return hay.unicode && !(isAscii(query.text) && isAscii(hay.text));
}
