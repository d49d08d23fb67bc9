/**
 * Plays the properties of __tests__/properties/fuzz with ever new inputs, and says what it found.
 *
 *   node scripts/fuzz.ts [--minutes 10] [--jobs 2] [--target NAME…] [--seed N]
 *
 * Each property gets slices of time in turn, each with a seed of its own, in as many threads as `--jobs` says. An
 * input that takes longer than 20 s is a hang: its thread is ended and the input is told. Exits 1 where anything
 * was found. What was found belongs into __tests__/properties/fuzz/found.ts once it is mended.
 */
import { parseArgs } from 'node:util';
import { TARGETS } from '../__tests__/properties/fuzz/targets.ts';
import { type Find, Player, type Tally, type Task } from './fuzz/play.ts';
import { tableOf } from './fuzz/tally.ts';

/** Of one property, so that each comes up several times in ten minutes. */
const SLICE_MS = 3000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    jobs: { type: 'string', default: '2' },
    target: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});

const targets = TARGETS.filter(({ name }) => values.target.length === 0 || values.target.includes(name));
const queue = targets.flatMap(({ name, properties }) =>
  properties.map((_, property) => ({ target: TARGETS.findIndex((each) => each.name === name), property })),
);
if (queue.length === 0) {
  console.error(`no such target: known are ${TARGETS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const end = Date.now() + Number(values.minutes) * 60_000;
const tallies = new Map<string, Tally>();
const finds: Find[] = [];
let next = 0;

function taskAt(index: number): Task {
  const place = queue[index % queue.length] ?? { target: 0, property: 0 };
  return {
    ...place,
    seed: (Number(values.seed) + index) % 2 ** 31,
    ms: Math.min(SLICE_MS, end - Date.now()),
  };
}

/** One thread's work: slice after slice, until the time is over. */
async function work(): Promise<void> {
  const player = new Player();
  while (Date.now() < end) {
    const task = taskAt(next++);
    const { tally, find } = await player.play(task);
    const before = tallies.get(tally.name) ?? { ...tally, runs: 0, finds: 0, slowest: 0 };
    tallies.set(tally.name, {
      ...tally,
      runs: before.runs + tally.runs,
      finds: before.finds + tally.finds,
      slowest: Math.max(before.slowest, tally.slowest),
    });
    if (find === null) continue;
    finds.push(find);
    console.log(
      `\n${find.kind}: ${find.property}\n  ${find.why.split('\n')[0]}\n  seed ${task.seed}: ${find.input}`,
    );
  }
  await player.close();
}

console.log(`seed ${values.seed}, ${values.minutes} minutes, ${queue.length} properties`);
await Promise.all(Array.from({ length: Number(values.jobs) }, work));
console.log(tableOf(tallies));
process.exitCode = finds.length === 0 ? 0 : 1;
