/**
 * `npm run bench`: every benchmark, one after the other, each in a process of its own. Figures are medians of
 * interleaved runs; docs/internals/benchmarks.md holds those of one machine. Give names to run only some, or those that are not run
 * unless they are named, for they install from npm and PyPI or need chromium.
 */
import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const BENCHMARKS: Readonly<Record<string, string>> = {
  agent: 'Tasks of a scripted model',
  agents: 'The same tasks, side by side with two other agents from npm',
  'small-model': 'A real small model, on the processor',
  measure: 'Measuring the tree against git status, undo, and a sandboxed command',
  large: 'A command in a repository of 78,634 files, against git status',
  constraints: 'Judging a call',
  search: 'search_files against git grep',
  report: 'The report page in Chromium',
  projects: 'Real projects, with their own tests as the gate',
};

/** Run only where they are named. */
const ON_DEMAND: readonly string[] = ['agents', 'small-model', 'report', 'projects'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(`unknown benchmark ${unknown.join(', ')}: known are ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(1);
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
console.log(`${new Date().toISOString().slice(0, 10)}: ${machine}`);
for (const [name, title] of Object.entries(BENCHMARKS)) {
  if (asked.length > 0 ? !asked.includes(name) : ON_DEMAND.includes(name)) continue;
  console.log(`\n## ${title}\n`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
