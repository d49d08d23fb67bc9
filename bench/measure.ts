/**
 * What measuring the tree costs, against `git status` in the same repository: medians of interleaved runs.
 * `node bench/measure.ts [files…]`, by default 42, 3,000, 20,000 and 50,000, and then what a sandboxed command costs.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findGit } from '../src/adapters/git/program/find-git.ts';
import { hardenedEnvironment } from '../src/adapters/git/program/hardened-git.ts';
import { openStarterShells, type StarterShells } from '../src/adapters/git/program/starter-shells.ts';
import { type GitTree, openTree } from '../src/adapters/git/tree.ts';
import type { WorkspacePath } from '../src/core/path/path.ts';
import { benchCommand } from './command.ts';
import { median, table } from './table.ts';

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
async function status(starterShells: StarterShells, root: string): Promise<void> {
  const env = { ...hardenedEnvironment(gitPath), ...gitEnvironment() };
  await starterShells.run(gitPath, ['status', '--porcelain'], {
    name: 'status',
    cwd: root,
    env,
    accept: [0],
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** One changed file, taken back: the time of the undo alone, which measures once more to be sure. */
async function undoOne(tree: GitTree, root: string, round: number): Promise<number> {
  writeFileSync(join(root, nameOf(round % 40)), `export const broken = ${round};\n`);
  const step = await tree.measure();
  return timed(() => tree.undo(step));
}

/** One changed file, measured and kept; then back, so that every round is the same. */
async function changeOne(tree: GitTree, root: string, round: number): Promise<void> {
  writeFileSync(join(root, nameOf(round % 40)), `export const changed = ${round};\n`);
  await tree.keep(await tree.measure());
}

interface Figures {
  readonly files: number;
  readonly status: number;
  readonly measure: number;
  readonly changed: number;
  readonly undo: number;
  readonly note: number;
  readonly open: number;
  readonly ready: number;
}

async function rounds(tree: GitTree, starterShells: StarterShells, root: string) {
  const all = { status: [], measure: [], changed: [], undo: [], note: [] } as Record<string, number[]>;
  for (let round = 0; round < ROUNDS; round++) {
    all.status?.push(await timed(() => status(starterShells, root)));
    all.measure?.push(await timed(() => tree.measure()));
    all.changed?.push(await timed(() => changeOne(tree, root, round)));
    all.undo?.push(await undoOne(tree, root, round));
    const path = nameOf(0) as WorkspacePath;
    writeFileSync(join(root, path), `export const edited = ${round};\n`);
    all.note?.push(await timed(async () => tree.noteEdit(path)));
    await tree.settle();
  }
  const of = (name: string): number => median(all[name] ?? []);
  return {
    status: of('status'),
    measure: of('measure'),
    changed: of('changed'),
    undo: of('undo'),
    note: of('note'),
  };
}

async function bench(files: number): Promise<Figures> {
  const root = makeRepository(files);
  const privateDir = mkdtempSync(join(tmpdir(), 'forge-bench-private-'));
  const starterShells = openStarterShells(privateDir);
  const tree = openTree({
    root,
    privateDir,
    excluded: [],
    guardGitDir: true,
    gitPath,
    start: starterShells.run,
  });
  try {
    const open = await timed(() => tree.open());
    const ready = await timed(() => tree.ready());
    return { files, open, ready, ...(await rounds(tree, starterShells, root)) };
  } finally {
    starterShells.close();
    await tree.close();
    rmSync(root, { recursive: true, force: true });
    rmSync(privateDir, { recursive: true, force: true });
  }
}

function row(of: Figures): readonly string[] {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const ratio = (of.measure / of.status).toFixed(2);
  const undoRatio = (of.undo / of.measure).toFixed(2);
  const [status, measure, changed, undo] = [of.status, of.measure, of.changed, of.undo].map(ms);
  const cells = [status, measure, ratio, changed, undo, undoRatio, ms(of.note), ms(of.open), ms(of.ready)];
  return [of.files.toLocaleString('en'), ...cells.map((cell) => cell ?? '')];
}

const HEAD = [
  'files',
  'git status',
  'measure',
  'ratio',
  'changed',
  'undo',
  'undo / measure',
  'note edit',
  'open',
  'ready',
];

const all: Figures[] = [];
for (const files of sizes.length > 0 ? sizes : [42, 3000, 20_000, 50_000]) all.push(await bench(files));
const git = execFileSync(gitPath, ['--version'], { encoding: 'utf8' }).trim();
console.log(`Medians of ${ROUNDS} rounds, ${cpus().length} cores, ${git}.\n`);
console.log(table(HEAD, all.map(row)));
if (sizes.length === 0) console.log(await benchCommand());
