/**
 * What measuring the tree costs, against `git status` in the same repository: medians of interleaved runs.
 * `node bench/measure.ts [files…]`, by default 42, 3,000, 20,000 and 50,000.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hardenedEnvironment } from '../src/adapters/git/exec.ts';
import { findGit } from '../src/adapters/git/find.ts';
import { type Lanes, openLanes } from '../src/adapters/git/lanes.ts';
import { type GitTree, openTree } from '../src/adapters/git/tree.ts';
import type { WorkspacePath } from '../src/core/path.ts';

const ROUNDS = 15;
/** Files a folder: about what source trees have. */
const PER_FOLDER = 12;

const gitPath = await findGit(process.env.PATH ?? '');
const sizes = process.argv.slice(2).map(Number);

function nameOf(at: number): string {
  const folder = Math.floor(at / PER_FOLDER);
  return `src/${Math.floor(folder / 40)}/${folder}/file-${at}.ts`;
}

function makeRepository(files: number): string {
  const root = mkdtempSync(join(tmpdir(), 'forge-bench-'));
  for (let at = 0; at < files; at++) {
    const path = join(root, nameOf(at));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export const value${at} = ${at};\n`.repeat(20));
  }
  const git = (...args: string[]) => execFileSync(gitPath, ['-C', root, ...args], { env: gitEnvironment() });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=b', '-c', 'user.email=b@b', 'commit', '-qm', 'start');
  git('repack', '-adq');
  return root;
}

function gitEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
}

/** Started the cheapest way there is here, as the tree's own gits are: from Node it takes some 2 ms more. */
async function status(lanes: Lanes, root: string): Promise<void> {
  const env = { ...hardenedEnvironment(gitPath), ...gitEnvironment() };
  await lanes.run(gitPath, ['status', '--porcelain'], { name: 'status', cwd: root, env, accept: [0] });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** One changed file, taken back: the time of the undo alone, and of the measuring before it. */
async function undoOne(
  tree: GitTree,
  root: string,
  round: number,
): Promise<{ measured: number; undone: number }> {
  writeFileSync(join(root, nameOf(round % 40)), `export const broken = ${round};\n`);
  const from = performance.now();
  const step = await tree.measure();
  const measured = performance.now() - from;
  return { measured, undone: await timed(() => tree.undo(step)) };
}

/** One changed file, measured and kept; then back, so that every round is the same. */
async function changeOne(tree: GitTree, root: string, round: number): Promise<void> {
  writeFileSync(join(root, nameOf(round % 40)), `export const changed = ${round};\n`);
  await tree.keep(await tree.measure());
}

async function bench(files: number): Promise<void> {
  const root = makeRepository(files);
  const privateDir = mkdtempSync(join(tmpdir(), 'forge-bench-private-'));
  const tree = openTree({ root, privateDir, excluded: [], guardGitDir: true, gitPath });
  const lanes = openLanes(hardenedEnvironment(gitPath), privateDir);
  lanes.warm();
  try {
    const opening = await timed(() => tree.open());
    const completing = await timed(() => tree.ready());
    const [git, idle, changed, edits]: [number[], number[], number[], number[]] = [[], [], [], []];
    const undos: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      git.push(await timed(() => status(lanes, root)));
      idle.push(await timed(() => tree.measure()));
      changed.push(await timed(() => changeOne(tree, root, round)));
      undos.push((await undoOne(tree, root, round)).undone);
      const path = nameOf(0) as WorkspacePath;
      writeFileSync(join(root, path), `export const edited = ${round};\n`);
      edits.push(await timed(async () => tree.noteEdit(path)));
      await tree.settle();
    }
    const [base, none] = [median(git), median(idle)];
    const figures = [base, none, median(changed), median(undos), median(edits), opening, completing].map(
      (ms) => ms.toFixed(1).padStart(9),
    );
    console.log(
      `${String(files).padStart(7)}${figures.join('')}${(none / base).toFixed(2).padStart(9)}${(median(undos) / none).toFixed(2).padStart(9)}`,
    );
  } finally {
    lanes.close();
    await tree.close();
    rmSync(root, { recursive: true, force: true });
    rmSync(privateDir, { recursive: true, force: true });
  }
}

console.log(
  `Medians of ${ROUNDS} in ms; ${cpus().length} cores, ${execFileSync(gitPath, ['--version'], { encoding: 'utf8' }).trim()}`,
);
console.log('  files   status  measure  changed     undo note edit     open    ready    ratio   undo/m');
for (const files of sizes.length > 0 ? sizes : [42, 3000, 20_000, 50_000]) await bench(files);
