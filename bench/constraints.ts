/**
 * What judging costs, per call: the whole chain with every constraint switched on and 2,000 globs, asked through the
 * referee, with the ledger that knows the run's net change and the paces that rates are held by. At the end the same
 * calls once more, after 10, 100 and 300 turns. The bars (p99): 0.1 ms a call, 0.5 ms with 10,000 changed files.
 * Run: `node bench/constraints.ts`.
 */
import type { ChangeSet, FileChange } from '../src/core/git/change.ts';
import type { CommitFacts } from '../src/core/run/constraint.ts';
import { type JudgedRun, judgedRun, repeatedEdit } from './judged-run.ts';

const FILES = 10_000;
const NO_CHANGES: ChangeSet = [];

/** Sorted, in texts of their own that nothing has seen before. */
function names(count: number): readonly string[] {
  const all = Array.from(
    { length: count },
    (_, index) => `src/area${index % 97}/part${index % 13}/component-${index}.ts`,
  );
  return all.sort().map((name) => Buffer.from(name).toString('latin1'));
}

/** As measurements give them: each time changes of their own, of paths whose texts stay the same. */
function measuredFiles(paths: readonly string[], bytes: number): ChangeSet {
  return paths.map((path) => changeOf(path, bytes));
}

function changeOf(path: string, bytes: number): FileChange {
  return {
    path: path as FileChange['path'],
    status: 'modified',
    linesAdded: 2,
    linesRemoved: 1,
    binary: false,
    bytes,
    oldMode: '100644',
    newMode: '100644',
    oldOid: 'a'.repeat(40),
    newOid: 'b'.repeat(40),
  };
}

const PATHS = names(FILES);
const NEVER_SEEN = names(FILES);

/** Of all calls of a case, the share that comes first and is not timed: until then the compiler is at work. */
const WARM_UP = 0.05;

/** Each call's time alone, in ms: the middle, the slowest hundredth and the slowest. */
function report(name: string, count: number, call: (index: number) => void): void {
  for (let index = 0; index < Math.floor(count * WARM_UP); index += 1) call(index);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    call(index);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.min(count - 1, Math.floor(count * share))] ?? 0).toFixed(4);
  console.log(`${name.padEnd(58)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   max ${at(1)} ms`);
}

/** A run whose last command left 10,000 files changed. */
function wideRun(): JudgedRun {
  const run = judgedRun();
  const many = measuredFiles(PATHS, 2_000);
  run.command(many, many);
  return run;
}

const started = performance.now();
judgedRun();
console.log(`chain built from 2,000 globs in ${(performance.now() - started).toFixed(1)} ms`);

const narrow = judgedRun();
report('a call on a path never seen before', FILES, (index) => narrow.write(`src/new/file-${index}.ts`));
report('a call on one of 100 paths', FILES, (index) => narrow.write(`src/new/file-${index % 100}.ts`));
report('before a model call', FILES, (index) => narrow.budget(index % 100));
const wide = wideRun();
report('an edit among 10,000 changed files', 2_000, (index) =>
  wide.edit(repeatedEdit(`src/area${index % 97}/part${index % 13}/component-${index}.ts`, 1)),
);
const copies = Array.from({ length: 8 }, (_, index) => measuredFiles(PATHS, 2_000 + index));
/** A list of its own each time: what is remembered of one must not help. */
const copy = (index: number): ChangeSet => (copies[index % copies.length] ?? NO_CHANGES).slice();
report('a command that changed one file among 10,000 changed', 1_000, (index) =>
  wide.command(copy(index).slice(index, index + 1), copy(index)),
);
report('a command that changed 10,000 known files', 1_000, (index) =>
  wide.command(copy(index), copy(index + 1)),
);
report('a command that changed 10,000 files never seen before', 1, () => {
  const many = measuredFiles(NEVER_SEEN, 2_000);
  judgedRun().command(many, many);
});
const commit: Omit<CommitFacts, 'changes'> = {
  phase: 'commit',
  secrets: [],
  linksOut: [],
  ages: [],
  main: { branch: 'main', changelog: null, stateProblem: null, invalid: [] },
};
report('the commit of 10,000 files', 1_000, (index) =>
  wide.enforcer.judge({ ...commit, changes: copy(index) }, { turn: 1, effect: 'prevented' }),
);

for (const turns of [10, 100, 300]) {
  const run = judgedRun();
  for (let turn = 1; turn <= turns; turn += 1) run.turn(turn);
  report(`a turn of 8 calls, after ${turns} turns`, 1_000, () => run.turn(turns));
}
