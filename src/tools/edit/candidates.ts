import { byLines } from './by-lines.ts';
import { byShift } from './by-shift.ts';
import { tabShift, uniformShift } from './indentation.ts';
import { isAscii } from './marks.ts';
import { indentOf, isBlank, trimEnd } from './pieces.ts';
import { type Candidate, type Haystack, type Query, queryOf } from './query.ts';
import { occurrences } from './substring.ts';
import { tellsByWords } from './telling.ts';
import type { Tier } from './types.ts';

type Finder = (hay: Haystack, query: Query, cap: number) => readonly Candidate[];
type Tells = (line: string) => boolean;

const byAnything: Tells = (line) => !isBlank(line);

/**
 * Tiers in which the indentation differs, and which lines tell something there. `}` and `return;` are like many
 * places, unless they stand as deep as in the search and only tabs and spaces differ.
 */
const SHIFTED: ReadonlyMap<Tier, Tells> = new Map<Tier, Tells>([
  ['indent', tellsByWords],
  ['tabs', byAnything],
  ['marks_indent', tellsByWords],
]);
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
  const shiftable = new Map<Tells, boolean>();
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
 * An exact match of an indented search that begins inside a deeper indentation is exact by chance: its own
 * indentation is wrong. Where it would fit other lines too, shifted, all of these are candidates.
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
 * Whether the search's indentation may be what is wrong with it. Not where each of its lines that tell
 * something is in the file as it stands: then a line between them is what is wrong.
 */
function mayBeShifted(hay: Haystack, query: Query, tells: Tells): boolean {
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
