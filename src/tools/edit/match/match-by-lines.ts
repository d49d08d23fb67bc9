import type { Tier } from '../text/edit-types.ts';
import { type KeyKind, keyOf, type LineIndex } from '../text/line-index.ts';
import { isBlank, trimEnd } from '../text/line-pieces.ts';
import type { Candidate, Haystack, Query } from '../text/query.ts';
import { isAscii, rawOffset, unitsOf } from '../text/typographic-marks.ts';
import { linesLike } from './line-runs.ts';
import { occurrences } from './substring-search.ts';

/** Enough places in one line to know that a match is ambiguous. */
const PLACES_IN_LINE = 100;

interface Ask {
  readonly text: string;
  readonly index: LineIndex;
  readonly query: Query;
  readonly tier: Tier;
  readonly kind: KeyKind;
  /** Keys of the search's pieces. */
  readonly asked: readonly string[];
}

/**
 * Returns candidates that, like exact ones, may begin and end inside a line. The first piece ends a line, the last one
 * begins one, and those between are whole lines, each equal by its key.
 */
export function byLines(hay: Haystack, query: Query, cap: number, tier: Tier, kind: KeyKind): Candidate[] {
  const asked = query.pieces.map((piece) => keyOf(kind, piece.text));
  const ask: Ask = { text: hay.text, index: hay.index(), query, tier, kind, asked };
  const found: Candidate[] = [];
  for (const line of linesToTry(ask)) {
    found.push(...(asked.length === 1 ? insideLine(ask, line) : acrossLines(ask, line)));
    if (found.length >= cap) break;
  }
  return found;
}

/** Returns the first lines (0-based) where the inner pieces match. */
function linesToTry({ index, query, kind, asked }: Ask): readonly number[] {
  const [first = ''] = asked;
  if (asked.length <= 2) {
    const inside = asked.length === 1;
    const tried: number[] = [];
    index.keys(kind).forEach((key, i) => {
      if (inside ? key.includes(first) : key.endsWith(first)) tried.push(i);
    });
    return tried;
  }
  const middle = query.pieces.slice(1, -1).map((piece) => piece.text);
  const equal = (line: string, k: number): boolean => keyOf(kind, line) === asked[k + 1];
  return linesLike(index, middle, equal).map((line) => line - 1);
}

function acrossLines(ask: Ask, line: number): Candidate[] {
  const { text, index, query, tier, asked } = ask;
  const last = line + asked.length - 1;
  const atBareEnd = last === index.lines.length && query.text.endsWith('\n') && index.lines.at(-1) !== '';
  if (line < 0 || (last >= index.lines.length && !atBareEnd)) return [];
  const start = offsetBefore(ask, line);
  const end = atBareEnd ? text.length : offsetAfter(ask, last);
  if (start === undefined || end === undefined || (query.atEnd && end !== text.length)) return [];
  return [{ tier, start, end, atBareEnd }];
}

/** Returns the start of a match whose first line ends with the first piece. */
function offsetBefore({ index, query, kind, asked }: Ask, line: number): number | undefined {
  const [first = ''] = asked;
  const key = keyOf(kind, index.lines[line] ?? '');
  if (query.whole ? key !== first : !key.endsWith(first)) return undefined;
  const offset = rawOffsets(index.lines[line] ?? '', kind)(key.length - first.length);
  return offset === undefined ? undefined : index.start(line) + offset;
}

/** Returns the end of a match whose last line begins with the last piece. */
function offsetAfter({ index, query, kind, asked }: Ask, line: number): number | undefined {
  const key = keyOf(kind, index.lines[line] ?? '');
  const raw = index.lines[line] ?? '';
  const text = query.pieces.at(-1)?.text ?? '';
  const last = asked.at(-1) ?? '';
  if (text === '') return index.start(line);
  if (query.whole || (kind !== 'raw' && trimEnd(text) !== text)) {
    return key === last ? index.start(line) + raw.length : undefined;
  }
  if (!key.startsWith(last)) return undefined;
  const offset = rawOffsets(raw, kind)(last.length);
  return offset === undefined ? undefined : index.start(line) + offset;
}

/** Returns every place of a one-line search in one line. White space at its end must be at the line's end. */
function insideLine({ text, query, tier, kind, asked, index }: Ask, line: number): Candidate[] {
  const [key = ''] = asked;
  const lineKey = keyOf(kind, index.lines[line] ?? '');
  const raw = index.lines[line] ?? '';
  const toEnd = trimEnd(query.text) !== query.text;
  if (isBlank(key) || (query.whole && lineKey !== key)) return [];
  const places = occurrences(lineKey, key, PLACES_IN_LINE);
  if (places.length === 0) return [];
  const rawAt = rawOffsets(raw, kind);
  return places.flatMap((at): Candidate[] => {
    const from = rawAt(at);
    const to = toEnd ? raw.length : rawAt(at + key.length);
    if (from === undefined || to === undefined || (toEnd && at + key.length !== lineKey.length)) return [];
    const start = index.start(line) + from;
    const end = index.start(line) + to;
    if (query.atEnd && end !== text.length) return [];
    return [{ tier, start, end, atBareEnd: false }];
  });
}

/** Maps each offset in a key to its offset in the raw line. Keys without folding are prefixes of their line. */
function rawOffsets(raw: string, kind: KeyKind): (offset: number) => number | undefined {
  if (kind !== 'fold' || isAscii(raw)) return (offset) => offset;
  const units = unitsOf(raw);
  return (offset) => (units === undefined ? undefined : rawOffset(units, offset));
}
