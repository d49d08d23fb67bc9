import { excerpt, type Finding, type Rule } from '../changes/finding.ts';
import { type LineMatch, linesNotIn, matchesIn } from '../changes/line-matches.ts';

/** Maximum number of marks reported for one file. More add no information. */
const MAX_MARKS = 50;

export interface MarkSearch {
  readonly rule: Rule;
  readonly path: string;
  readonly patterns: readonly RegExp[];
  /** The searched text: the whole text, or the text with comments replaced by blanks. */
  readonly before: string;
  readonly after: string;
  readonly wholeBefore: string;
  readonly wholeAfter: string;
}

/**
 * Finds marks that occur more often than before, with one finding each. Marks are counted by spelling, so moving one
 * within its file or editing its line is not reported.
 */
export function newMarks(search: MarkSearch): readonly Finding[] {
  const { rule, path, patterns, wholeBefore, wholeAfter } = search;
  const had = groupMatches(matchesIn(search.before, patterns));
  const has = groupMatches(matchesIn(search.after, patterns));
  const fresh = new Set(linesNotIn(wholeAfter, wholeBefore).map(({ line }) => line));
  const gone = linesNotIn(wholeBefore, wholeAfter);
  const lines = wholeAfter.split('\n');
  const more = [...has].flatMap(([mark, places]) => {
    const count = Math.max(0, places.length - (had.get(mark)?.length ?? 0));
    const likely = places.toSorted((a, b) => Number(fresh.has(b.line)) - Number(fresh.has(a.line)));
    return likely.slice(0, count);
  });
  return more.slice(0, MAX_MARKS).map(({ text: mark, line }) => {
    const text = lines[line - 1] ?? '';
    const was = withoutMark(text, mark, gone);
    return {
      rule,
      path,
      line,
      was: was === null ? 'not there' : `"${excerpt(was)}"`,
      is: `"${excerpt(text)}"`,
    };
  });
}

function groupMatches(places: readonly LineMatch[]): ReadonlyMap<string, readonly LineMatch[]> {
  const groups = new Map<string, LineMatch[]>();
  for (const place of places) {
    const group = groups.get(place.text);
    if (group === undefined) groups.set(place.text, [place]);
    else group.push(place);
  }
  return groups;
}

/** Returns the old line to which the mark was added: the one that is equal without the mark and punctuation. */
function withoutMark(line: string, mark: string, gone: readonly LineMatch[]): string | null {
  const [head = ''] = /^\w+/.exec(mark.replace(/^[xf](?=it|test|describe|context|spec)/, '')) ?? [];
  const rests = [line.replace(mark, ''), line.replace(mark, head)].map(onlyLetters);
  return gone.find(({ text }) => rests.includes(onlyLetters(text)))?.text ?? null;
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
