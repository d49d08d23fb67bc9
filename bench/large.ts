/**
 * A sandboxed command in a repository of 78,634 files, the size of the Linux sources: the first command of a run, which
 * waits for the start to be recorded (a real model thinks meanwhile, this one answers at once), each later one, and
 * `git status` in between. `node bench/large.ts`, with dist/ built.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CLI } from './contenders/forge.ts';
import { call } from './model-answers.ts';
import { BenchModel } from './model-server.ts';
import { median, table } from './table.ts';

const FILES = Number(process.env.FORGE_BENCH_FILES ?? 78_634);
const RUNS = Number(process.env.FORGE_BENCH_RUNS ?? 5);
/** Commands a run. */
const COMMANDS = 8;
const PER_FOLDER = 15;
const AREAS = ['arch', 'drivers', 'fs', 'include', 'kernel', 'lib', 'net', 'sound', 'tools', 'Documentation'];

function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'forge-bench-'));
  for (let at = 0; at < FILES; at++) {
    const folder = Math.floor(at / PER_FOLDER);
    const path = `${AREAS[folder % AREAS.length]}/s${folder % 37}/d${folder % 113}/m${folder}/file-${at}.c`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `int value${at} = ${at};\n`.repeat(8));
  }
  git(root, 'init', '-q');
  git(root, 'add', '-A');
  git(root, '-c', 'user.name=b', '-c', 'user.email=b@b', 'commit', '-qm', 'start');
  git(root, 'repack', '-adq');
  return root;
}

function git(root: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
}

function statusTime(root: string): number {
  const from = performance.now();
  git(root, '-c', 'core.untrackedCache=false', 'status', '--porcelain');
  return performance.now() - from;
}

/** ms from an answer of the model to its next question, for each command. */
async function turns(root: string): Promise<readonly number[]> {
  const commands = Array.from({ length: COMMANDS }, (_, at) =>
    call('execute_command', { command: `true ${at}` }),
  );
  const model = new BenchModel([...commands, call('task_completion', { result: 'Nothing to do.' })]);
  const url = await model.listen();
  const args = ['--task', 'Run it.', '--workspace', root, '--base-url', url, '--model', 'm', '--no-commit'];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME ?? '/', FORGE_API_KEY: 'bench-key' };
  const child = spawn(process.execPath, [CLI, ...args, '--provider', 'openai-compatible', '--quiet'], {
    cwd: root,
    stdio: 'ignore',
    env,
  });
  await new Promise((done) => child.on('exit', done));
  model.close();
  const times = model.arrivals
    .slice(1)
    .map(({ at }, turn) => at - (model.arrivals[turn]?.answeredAt ?? Number.NaN));
  if (times.length !== COMMANDS) throw new Error(`the run did ${times.length} of ${COMMANDS} commands`);
  return times;
}

const root = makeRepository();
const first: number[] = [];
const later: number[] = [];
const status: number[] = [];
try {
  statusTime(root);
  for (let run = 0; run < RUNS; run++) {
    const [begun = Number.NaN, ...rest] = await turns(root);
    first.push(begun);
    later.push(...rest);
    for (let round = 0; round < 3; round++) status.push(statusTime(root));
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
const ms = (times: readonly number[]): string => `${median([...times]).toFixed(0)} ms`;
const ratio = (median(later) / median(status)).toFixed(2);
const head = ['files', 'git status', 'a command', 'command / status', 'the first command'];
console.log(table(head, [[FILES.toLocaleString('en'), ms(status), ms(later), ratio, ms(first)]]));
