import { type DiffTrouble, type Headers, NO_HEADERS, readHeader, trouble } from './diff-headers.ts';

/** One hunk: the old lines and the new ones. */
export interface Hunk {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** True if `\ No newline at end of file` follows the last line of this side. */
  readonly bareBefore: boolean;
  readonly bareAfter: boolean;
  /** False if the counts of the header are wrong, which is common in models' diffs. */
  readonly counted: boolean;
}

export interface Diff {
  readonly creates: boolean;
  readonly hunks: readonly Hunk[];
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
/** Header without numbers, which are only hints anyway. */
const LOOSE_HUNK = /^@@(?!@)/;

/** Parses a unified diff of one file. If any part is not understood, nothing is used. */
export function parseUnified(diff: string, path: string): Diff | DiffTrouble {
  const lines = linesOf(diff);
  const hunks: Hunk[] = [];
  let headers: Headers = NO_HEADERS;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (hunks.length > 0 && isSignature(lines, at)) at += 2;
    else if (LOOSE_HUNK.test(line)) {
      const read = readHunk(lines, at);
      if ('code' in read) return read;
      hunks.push(read.hunk);
      at = read.next;
    } else {
      const next = readHeader(line, headers, path);
      if ('code' in next) return next;
      headers = next;
      at++;
    }
  }
  if (hunks.length === 0)
    return trouble('PATCH-03', `the diff of ${path} has no hunk (a line that begins with @@); send one`);
  return { creates: headers.creates, hunks };
}

/** Returns lines without surrounding fences and, if the diff itself has them, without carriage returns. */
function linesOf(diff: string): string[] {
  let lines = diff.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const marks = lines.filter((line) => /^(?:@@|--- |\+\+\+ )/.test(line));
  if (marks.length > 0 && marks.every((line) => line.endsWith('\r'))) {
    lines = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  const fenced = /^```(?:diff|patch)?$/.test(lines[0] ?? '') && lines.at(-1) === '```';
  return fenced ? lines.slice(1, -1) : lines;
}

/** Returns true at the end that `git format-patch` writes: `-- ` and git's version. */
function isSignature(lines: readonly string[], at: number): boolean {
  return /^-- ?$/.test(lines[at] ?? '') && /^\d+(?:\.\d+)+[\w. -]*$/.test(lines[at + 1] ?? '');
}

function readHunk(
  lines: readonly string[],
  at: number,
): { readonly hunk: Hunk; readonly next: number } | DiffTrouble {
  const match = HUNK.exec(lines[at] ?? '');
  const exact =
    match === null ? undefined : countedEnd(lines, at + 1, Number(match[1] ?? 1), Number(match[2] ?? 1));
  const next = exact ?? looseEnd(lines, at + 1);
  const body = lines.slice(at + 1, next);
  const hunk = hunkOf(body, match === null || exact !== undefined);
  return 'code' in hunk ? hunk : { hunk, next };
}

/** Returns the end of a body with as many lines as its header says; otherwise undefined. */
function countedEnd(
  lines: readonly string[],
  from: number,
  before: number,
  after: number,
): number | undefined {
  let at = from;
  let oldLeft = before;
  let newLeft = after;
  for (; (oldLeft > 0 || newLeft > 0) && at < lines.length; at++) {
    const mark = lines[at]?.[0] ?? ' ';
    if (mark === '\\') continue;
    if (mark !== ' ' && mark !== '+' && mark !== '-') return undefined;
    if (mark !== '+') oldLeft--;
    if (mark !== '-') newLeft--;
  }
  if (oldLeft !== 0 || newLeft !== 0) return undefined;
  if (lines[at]?.startsWith('\\')) at++;
  return at >= lines.length || isBoundary(lines, at) || lines[at] === '' || isSignature(lines, at)
    ? at
    : undefined;
}

function looseEnd(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !isBoundary(lines, at) && !isSignature(lines, at)) at++;
  return at;
}

/** Returns true at the next hunk, or at the headers of another file. */
function isBoundary(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.startsWith('@@') || line.startsWith('diff --git ')) return true;
  return line.startsWith('--- ') && (lines[at + 1] ?? '').startsWith('+++ ');
}

function hunkOf(body: readonly string[], counted: boolean): Hunk | DiffTrouble {
  const before: string[] = [];
  const after: string[] = [];
  let bareBefore = false;
  let bareAfter = false;
  let previous = ' ';
  for (const line of withoutBlankEnd(body, counted)) {
    // An empty line is a context line whose single space was dropped, as many editors and models do.
    const mark = line === '' || line === '\r' ? ' ' : (line[0] ?? ' ');
    const text = line === '\r' ? '\r' : line.slice(1);
    if (mark === '\\') {
      bareBefore ||= previous !== '+';
      bareAfter ||= previous !== '-';
    } else if (mark !== ' ' && mark !== '-' && mark !== '+') {
      return trouble(
        'PATCH-03',
        `a line of a hunk begins with neither space, + nor -: \`${line.slice(0, 120)}\`; mark every line`,
      );
    } else if ((bareBefore && mark !== '+') || (bareAfter && mark !== '-')) {
      return trouble(
        'PATCH-03',
        'a line follows `\\ No newline at end of file` on its side; that note belongs to the last line',
      );
    } else {
      if (mark !== '+') before.push(text);
      if (mark !== '-') after.push(text);
    }
    previous = mark;
  }
  return { before, after, bareBefore, bareAfter, counted };
}

/** Without counts, empty lines at the end are a gap, not context. */
function withoutBlankEnd(body: readonly string[], counted: boolean): readonly string[] {
  if (counted) return body;
  let end = body.length;
  while (end > 0 && (body[end - 1] === '' || body[end - 1] === '\r')) end--;
  return body.slice(0, end);
}
