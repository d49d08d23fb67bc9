import { closeSync, lstatSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WorkspacePath } from '../../../core/path/path.ts';
import type { SearchQuery } from '../../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/run/refusal.ts';
import { seconds } from '../../../core/text/figures.ts';
import { shownName } from '../../../core/text/invisible.ts';
import { isBinary } from '../../../core/text/is-binary.ts';
import { NO_SECRETS } from '../../../core/text/redact.ts';
import { openFileInside, readAll } from '../files/read-file.ts';
import type { Names } from '../files/walk-folder.ts';
import { displayPath, type WorkspaceBounds } from '../paths/workspace-bounds.ts';
import { compileGlob } from './file-glob.ts';
import type { GitListingQuery } from './git-listing.ts';
import { filesWith, knownFiles } from './known-files.ts';
import { compilePattern, type Match, matchLines, shownLine } from './match-lines.ts';
import { requiredTexts } from './required-texts.ts';
import { createTimebox, OUT_OF_TIME, type Timebox } from './timebox.ts';

export interface SearchResult {
  readonly lines: readonly string[];
  readonly more: boolean;
}

/** Limit for the whole search, and the longest time that blocks the event loop. */
const SEARCH_MS = 10_000;
const SLICE_MS = 1000;
/** Bytes of text matched in one slice. */
const SLICE_BYTES = 1024 ** 2;
/** Bytes. Larger files are skipped; `more` reports that. */
const MAX_FILE_BYTES = 10 * 1024 ** 2;
/** Maximum number of files of an ignored folder; `more` reports that there are others. */
const WALK_LIMIT = 20_000;

/** True if something was skipped. */
interface Skipped {
  any: boolean;
}

interface SearchedText {
  readonly path: string;
  readonly text: string;
}

/**
 * Searches files with the checks of read_file: `mayRead` decides before a file is opened, and links are never followed.
 * Git only names the files that can contain a match; JavaScript's engine decides which lines match.
 */
export async function searchFiles(
  bounds: WorkspaceBounds,
  gitPath: string,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<SearchResult | Refusal> {
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
    if (found === OUT_OF_TIME) return timeLimitResult(lines);
    lines.push(...found.map((match) => asLine(match, displayPath(match.path, bounds), query)));
    if (lines.length > query.limit) return { lines: lines.slice(0, query.limit), more: true };
    await nextTurn();
  }
  return { lines, more: skipped.any };
}

async function filesOf(
  bounds: WorkspaceBounds,
  gitPath: string,
  query: SearchQuery,
  regex: RegExp,
  timebox: Timebox,
  signal: AbortSignal,
): Promise<Names | Refusal> {
  const known = isFile(`${bounds.root}/${query.below}`)
    ? { files: [query.below], more: false }
    : await filesWorthSearching(regex, { bounds, gitPath, below: query.below, signal });
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

function filesWorthSearching(regex: RegExp, question: GitListingQuery): Promise<Names | Refusal> {
  const required = requiredTexts(regex);
  const { bounds, gitPath, below, signal } = question;
  return required === null
    ? knownFiles(bounds, gitPath, below, WALK_LIMIT, signal)
    : filesWith(required, question, WALK_LIMIT);
}

function asLine({ line, text }: Match, path: string, { redactor = NO_SECRETS }: SearchQuery): string {
  // A name may contain a line feed and look like a match.
  return `${shownName(path)}:${line}:${shownLine(text, redactor)}`;
}

function isFile(absolute: string): boolean {
  return lstatSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Yields the texts in slices, so that only one slice is in memory. */
function* slices(
  root: string,
  files: readonly string[],
  skipped: Skipped,
): Generator<readonly SearchedText[]> {
  let slice: SearchedText[] = [];
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

/** Returns undefined for anything without text: links, folders, binary files, and missing or unreadable files. */
function textOf(root: string, path: string, skipped: Skipped): string | undefined {
  const opened = openFileInside(root, path);
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
  texts: readonly SearchedText[],
  limit: number,
): (Match & { readonly path: string })[] {
  const found: (Match & { readonly path: string })[] = [];
  for (const { path, text } of texts) {
    if (found.length >= limit) break;
    for (const match of matchLines(regex, text, limit - found.length)) found.push({ ...match, path });
  }
  return found;
}

function timeLimitResult(lines: readonly string[]): SearchResult | Refusal {
  if (lines.length > 0) return { lines, more: true };
  return refuse(
    `the search took too long (over ${seconds(SLICE_MS)} on some files or ${seconds(SEARCH_MS)} in total): simplify the pattern or narrow the search with path or glob`,
  );
}
