import { oneLine } from '../../../core/text/one-line.ts';

export interface LineMatch {
  readonly text: string;
  /** Line number, starting at 1. */
  readonly line: number;
}

/** Returns every match of the patterns with its line, in text order. The patterns must be global. */
export function matchesIn(text: string, patterns: readonly RegExp[]): readonly LineMatch[] {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] })),
  );
  found.sort((a, b) => a.at - b.at);
  let line = 1;
  let lineEnd = text.indexOf('\n');
  return found.map((match) => {
    for (; lineEnd !== -1 && lineEnd < match.at; lineEnd = text.indexOf('\n', lineEnd + 1)) line += 1;
    return { text: oneLine(match.text), line };
  });
}

export function countIn(text: string, patterns: readonly RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);
}

/**
 * Returns the lines of `text` that are missing in `other`, as often as they are missing. Surrounding blanks are
 * ignored.
 */
export function linesNotIn(text: string, other: string): readonly LineMatch[] {
  const there = new Map<string, number>();
  for (const each of other.split('\n')) count(there, each.trim(), 1);
  return text.split('\n').flatMap((each, index) => {
    const bare = each.trim();
    if (bare === '') return [];
    if ((there.get(bare) ?? 0) === 0) return [{ text: bare, line: index + 1 }];
    count(there, bare, -1);
    return [];
  });
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
