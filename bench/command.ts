/**
 * What a sandboxed command costs: turns of a scripted model that asks for nothing but `true`, in the repository of 42
 * files, behind each kind of walls that holds here. `node bench/command.ts`, with dist/ built.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI } from './contenders/forge.ts';
import { type Answer, call } from './model-answers.ts';
import { BenchModel } from './model-server.ts';
import { makeRepository } from './scenario.ts';
import { median, table } from './table.ts';

const RUNS = Number(process.env.FORGE_BENCH_RUNS ?? 7);
/** Commands a run. The first waits for what is made ready while a model thinks, and this one does not think. */
const COMMANDS = 12;

type SandboxSetup = 'bwrap' | 'unshare';

function script(): readonly Answer[] {
  // Each is another call, for a run that repeats one and the same is stopped as stuck.
  const commands = Array.from({ length: COMMANDS }, (_, at) =>
    call('execute_command', { command: `true ${at}` }),
  );
  return [...commands, call('task_completion', { result: 'Nothing to do.' })];
}

/** A PATH like ours, without bubblewrap: a folder of links to all the rest. */
function pathWithoutBwrap(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forge-bench-path-'));
  const seen = new Set(['bwrap']);
  for (const from of (process.env.PATH ?? '').split(':')) {
    for (const name of namesIn(from)) {
      if (!seen.has(name)) symlinkSync(join(from, name), join(folder, name));
      seen.add(name);
    }
  }
  return folder;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The median turn in ms, from the answer sent to the next request received; null where these walls do not hold. */
async function once(sandboxSetup: SandboxSetup, path: string): Promise<number | null> {
  const workspace = makeRepository();
  const model = new BenchModel(script());
  const url = await model.listen();
  const args = ['--task', 'Run it.', '--workspace', workspace, '--base-url', url, '--model', 'm'];
  const child = spawn(
    process.execPath,
    [CLI, ...args, '--provider', 'openai-compatible', '--no-commit', '--quiet'],
    {
      cwd: workspace,
      stdio: 'ignore',
      env: { PATH: path, HOME: process.env.HOME ?? '/', FORGE_API_KEY: 'bench-key' },
    },
  );
  await new Promise((done) => child.on('exit', done));
  model.close();
  const report = JSON.parse(
    readFileSync(join(workspace, '.forge/artifacts/execution.json'), 'utf8'),
  ) as Report;
  rmSync(workspace, { recursive: true, force: true });
  if (report.sandbox?.kind !== sandboxSetup) return null;
  const turns = model.arrivals.slice(1).map(({ at }, turn) => at - (model.arrivals[turn]?.answeredAt ?? 0));
  if (turns.length !== COMMANDS) throw new Error(`the run did ${turns.length} of ${COMMANDS} turns`);
  return median(turns.slice(1));
}

interface Report {
  readonly sandbox: { readonly kind: string } | null;
}

export async function benchCommand(): Promise<string> {
  const bare = pathWithoutBwrap();
  const paths: Readonly<Record<SandboxSetup, string>> = { bwrap: process.env.PATH ?? '', unshare: bare };
  const all = new Map<SandboxSetup, number[]>();
  try {
    for (let run = 0; run <= RUNS; run += 1) {
      for (const sandboxSetup of ['bwrap', 'unshare'] as const) {
        const turn = await once(sandboxSetup, paths[sandboxSetup]);
        // The first run of each only warms the machine up.
        if (turn !== null && run > 0) all.set(sandboxSetup, [...(all.get(sandboxSetup) ?? []), turn]);
      }
    }
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
  const rows = [...all].map(([sandboxSetup, turns]) => [
    sandboxSetup === 'bwrap' ? 'bubblewrap' : 'util-linux',
    `${median(turns).toFixed(1)} ms`,
    `${Math.min(...turns).toFixed(1)} ms`,
  ]);
  return table(['walls', 'a turn of `true`', 'the best run'], rows);
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await benchCommand());
