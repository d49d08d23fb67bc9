/**
 * Ten edits of a file of 10,000 lines, all in one tier: milliseconds of the first call and the best of twenty.
 *
 *   node bench/edits/speed.ts
 */
import { applyEdits } from '../../src/tools/edit/engine.ts';

const LINES = 10_000;
const CALLS = 20;

type MapLine = (line: string) => string;

const plain = Array.from(
  { length: LINES },
  (_, i) => `${'  '.repeat(i % 7)}const value${i} = compute(${i * 7}, "it's ${i}"); // note ${i}`,
);
const fancy: MapLine = (line) => line.replace('"it\'s', '\u201cit\u2019s').replace('");', '\u201d); \u2014');
const unfancy: MapLine = (line) => line.replace('");', '"); -');
const same: MapLine = (line) => line;

/** How the file's lines are made of the plain ones, and how the search's are. */
const KINDS: readonly (readonly [string, MapLine, MapLine])[] = [
  ['exact', same, same],
  ['trailing white space', same, (line) => `${line} `],
  ['indentation', same, (line) => `  ${line}`],
  ['tabs', (line) => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)), same],
  ['marks and indentation', same, (line) => `  ${line.replaceAll('"', '\u201d')}`],
  ['marks and indentation, every line of the file with marks', fancy, (line) => `  ${unfancy(line)}`],
  ['nothing matches', same, (line) => `${line}?`],
];

for (const [name, inFile, inSearch] of KINDS) {
  const before = Buffer.from(`${plain.map(inFile).join('\n')}\n`);
  const edits = Array.from({ length: 10 }, (_, n) => {
    const lines = plain.slice(500 + n * 900, 504 + n * 900).map(inSearch);
    const changed = lines.with(1, (lines[1] ?? '').replace('compute', 'reckon'));
    return { search: lines.join('\n'), replace: changed.join('\n') };
  });
  const times = Array.from({ length: CALLS }, () => {
    const started = performance.now();
    const { ok } = applyEdits(before, edits, 'file');
    if (ok !== (name !== 'nothing matches')) throw new Error(`${name}: not what was to be measured`);
    return performance.now() - started;
  });
  console.log(`${name}: first ${times[0]?.toFixed(1)} ms, best ${Math.min(...times).toFixed(1)} ms`);
}
