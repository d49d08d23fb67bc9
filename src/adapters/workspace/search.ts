import { closeSync, lstatSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NO_SECRETS } from '../../core/cleaner.ts';
import type { WorkspacePath } from '../../core/path.ts';
import type { SearchQuery } from '../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts';
import { type Bounds, displayed } from './bounds.ts';
import { bytesPatternOf } from './bytes-pattern.ts';
import type { GitQuestion } from './git-names.ts';
import { compileGlob } from './glob.ts';
import { filesWith, knownFiles } from './known-files.ts';
import { compilePattern, isBinary, type Match, matchLines, shownLine } from './match.ts';
import { needlesOf } from './needles.ts';
import { openInside, readAll } from './read.ts';
import { escapeInvisible } from './spelling.ts';
import { createTimebox, OUT_OF_TIME, type Timebox } from './timebox.ts';
import type { Names } from './walk-folder.ts';

export interface Found {
  readonly lines: readonly string[];
  readonly more: boolean;
}

/** The whole search; and the longest that nothing else can happen meanwhile, such as the end of the run. */
const SEARCH_MS = 10_000;
const SLICE_MS = 1000;
/** Text matched in one slice. */
const SLICE_BYTES = 1024 ** 2;
/** Bigger files are data; `more` says that something was left out. */
const MAX_FILE_BYTES = 10 * 1024 ** 2;
/** Files of a folder that git ignores; `more` says that there are others. */
const WALK_LIMIT = 20_000;

/** Whether something was not looked through. */
interface Skipped {
  any: boolean;
}

interface Text {
  readonly path: string;
  readonly text: string;
}

/**
 * Looks through files by the same door as read_file: judged by `mayRead` before they are opened, and never
 * through a link. Git only names the files, and which of
 * them are not worth a look: whether a line matches is for JavaScript's own engine to say.
 */
export async function searchInside(
  bounds: Bounds,
  gitPath: string,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<Found | Refusal> {
  const regex = compilePattern(query.pattern);
  if (isRefusal(regex)) return regex;
  const timebox = createTimebox();
  const known = await filesOf(bounds, gitPath, query, regex, timebox, signal);
  if (isRefusal(known)) return known;
  const end = performance.now() + SEARCH_MS;
  const lines: string[] = [];
  const skipped: Skipped = { any: known.more };
  for (const slice of slices(bounds.root, known.files, skipped)) {
    if (signal.aborted) return refuse('the search was stopped: the run is ending');
    const left = query.limit + 1 - lines.length;
    const found = timebox(() => matchAll(regex, slice, left), Math.min(SLICE_MS, end - performance.now()));
    if (found === OUT_OF_TIME) return tooSlow(lines);
    lines.push(...found.map((match) => asLine(match, displayed(match.path, bounds), query)));
    if (lines.length > query.limit) return { lines: lines.slice(0, query.limit), more: true };
    await nextTurn();
  }
  return { lines, more: skipped.any };
}

async function filesOf(
  bounds: Bounds,
  gitPath: string,
  query: SearchQuery,
  regex: RegExp,
  timebox: Timebox,
  signal: AbortSignal,
): Promise<Names | Refusal> {
  const known = isFile(`${bounds.root}/${query.below}`)
    ? { files: [query.below], more: false }
    : await worthALook(regex, { bounds, gitPath, below: query.below, signal });
  if (isRefusal(known)) return known;
  const { more } = known;
  const readable = known.files.filter((path) => query.mayRead(path as WorkspacePath));
  if (query.glob === undefined) return { files: readable, more };
  const glob = await compileGlob(query.glob, bounds, query.below);
  if (isRefusal(glob)) return glob;
  const chosen = timebox(() => readable.filter(glob), SLICE_MS);
  if (chosen === OUT_OF_TIME) return refuse(`the glob ${query.glob} takes too long: use a simpler one`);
  return { files: chosen, more };
}

function worthALook(regex: RegExp, question: GitQuestion): Promise<Names | Refusal> {
  const clues = { pcre: bytesPatternOf(regex), needles: needlesOf(regex) };
  const { bounds, gitPath, below, signal } = question;
  return clues.pcre === null && clues.needles === null
    ? knownFiles(bounds, gitPath, below, WALK_LIMIT, signal)
    : filesWith(clues, question, WALK_LIMIT);
}

function asLine({ line, text }: Match, path: string, { cleaner = NO_SECRETS }: SearchQuery): string {
  // A name may hold a line feed, and with it a match that is none.
  return `${escapeInvisible(path)}:${line}:${shownLine(text, cleaner)}`;
}

function isFile(absolute: string): boolean {
  return lstatSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The texts, some at a time, so that no more than a slice of them is in memory. */
function* slices(root: string, files: readonly string[], skipped: Skipped): Generator<readonly Text[]> {
  let slice: Text[] = [];
  let size = 0;
  for (const path of files) {
    const text = textOf(root, path, skipped);
    if (text === undefined) continue;
    slice.push({ path, text });
    size += text.length;
    if (size < SLICE_BYTES) continue;
    yield slice;
    slice = [];
    size = 0;
  }
  yield slice;
}

/** Undefined for what holds no text: a link, a folder, a binary file, one that is deleted or not readable. */
function textOf(root: string, path: string, skipped: Skipped): string | undefined {
  const opened = openInside(root, path);
  if (isRefusal(opened)) return undefined;
  const { fd, stats } = opened;
  try {
    skipped.any ||= stats.size > MAX_FILE_BYTES;
    if (stats.size > MAX_FILE_BYTES) return undefined;
    const bytes = readAll(fd, stats.size);
    return isBinary(bytes) ? undefined : new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  } finally {
    closeSync(fd);
  }
}

function matchAll(
  regex: RegExp,
  texts: readonly Text[],
  limit: number,
): (Match & { readonly path: string })[] {
  const found: (Match & { readonly path: string })[] = [];
  for (const { path, text } of texts) {
    if (found.length >= limit) break;
    for (const match of matchLines(regex, text, limit - found.length)) found.push({ ...match, path });
  }
  return found;
}

function tooSlow(lines: readonly string[]): Found | Refusal {
  if (lines.length > 0) return { lines, more: true };
  return refuse(
    `the search took too long (over ${SLICE_MS / 1000} s on some files or ${SEARCH_MS / 1000} s in all): simplify the pattern, or narrow it with path or glob`,
  );
}
