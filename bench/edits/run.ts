/**
 * Real edits, disturbed as models disturb them: how many come out right, are refused, or are WRONG.
 *
 *   node bench/edits/run.ts CACHE_FOLDER [--edits 5000] [--packages N] [--list FILE] [--show N] [--refused]
 *
 * The edits are the differences between two versions of the packages in `packages.json`, which are fetched by
 * `npm pack` into the cache folder, once. Each edit is tried with every disturbance it can take. `--show` prints
 * the first N wrong ones, with `--refused` also those refused though nothing was lost and one reading was left.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits } from '../../src/tools/edit/apply-edits.ts';
import { applyUnified } from '../../src/tools/edit/apply-unified-diff.ts';
import { DISTURBANCES, isExactElsewhere } from './disturbances.ts';
import { twoPlaces } from './readings.ts';
import { type RealEdit, seeded, type Verdict, verdict } from './real-edit.ts';
import { type Package, type Sample, samplesOf } from './samples.ts';
import { secondTry } from './second-try.ts';
import { emptyTally, print, type Tally } from './tally.ts';

const USAGE =
  'usage: node bench/edits/run.ts CACHE_FOLDER [--edits N] [--packages N] [--list FILE] [--show N] [--refused]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '5000' },
    packages: { type: 'string' },
    list: { type: 'string', default: join(import.meta.dirname, 'packages.json') },
    show: { type: 'string', default: '0' },
    refused: { type: 'boolean', default: false },
  },
});
const [cacheFolder] = positionals;
if (cacheFolder === undefined) {
  console.error(USAGE);
  process.exit(2);
}

/** An even choice of `count`, the same every time. */
function thin<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T);
}

const tallies = new Map<string, Tally>();

function tallyOf(kind: string, loses: boolean): Tally {
  const tally = tallies.get(kind) ?? emptyTally(loses);
  tallies.set(kind, tally);
  return tally;
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

function tryEdit(
  tally: Tally,
  kind: string,
  edit: RealEdit,
  real: RealEdit,
  reading: string | undefined,
): void {
  const before = Buffer.from(edit.before);
  const started = performance.now();
  const result = applyEdits(before, [edit], 'file');
  tally.ms += performance.now() - started;
  const after = result.ok ? Buffer.from(result.after).toString('utf8') : undefined;
  const found = verdict(after, edit.expected);
  tally[found]++;
  if (reading === undefined) tally.oneReading[found]++;
  if (!result.ok) {
    const second = secondTry(edit, real, result.reason);
    tally.shown += second.shown ? 1 : 0;
    tally.mended += second.mended ? 1 : 0;
  }
  const missed = found === 'refused' && !tally.loses && reading === undefined && values.refused;
  if (found === 'wrong' || missed) show(kind, found, edit, after, result.ok ? result.report : result.reason);
}

function tryUnified({ edit, hunk }: Sample, moved: boolean): void {
  const tally = tallyOf(moved ? 'unified, numbers wrong' : 'unified', false);
  const header = moved ? '@@ -9000,1 +9001,1 @@' : hunk.header;
  const all = edit.before.split('\n');
  const old = hunk.lines.filter((line) => !line.startsWith('+')).length;
  const fresh = hunk.lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const expected = all.toSpliced(hunk.start, old, ...fresh).join('\n');
  const diff = `--- a/file\n+++ b/file\n${header}\n${hunk.lines.join('\n')}\n`;
  const started = performance.now();
  const result = applyUnified(Buffer.from(edit.before), diff, 'file');
  tally.ms += performance.now() - started;
  const found = verdict(result.ok ? Buffer.from(result.after).toString('utf8') : undefined, expected);
  tally[found]++;
  tally.oneReading[found]++;
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
for (const sample of samples) {
  for (const { name, loses, disturb, otherReading } of DISTURBANCES) {
    const real = sample.edit;
    const disturbed = disturb(real, random);
    if (disturbed === undefined) continue;
    if (disturbed.search !== real.search && isExactElsewhere(disturbed)) continue;
    const exact = name === 'exact';
    const reading = exact ? undefined : (twoPlaces(disturbed, real) ?? otherReading?.(disturbed, real));
    tryEdit(tallyOf(name, loses), name, disturbed, real, reading);
  }
  tryUnified(sample, false);
  tryUnified(sample, true);
}
const types = new Map<string, number>();
for (const { hunk } of samples) {
  const type = /\.([\w-]+)$/.exec(hunk.path)?.[1] ?? 'none';
  types.set(type, (types.get(type) ?? 0) + 1);
}
const sorted = [...types].sort(([, a], [, b]) => b - a).map(([type, count]) => `${type} ${count}`);
console.log(`${samples.length} real edits of ${packages.length} packages, Node ${process.version}`);
console.log(`${sorted.join(', ')}\n`);
print(tallies);
