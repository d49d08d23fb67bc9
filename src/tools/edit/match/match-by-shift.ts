import type { Tier } from '../text/edit-types.ts';
import type { Reindent } from '../text/indentation.ts';
import { type KeyKind, keyOf } from '../text/line-index.ts';
import { isBlank } from '../text/line-pieces.ts';
import type { Candidate, Haystack, Query } from '../text/query.ts';
import { linesLike } from './line-runs.ts';

type ShiftOf = (asked: readonly string[], found: readonly string[]) => Reindent | undefined;

/**
 * Returns candidates of whole lines with another indentation. `shiftOf` returns the rule that explains the difference
 * in every line; a place without one is not a candidate.
 */
export function byShift(
  hay: Haystack,
  query: Query,
  cap: number,
  tier: Tier,
  kind: KeyKind,
  shiftOf: ShiftOf,
): Candidate[] {
  const index = hay.index();
  const endsLine = query.pieces.length > 1 && query.text.endsWith('\n');
  const asked = (endsLine ? query.pieces.slice(0, -1) : query.pieces).map((piece) => piece.text);
  if (asked.every(isBlank)) return [];
  const keys = asked.map((line) => keyOf(kind, line));
  const found: Candidate[] = [];
  // Text after the last line feed is not a line.
  const lineCount = index.lines.length - (index.lines.at(-1) === '' ? 1 : 0);
  for (const line of linesLike(index, asked, (each, k) => keyOf(kind, each) === keys[k])) {
    const after = line + asked.length;
    if (after > lineCount) break;
    const reindent = shiftOf(asked, index.lines.slice(line, after));
    if (reindent === undefined) continue;
    const atBareEnd = endsLine && after >= index.lines.length;
    const lineEnd = index.start(after - 1) + (index.lines[after - 1]?.length ?? 0);
    const start = index.start(line);
    const end = endsLine && !atBareEnd ? index.start(after) : lineEnd;
    if (query.atEnd && end !== hay.text.length) continue;
    found.push({ tier, start, end, atBareEnd, reindent });
    if (found.length >= cap) break;
  }
  return found;
}
