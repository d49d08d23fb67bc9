/** Returns the place of a finding in a text, for people, such as `src/x.js:12`; null if there is none. */
export type Locator = (text: string, index: number) => string | null;

export const NO_LOCATION: Locator = () => null;

export function constantLocator(name: string): Locator {
  return () => name;
}

/** Locates findings in a file, or in its lines from `first` on. */
export function fileLocator(path: string, first = 1): Locator {
  return (text, index) => `${path}:${first + lineBreaks(text, index)}`;
}

function lineBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Locates findings in a unified diff, by the file and line that the diff is about. */
export function patchLocator(name: string): Locator {
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
