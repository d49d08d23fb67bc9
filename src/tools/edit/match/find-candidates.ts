import { hasDistinctiveWord } from '../text/distinctive-words.ts';
import type { Tier } from '../text/edit-types.ts';
import { tabShift, uniformShift } from '../text/indentation.ts';
import { indentOf, isBlank, trimEnd } from '../text/line-pieces.ts';
import { type Candidate, type Haystack, type Query, queryOf } from '../text/query.ts';
import { isAscii } from '../text/typographic-marks.ts';
import { byLines } from './match-by-lines.ts';
import { byShift } from './match-by-shift.ts';
import { occurrences } from './substring-search.ts';

type Finder = (hay: Haystack, query: Query, cap: number) => readonly Candidate[];
type IsDistinctive = (line: string) => boolean;

const isDistinctiveAlways: IsDistinctive = (line) => !isBlank(line);

/**
 * Tiers in which the indentation may differ, with their test for distinctive lines. `}` and `return;` match many
 * places, unless they are as deep as in the search and only tabs and spaces differ.
 */
const SHIFTED: ReadonlyMap<Tier, IsDistinctive> = new Map<Tier, IsDistinctive>([
  ['indent', hasDistinctiveWord],
  ['tabs', isDistinctiveAlways],
  ['marks_indent', hasDistinctiveWord],
]);
/** Maximum number of lines checked to see if an indentation is wrong. */
const LINES_ASKED = 50;

/** The tiers, strictest first. Each also ignores the differences that the ones before it ignore. */
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
 * Returns all candidates, at most `cap`, of the strictest tier that has any (edit case 28). Tiers looser than `loosest`
 * are not tried.
 */
export function findCandidates(
  hay: Haystack,
  query: Query,
  cap: number,
  loosest?: Tier,
): readonly Candidate[] {
  const shiftable = new Map<IsDistinctive, boolean>();
  for (const [tier, find] of TIERS) {
    if (tier !== 'exact' && hay.exactOnly) return [];
    const tells = SHIFTED.get(tier);
    if (tells !== undefined) {
      const may = shiftable.get(tells) ?? mayBeShifted(hay, query, tells);
      shiftable.set(tells, may);
      if (!may) continue;
    }
    const found = find(hay, query, cap);
    if (found.length > 0) return tier === 'exact' ? withShifted(hay, query, cap, found) : found;
    if (tier === loosest) return [];
  }
  return [];
}

/**
 * An exact match of an indented search inside a deeper indentation is a coincidence: the search's indentation is wrong.
 * If it fits other lines too, shifted, all of them are candidates.
 */
function withShifted(
  hay: Haystack,
  query: Query,
  cap: number,
  found: readonly Candidate[],
): readonly Candidate[] {
  const [only] = found;
  if (only === undefined || found.length > 1) return found;
  const [first] = query.pieces;
  const lineStart = hay.text.lastIndexOf('\n', only.start - 1) + 1;
  const before = hay.text.slice(lineStart, only.start);
  const isInside = only.start > 0 && before !== '' && isBlank(before);
  if (!isInside || indentOf(first?.text ?? '') === '' || isBlank(first?.text ?? '')) return found;
  const shifted = hay.exactOnly
    ? exact(hay, queryOf(query.text.trimStart()), cap).filter(
        ({ start }) => start > only.end || start < lineStart,
      )
    : byShift(hay, queryOf(query.text.replace(/\r$/, '')), cap, 'indent', 'trim', uniformShift);
  return [only, ...shifted.filter((candidate) => candidate.start !== lineStart)];
}

/**
 * Returns true if the search's indentation may be wrong. It is not if all its distinctive lines are in the file
 * unchanged; then a line between them is wrong.
 */
function mayBeShifted(hay: Haystack, query: Query, tells: IsDistinctive): boolean {
  const lines = query.pieces.filter((piece) => tells(piece.text)).slice(0, LINES_ASKED);
  return lines.some((piece) => !hay.index().has(piece.text));
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

/**
 * Returns true if a search begins with the feed of a CRLF, whose carriage return it does not mean to leave: see
 * line_ends.
 */
function splitsPair(text: string, offset: number): boolean {
  return text[offset] === '\n' && text[offset - 1] === '\r';
}

function standsAlone(text: string, start: number, end: number): boolean {
  if (start > 0 && text[start - 1] !== '\n') return false;
  return end === text.length || text[end - 1] === '\n' || /^\r?\n/.test(text.slice(end, end + 2));
}

/** Returns true if line ends can differ between the two. */
function lineEnds(hay: Haystack, query: Query): boolean {
  const endsLine = query.text.endsWith('\n') && !hay.text.endsWith('\n');
  return endsLine || (query.pieces.length > 1 && (hay.text.includes('\r\n') || query.text.includes('\r\n')));
}

/** In a one-line search only the search can have extra white space; the file's line end is not part of the match. */
function trailing(query: Query): boolean {
  return query.pieces.length > 1 || trimEnd(query.text) !== query.text;
}

function marks(hay: Haystack, query: Query): boolean {
  return hay.unicode && !(isAscii(query.text) && isAscii(hay.text));
}
