/** Names the place of a finding in a text, for people: `src/x.js:12`; null where there is nothing to say. */
export type Placed = (text: string, index: number) => string | null;

export const NOWHERE: Placed = () => null;

export function somewhere(name: string): Placed {
  return () => name;
}

/** A text that is a file, or its lines from `first` on. */
export function inFile(path: string, first = 1): Placed {
  return (text, index) => `${path}:${first + lineBreaks(text, index)}`;
}

function lineBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** A unified diff: the file and the line that it is about, not the line of the diff. */
export function inPatch(name: string): Placed {
  return (text, index) => placeInPatch(text.slice(0, index)) ?? name;
}

function placeInPatch(before: string): string | null {
  const lines = before.split('\n');
  const hunk = lines.findLastIndex((line) => line.startsWith('@@ '));
  const header = lines.findLastIndex((line, at) => at <= Math.max(hunk, 0) && line.startsWith('+++ '));
  const starts = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(lines[hunk] ?? '');
  if (hunk === -1 || header === -1 || starts === null) return null;
  const old = lines.at(-1)?.startsWith('-') === true;
  const path = pathOf((old ? lines[header - 1] : lines[header]) ?? '');
  const passed = lines.slice(hunk + 1, -1).filter((line) => !line.startsWith(old ? '+' : '-')).length;
  return path === null ? null : `${path}:${Number(starts[old ? 1 : 2]) + passed}`;
}

function pathOf(header: string): string | null {
  const path = /^(?:---|\+\+\+) "?(?:[ab]\/)?([^\t"]+)/.exec(header)?.[1];
  return path === undefined || path === '/dev/null' ? null : path;
}
