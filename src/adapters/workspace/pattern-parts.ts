/** How often the part before it comes, lazily or not: both mean the same lines. */
export const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/** The alternatives of a pattern, or of what is in a group; null where its brackets are not understood. */
export function branchesOf(source: string): readonly string[] | null {
  const branches: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; ) {
    if (source[at] === '|') {
      branches.push(source.slice(from, at));
      from = at + 1;
    }
    const next = afterAtom(source, at);
    if (next === null) return null;
    at = next;
  }
  return [...branches, source.slice(from)];
}

/** Where the next part of a pattern begins: behind a character, an escape, a class or a group. */
export function afterAtom(source: string, at: number): number | null {
  switch (source[at]) {
    case '\\':
      return at + 2;
    case '[':
      return afterClass(source, at);
    case '(':
      return afterGroup(source, at);
    default:
      return at + 1;
  }
}

function afterClass(source: string, open: number): number | null {
  for (let at = open + 1; at < source.length; at += source[at] === '\\' ? 2 : 1) {
    if (source[at] === ']') return at + 1;
  }
  return null;
}

function afterGroup(source: string, open: number): number | null {
  for (let at = open + 1; at < source.length; ) {
    if (source[at] === ')') return at + 1;
    const next = afterAtom(source, at);
    if (next === null) return null;
    at = next;
  }
  return null;
}
