import type { Reindent } from './indentation.ts';
import { type KeyKind, keyOf } from './line-index.ts';
import { isBlank } from './pieces.ts';
import type { Candidate, Haystack, Query } from './query.ts';
import { linesLike } from './runs.ts';
import type { Tier } from './types.ts';

type ShiftOf = (asked: readonly string[], found: readonly string[]) => Reindent | undefined;

/**
 * Candidates of a tier of whole lines whose indentation differs. `shiftOf` names the one rule that explains
 * the difference in every line; a place without such a rule is no candidate.
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
  // What follows the last line feed is no line.
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
