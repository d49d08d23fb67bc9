/**
 * Real edits, disturbed as models disturb them: how many come out right, are refused, or are WRONG.
 *
 *   node bench/edits.ts CACHE_FOLDER [--edits 5000] [--packages N] [--list FILE] [--show N] [--refused]
 *
 * The edits are the differences between two versions of the packages in `edits-packages.json`, which are
 * fetched by `npm pack` into the cache folder, once. Each edit is tried with every disturbance it can take.
 * `--show` prints the first N wrong ones, with `--refused` also those refused though nothing was lost.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits } from '../src/tools/edit/engine.ts';
import { applyUnified } from '../src/tools/edit/unified.ts';
import {
  DISTURBANCES,
  isExactElsewhere,
  type Random,
  type RealEdit,
  seeded,
  type Verdict,
  verdict,
} from './edit-disturbances.ts';

interface Package {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

interface Tally {
  right: number;
  refused: number;
  /** Of the refused, those whose search matches several places once disturbed. */
  ambiguous: number;
  wrong: number;
  ms: number;
}

/** The engine looks only for exact matches above this, so that larger files say nothing of the tiers. */
const MAX_FILE = 1024 ** 2;
/** Of one file, so that a bundled one does not crowd out the rest. */
const EDITS_PER_FILE = 120;
const CONTEXT = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '5000' },
    packages: { type: 'string' },
    list: { type: 'string', default: join(import.meta.dirname, 'edits-packages.json') },
    show: { type: 'string', default: '0' },
    refused: { type: 'boolean', default: false },
  },
});
const [cacheFolder] = positionals;
if (cacheFolder === undefined) {
  console.error(
    'usage: node bench/edits.ts CACHE_FOLDER [--edits N] [--packages N] [--list FILE] [--show N] [--refused]',
  );
  process.exit(2);
}

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
interface RawHunk {
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

interface Sample {
  readonly edit: RealEdit;
  readonly hunk: RawHunk;
}

function samplesOf(cache: string, { name, from, to }: Package, random: Random): Sample[] {
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

/** An even choice of `count`, the same every time. */
function thin<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);
}

function record(
  tallies: Map<string, Tally>,
  kind: string,
  found: Verdict,
  ms: number,
  ambiguous = false,
): void {
  const tally = tallies.get(kind) ?? { right: 0, refused: 0, ambiguous: 0, wrong: 0, ms: 0 };
  tally[found]++;
  if (ambiguous) tally.ambiguous++;
  tally.ms += ms;
  tallies.set(kind, tally);
}

let toShow = Number(values.show);

/** What was asked and where the result leaves what was expected, for looking into single edits. */
function show(kind: string, found: Verdict, edit: RealEdit, after: string | undefined, said: string): void {
  if (toShow-- <= 0) return;
  let at = 0;
  while (after !== undefined && at < after.length && after[at] === edit.expected[at]) at++;
  const part = (text: string | undefined): string =>
    JSON.stringify(text?.slice(Math.max(0, at - 60), at + 60));
  console.log(`\n=== ${kind}: ${found}\n${JSON.stringify(edit.search).slice(0, 700)}`);
  console.log(`${JSON.stringify(edit.replace).slice(0, 700)}\n${said.slice(0, 500)}`);
  if (after !== undefined) console.log(`got      ${part(after)}\nexpected ${part(edit.expected)}`);
}

function tryEdit(tallies: Map<string, Tally>, kind: string, edit: RealEdit, loses: boolean): void {
  const before = Buffer.from(edit.before);
  const started = performance.now();
  const result = applyEdits(before, [edit], 'file');
  const ms = performance.now() - started;
  const after = result.ok ? Buffer.from(result.after).toString('utf8') : undefined;
  const found = verdict(after, edit.expected);
  const ambiguous = !result.ok && / places \(lines /.test(result.reason);
  record(tallies, kind, found, ms, ambiguous);
  const notable = found === 'wrong' || (found === 'refused' && !loses && values.refused);
  if (notable) show(kind, found, edit, after, result.ok ? result.report : result.reason);
}

function tryUnified(tallies: Map<string, Tally>, { edit, hunk }: Sample, moved: boolean): void {
  const header = moved ? '@@ -9000,1 +9001,1 @@' : hunk.header;
  const all = edit.before.split('\n');
  const old = hunk.lines.filter((line) => !line.startsWith('+')).length;
  const fresh = hunk.lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const expected = all.toSpliced(hunk.start, old, ...fresh).join('\n');
  const started = performance.now();
  const result = applyUnified(
    Buffer.from(edit.before),
    `--- a/file\n+++ b/file\n${header}\n${hunk.lines.join('\n')}\n`,
    'file',
  );
  const ms = performance.now() - started;
  const after = result.ok ? Buffer.from(result.after).toString('utf8') : undefined;
  record(tallies, moved ? 'unified, numbers wrong' : 'unified', verdict(after, expected), ms);
}

/** "right %" is of the edits that have one candidate once disturbed. */
function print(tallies: ReadonlyMap<string, Tally>): void {
  const loses = new Set(DISTURBANCES.filter((each) => each.loses).map((each) => each.name));
  console.log('| disturbance | loses | edits | right | ambiguous | refused | WRONG | right % | ms each |');
  console.log('|---|---|---:|---:|---:|---:|---:|---:|---:|');
  for (const [name, { right, refused, ambiguous, wrong, ms }] of tallies) {
    const all = right + refused + wrong;
    const share = ((100 * right) / Math.max(1, all - ambiguous)).toFixed(2);
    const cells = [
      name,
      loses.has(name) ? 'yes' : 'no',
      all,
      right,
      ambiguous,
      refused - ambiguous,
      wrong,
      share,
    ];
    console.log(`| ${[...cells, (ms / all).toFixed(2)].join(' | ')} |`);
  }
}

const cache = resolve(cacheFolder);
mkdirSync(cache, { recursive: true });
const listed: readonly Package[] = JSON.parse(readFileSync(values.list, 'utf8'));
const packages = listed.slice(0, Number(values.packages ?? listed.length));
const random = seeded(20261101);
const wanted = Number(values.edits);
const pools = packages.map((each) => samplesOf(cache, each, random));
// Small packages give all they have; the large ones make up for them.
let share = Math.ceil(wanted / pools.length);
const taken = (): number => pools.reduce((sum, pool) => sum + Math.min(pool.length, share), 0);
while (taken() < wanted && pools.some((pool) => pool.length > share)) share++;
const samples = pools.flatMap((pool) => thin(pool, share)).slice(0, wanted);
const tallies = new Map<string, Tally>();
for (const sample of samples) {
  for (const { name, loses, disturb } of DISTURBANCES) {
    const disturbed = disturb(sample.edit, random);
    if (disturbed === undefined) continue;
    const same = disturbed.search === sample.edit.search;
    if (same || !isExactElsewhere(disturbed)) tryEdit(tallies, name, disturbed, loses);
  }
  tryUnified(tallies, sample, false);
  tryUnified(tallies, sample, true);
}
console.log(`${samples.length} real edits of ${packages.length} packages, Node ${process.version}\n`);
print(tallies);
