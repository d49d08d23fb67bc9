/**
 * Ten edits of a file of 10,000 lines, all in one tier, and inputs made to be slow: milliseconds of the first
 * call, the best of twenty, and the processor's time a call (collecting garbage included).
 *
 *   node bench/edits/speed.ts
 */
import { applyEdits } from '../../src/tools/edit/apply-edits.ts';

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

interface Case {
  readonly name: string;
  readonly before: Uint8Array;
  readonly edits: readonly { readonly search: string; readonly replace: string }[];
  readonly made: boolean;
}

const tiers = KINDS.map(([name, inFile, inSearch]): Case => {
  const edits = Array.from({ length: 10 }, (_, n) => {
    const lines = plain.slice(500 + n * 900, 504 + n * 900).map(inSearch);
    const changed = lines.with(1, (lines[1] ?? '').replace('compute', 'reckon'));
    return { search: lines.join('\n'), replace: changed.join('\n') };
  });
  const before = Buffer.from(`${plain.map(inFile).join('\n')}\n`);
  return { name, before, edits, made: name !== 'nothing matches' };
});

const MB = 1024 ** 2;
/** Inputs made to be slow. */
const hostile: readonly Case[] = [
  {
    name: '10 MB file, exact edit',
    before: Buffer.from(`${'a line of some text\n'.repeat((10 * MB) / 20 - 10)}the end\n`),
    edits: [{ search: 'the end', replace: 'THE END' }],
    made: true,
  },
  {
    name: 'one line of 1 MB, search with other marks',
    before: Buffer.from(`${'x “y” '.repeat(MB / 10 - 10)}\n`),
    edits: [{ search: 'x "z"', replace: 'x' }],
    made: false,
  },
  {
    name: '10,000 equal lines, search of 5,000 of them and one more',
    before: Buffer.from('  same();\n'.repeat(10_000)),
    edits: [{ search: `${'    same();\n'.repeat(5000)}other();`, replace: 'x' }],
    made: false,
  },
  {
    name: '10,000 equal lines, search of 5,000 of them deeper',
    before: Buffer.from('  same();\n'.repeat(10_000)),
    edits: [{ search: '    same();\n'.repeat(5000), replace: 'x' }],
    made: false,
  },
];

for (const { name, before, edits, made } of [...tiers, ...hostile]) {
  const wall: number[] = [];
  const started = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) {
    const from = performance.now();
    const { ok } = applyEdits(before, edits, 'file');
    wall.push(performance.now() - from);
    if (ok !== made) throw new Error(`${name}: not what was to be measured`);
  }
  const { user } = process.cpuUsage(started);
  const [first = 0] = wall;
  const figures = [first, Math.min(...wall), user / 1000 / CALLS].map((ms) => ms.toFixed(1));
  console.log(`| ${[name, ...figures].join(' | ')} |`);
}
