import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random, RealEdit } from './real-edit.ts';

export interface Package {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** The engine looks only for exact matches above this, so that larger files say nothing of the tiers. */
const MAX_FILE = 1024 ** 2;
/** Of one file, so that a bundled one does not crowd out the rest. */
const EDITS_PER_FILE = 120;
const CONTEXT = 3;

function unpack(cache: string, name: string, version: string): string {
  const folder = join(cache, `${name.replaceAll('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  const packed = execFileSync(
    'npm',
    ['pack', `${name}@${version}`, '--silent', '--pack-destination', cache],
    { cwd: cache },
  );
  const tarball = packed.toString().trim().split('\n').at(-1) ?? '';
  mkdirSync(`${folder}.part`, { recursive: true });
  execFileSync('tar', ['-xzf', join(cache, tarball), '-C', `${folder}.part`, '--strip-components=1']);
  execFileSync('mv', [`${folder}.part`, folder]);
  return folder;
}

/** One hunk of git's diff: 0-based start in the old file, and the lines with their marks. */
export interface RawHunk {
  readonly path: string;
  readonly start: number;
  readonly header: string;
  readonly lines: readonly string[];
}

function hunksBetween(from: string, to: string): RawHunk[] {
  const diff = diffOf(from, to);
  const hunks: RawHunk[] = [];
  let path = '';
  let lines: string[] | undefined;
  for (const line of diff.split('\n')) {
    const header = /^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@/.exec(line);
    if (line.startsWith('diff --git ')) lines = undefined;
    else if (lines === undefined && line.startsWith('--- ')) path = line.slice(4);
    else if (header !== null) {
      lines = [];
      hunks.push({ path, start: Number(header[1]) - 1, header: line, lines });
    } else if (lines !== undefined && line !== '') lines.push(line);
  }
  return hunks.filter(
    (hunk) => hunk.path !== '/dev/null' && !hunk.lines.some((line) => line.startsWith('\\')),
  );
}

function diffOf(from: string, to: string): string {
  const args = [
    'diff',
    '--no-index',
    '--no-prefix',
    '--no-color',
    '--no-renames',
    '--diff-filter=M',
    `-U${CONTEXT}`,
    from,
    to,
  ];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  try {
    return execFileSync('git', args, { maxBuffer: 2 ** 30, env }).toString();
  } catch (error) {
    // 1 is git's way to say that they differ.
    if (error instanceof Error && 'status' in error && error.status === 1 && 'stdout' in error)
      return String(error.stdout);
    throw error;
  }
}

/** The hunk as an edit of its old file, with some of its context, if its search occurs once. */
function editOf(hunk: RawHunk, before: string, random: Random): RealEdit | undefined {
  const trim = (): number => Math.floor(random() * (CONTEXT + 1));
  const lines = [...hunk.lines];
  let start = hunk.start;
  for (let n = trim(); n > 0 && lines[0]?.startsWith(' '); n--) {
    lines.shift();
    start++;
  }
  for (let n = trim(); n > 0 && lines.at(-1)?.startsWith(' '); n--) lines.pop();
  const side = (mark: string): string[] =>
    lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
  const old = side('+');
  const fresh = side('-');
  if (old.length === 0 || old.every((line) => line.trim() === '')) return undefined;
  const all = before.split('\n');
  if (all.slice(start, start + old.length).join('\n') !== old.join('\n')) return undefined;
  // Half of the searches end with their line's feed, half before it; a pure deletion must take the feed along.
  const feed = fresh.length === 0 || random() < 0.5 ? '\n' : '';
  const search = old.join('\n') + feed;
  const replace = fresh.length === 0 ? '' : fresh.join('\n') + feed;
  if (before.split(search).length !== 2) return undefined;
  const at = all.slice(0, start).join('\n').length + (start > 0 ? 1 : 0);
  if (!before.startsWith(search, at)) return undefined;
  return {
    before,
    search,
    replace,
    expected: before.slice(0, at) + replace + before.slice(at + search.length),
  };
}

/** A real edit, and the hunk it is from. */
export interface Sample {
  readonly edit: RealEdit;
  readonly hunk: RawHunk;
}

/** All usable edits between the two versions, which are fetched where the cache has them not. */
export function samplesOf(cache: string, { name, from, to }: Package, random: Random): Sample[] {
  const samples: Sample[] = [];
  const perFile = new Map<string, number>();
  const texts = new Map<string, string | undefined>();
  for (const hunk of hunksBetween(unpack(cache, name, from), unpack(cache, name, to))) {
    const count = perFile.get(hunk.path) ?? 0;
    if (count >= EDITS_PER_FILE) continue;
    if (!texts.has(hunk.path)) texts.set(hunk.path, textAt(hunk.path));
    const before = texts.get(hunk.path);
    const edit = before === undefined ? undefined : editOf(hunk, before, random);
    if (edit === undefined) continue;
    perFile.set(hunk.path, count + 1);
    samples.push({ edit, hunk });
  }
  return samples;
}

function textAt(path: string): string | undefined {
  const absolute = path.startsWith('/') ? path : `/${path}`;
  const bytes = readFileSync(absolute);
  const text = bytes.toString('utf8');
  return bytes.length > MAX_FILE || !Buffer.from(text).equals(bytes) || text.includes('\0')
    ? undefined
    : text;
}
