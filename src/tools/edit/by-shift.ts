import type { Reindent } from './indentation.ts';
import { type KeyKind, keyOf } from './line-index.ts';
import { isBlank } from './pieces.ts';
import type { Candidate, Haystack, Query } from './query.ts';
import { runsOf } from './substring.ts';
import type { Tier } from './types.ts';

type ShiftOf = (asked: readonly string[], found: readonly string[]) => Reindent | undefined;

/** Lines compared before a tier gives up: only texts that repeat themselves thousands of times get there. */
const MAX_COMPARED = 2_000_000;

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
  const column = index.ids(kind);
  const endsLine = query.pieces.length > 1 && query.text.endsWith('\n');
  const asked = (endsLine ? query.pieces.slice(0, -1) : query.pieces).map((piece) => piece.text);
  if (asked.every(isBlank)) return [];
  const ids: number[] = [];
  for (const line of asked) {
    const id = index.id(keyOf(kind, line));
    if (id === undefined) return [];
    ids.push(id);
  }
  const found: Candidate[] = [];
  // What follows the last line feed is no line.
  const lineCount = index.lines.length - (index.lines.at(-1) === '' ? 1 : 0);
  for (const [tried, line] of runsOf(column, ids).entries()) {
    const after = line + asked.length;
    if (after > lineCount) break;
    if (tried * asked.length > MAX_COMPARED) return [];
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
