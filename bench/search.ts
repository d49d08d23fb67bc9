/**
 * `search_files` against bare `git grep`, interleaved, in repositories of several sizes: a word that is in few files,
 * patterns with a word in it that is in few files or in all, and such as spell out no text or fold case. `node bench/search.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '../src/adapters/workspace/workspace.ts';
import { isRefusal } from '../src/core/run/refusal.ts';
import { median, table } from './table.ts';

const SIZES = [3000, 20_000];
const RUNS = Number(process.env.FORGE_BENCH_RUNS ?? 15);
const GIT = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
const ENV = {
  PATH: process.env.PATH,
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** As the tool spells it and as `git grep -P` does. */
const PATTERNS: Readonly<Record<string, string>> = {
  'a word in 20 files': 'rareWord',
  'a pattern with a word': 'function\\s+rareWord\\d*\\(',
  'a pattern with a common word': 'compute\\(\\d{7},',
  'a pattern without text': '\\d{4}[xyz]\\d{4}',
  'starts of lines, any case': '(?i)^FUNCTION \\w+\\(',
};

function git(root: string, ...args: readonly string[]): string {
  return execFileSync(GIT, args, { cwd: root, env: ENV, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** Files of some 1.5 kB, 100 a folder; every thousandth holds the word. */
function makeRepository(files: number): string {
  const root = mkdtempSync(join(tmpdir(), 'forge-bench-search-'));
  const line = (file: number, at: number) =>
    `const value${at} = compute(${file}, ${at}); // some words of a line\n`;
  const body = (file: number) => Array.from({ length: 30 }, (_, at) => line(file, at)).join('');
  for (let file = 0; file < files; file += 1) {
    const folder = join(root, `src/part${Math.floor(file / 100)}`);
    if (file % 100 === 0) mkdirSync(folder, { recursive: true });
    const rare = file % (files / 20) === 0 ? `function rareWord${file}() {}\n` : '';
    writeFileSync(join(folder, `file${file}.ts`), body(file) + rare);
  }
  git(root, 'init', '--quiet');
  git(root, 'add', '-A');
  git(root, '-c', 'user.name=b', '-c', 'user.email=b@example.com', 'commit', '--quiet', '-m', 'start');
  return root;
}

/** ms, and how many lines it found. */
async function timed(work: () => Promise<number> | number): Promise<readonly [number, number]> {
  const begun = performance.now();
  const lines = await work();
  return [performance.now() - begun, lines];
}

function bare(root: string, pattern: string): number {
  try {
    return git(root, 'grep', '-n', '-P', pattern).split('\n').length - 1;
  } catch {
    return 0;
  }
}

async function ours(root: string, pattern: string): Promise<number> {
  const workspace = openWorkspace({ root, base: '', hidden: [], gitPath: GIT });
  const query = { pattern, below: '', limit: 200, mayRead: () => true } as const;
  const found = await workspace.search(query, new AbortController().signal);
  if (isRefusal(found)) throw new Error(found.reason);
  return found.lines.length;
}

const rows: (readonly string[])[] = [];
for (const files of SIZES) {
  const root = makeRepository(files);
  try {
    for (const [name, pattern] of Object.entries(PATTERNS)) {
      const times = { bare: [] as number[], ours: [] as number[] };
      for (let run = 0; run < RUNS; run += 1) {
        const [bareMs, expected] = await timed(() => bare(root, pattern));
        const [oursMs, lines] = await timed(() => ours(root, pattern));
        if (lines !== expected) throw new Error(`${name}: ${lines} lines, git grep has ${expected}`);
        times.bare.push(bareMs);
        times.ours.push(oursMs);
      }
      const [git, search] = [median(times.bare), median(times.ours)];
      rows.push([
        files.toLocaleString('en-US'),
        name,
        `${git.toFixed(1)} ms`,
        `${search.toFixed(1)} ms`,
        (search / git).toFixed(2),
      ]);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
console.log(table(['files', 'search', 'git grep', 'search_files', 'ratio'], rows));
