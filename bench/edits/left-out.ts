/**
 * Replacements that leave code out by a comment, in many wordings, of which a third is held out from whoever writes
 * the engine's patterns: how many are refused. And all real edits as they are: how many are refused as if they did.
 *
 *   node bench/edits/left-out.ts CACHE_FOLDER [--edits 3000] [--list FILE] [--show N] [--real]
 *
 * Packages and cache as for `run.ts`. `--show` prints N applied ones, never of a held-out wording; `--real` takes the
 * real edits alone and prints each that is refused.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits } from '../../src/tools/edit/apply-edits.ts';
import { elidedLine } from '../../src/tools/edit/omission/elision.ts';
import { leaveOut, type Manner, omission } from './omissions.ts';
import { type RealEdit, seeded } from './real-edit.ts';
import { type Package, samplesOf } from './samples.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '3000' },
    list: { type: 'string', default: join(import.meta.dirname, 'packages.json') },
    show: { type: 'string', default: '0' },
    real: { type: 'boolean', default: false },
  },
});
const [cacheFolder] = positionals;
if (cacheFolder === undefined) throw new Error('name the cache folder');

const random = seeded(20261122);
const packages: readonly Package[] = JSON.parse(readFileSync(values.list, 'utf8'));
const edits = packages.flatMap((each) =>
  samplesOf(resolve(cacheFolder), each, random).map((sample) => ({ path: sample.hunk.path, ...sample.edit })),
);

let lines = 0;
let refusedReal = 0;
for (const { path, before, search, replace } of edits) {
  lines += replace.split('\n').length;
  const elided = elidedLine(search, replace, before);
  if (elided === undefined) continue;
  refusedReal++;
  if (values.real) console.log(`--- ${path}\n${search}\n---\n${replace}\n--- ${elided.trim()}\n`);
}
console.log(`${edits.length} real edits with ${lines} lines: ${refusedReal} refused as leaving code out\n`);
if (values.real) process.exit(0);

const MANNERS: readonly Manner[] = ['comment', 'ellipsis', 'behind code'];
let toShow = Number(values.show);

function tries(edit: RealEdit, text: string): boolean {
  const result = applyEdits(Buffer.from(edit.before), [edit], 'file');
  if (!result.ok && result.reason.includes('leaves code out')) return true;
  // Refused for another reason, as a search that stands in two places: no case of this.
  return !result.ok || edit.before.includes(text);
}

console.log('| left out by | wording | edits | refused | applied |\n| --- | --- | ---: | ---: | ---: |');
for (const manner of MANNERS) {
  const tally = { seen: [0, 0], 'held out': [0, 0] };
  for (let n = 0; n < Number(values.edits); n++) {
    const real = edits[Math.floor(random() * edits.length)];
    const { text, heldOut } = omission(manner, random);
    const edit = real && leaveOut(real, text, random);
    if (edit === undefined) continue;
    const refused = tries(edit, text);
    const counts = tally[heldOut ? 'held out' : 'seen'];
    counts[refused ? 0 : 1] = (counts[refused ? 0 : 1] ?? 0) + 1;
    if (!refused && !heldOut && toShow-- > 0) console.error(JSON.stringify(text));
  }
  for (const [wording, [refused = 0, applied = 0]] of Object.entries(tally)) {
    console.log(`| ${manner} | ${wording} | ${refused + applied} | ${refused} | ${applied} |`);
  }
}
