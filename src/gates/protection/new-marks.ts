import { excerpt, type Finding, type Rule } from './finding.ts';
import { linesNotIn, matchesIn, type Place } from './lines.ts';

/** Of one file, so many marks are told: more of them say nothing new. */
const MOST_MARKS = 50;

export interface MarkSearch {
  readonly rule: Rule;
  readonly path: string;
  readonly patterns: readonly RegExp[];
  /** What the marks are looked for in; the same as the whole texts, or these with blanks for comments. */
  readonly before: string;
  readonly after: string;
  readonly wholeBefore: string;
  readonly wholeAfter: string;
}

/**
 * Marks of which there are more than before, one finding each. Counted by their spelling, so that a mark that
 * only moved within its file, or stands on a line that was edited, is none.
 */
export function newMarks(search: MarkSearch): readonly Finding[] {
  const { rule, path, patterns, wholeBefore, wholeAfter } = search;
  const had = grouped(matchesIn(search.before, patterns));
  const has = grouped(matchesIn(search.after, patterns));
  const fresh = new Set(linesNotIn(wholeAfter, wholeBefore).map(({ line }) => line));
  const gone = linesNotIn(wholeBefore, wholeAfter);
  const lines = wholeAfter.split('\n');
  const more = [...has].flatMap(([mark, places]) => {
    const count = Math.max(0, places.length - (had.get(mark)?.length ?? 0));
    const likely = places.toSorted((a, b) => Number(fresh.has(b.line)) - Number(fresh.has(a.line)));
    return likely.slice(0, count);
  });
  return more.slice(0, MOST_MARKS).map(({ text: mark, line }) => {
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

function grouped(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(place.text);
    if (group === undefined) groups.set(place.text, [place]);
    else group.push(place);
  }
  return groups;
}

/** The line as it was before the mark was put on it: what is left without mark and punctuation is the same. */
function withoutMark(line: string, mark: string, gone: readonly Place[]): string | null {
  const [head = ''] = /^\w+/.exec(mark.replace(/^[xf](?=it|test|describe|context|spec)/, '')) ?? [];
  const rests = [line.replace(mark, ''), line.replace(mark, head)].map(letters);
  return gone.find(({ text }) => rests.includes(letters(text)))?.text ?? null;
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
