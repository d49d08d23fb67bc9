/** The 20-turn task of a scripted model: forge-headless, built, beside the bare loop that is the floor. */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Arrival, BenchModel } from './model-server.ts';
import { EXPECTED_STATUS, makeRepository, TASK, twentyTurns } from './scenario.ts';
import { median, table } from './table.ts';

const ROOT = resolve(import.meta.dirname, '..');
const RUNS = Number(process.env.FORGE_BENCH_RUNS ?? 7);

interface Figures {
  readonly first: number;
  readonly whole: number;
  readonly readOrEdit: number;
  readonly command: number;
  readonly peakMb: number;
  readonly firstBytes: number;
  readonly allBytes: number;
  readonly repeated: number;
}

type Contender = {
  readonly name: string;
  readonly args: (url: string, workspace: string) => readonly string[];
};

export const CONTENDERS: readonly Contender[] = [
  {
    name: 'forge-headless',
    args: (url, workspace) => [
      join(ROOT, 'dist/cli/index.js'),
      '--task',
      TASK,
      '--workspace',
      workspace,
      '--provider',
      'openai-compatible',
      '--base-url',
      url,
      '--model',
      'm',
      '--no-commit',
      '--quiet',
    ],
  },
  { name: 'bare loop (floor)', args: (url) => [join(ROOT, 'bench/floor-loop.mjs'), url, TASK] },
];

async function once(contender: Contender): Promise<Figures> {
  const workspace = makeRepository();
  const model = new BenchModel(twentyTurns());
  const url = await model.listen();
  const startedAt = performance.now();
  const child = spawn(process.execPath, contender.args(url, workspace), {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', FORGE_API_KEY: 'bench-key' },
  });
  model.client = child.pid ?? 0;
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  const whole = performance.now() - startedAt;
  model.close();
  assertDone(contender.name, code, workspace);
  rmSync(workspace, { recursive: true, force: true });
  return figures(model.arrivals, startedAt, whole);
}

function assertDone(name: string, code: number | null, workspace: string): void {
  const status = execFileSync('git', ['-C', workspace, 'status', '--porcelain', '-uall'], {
    encoding: 'utf8',
  });
  const seen = status.split('\n').filter((line) => line !== '' && !line.includes('.forge/artifacts'));
  const right = code === 0 && seen.toSorted().join() === EXPECTED_STATUS.toSorted().join();
  if (!right) throw new Error(`${name} did not do the task (exit ${code}):\n${status}`);
}

function figures(arrivals: readonly Arrival[], startedAt: number, whole: number): Figures {
  const script = twentyTurns();
  const gaps = { edit: [] as number[], command: [] as number[] };
  for (let turn = 1; turn < arrivals.length; turn += 1) {
    const gap = (arrivals[turn]?.at ?? 0) - (arrivals[turn - 1]?.answeredAt ?? 0);
    gaps[script[turn - 1]?.name === 'execute_command' ? 'command' : 'edit'].push(gap);
  }
  const bytes = arrivals.map((arrival) => Buffer.byteLength(arrival.body));
  return {
    first: (arrivals[0]?.at ?? 0) - startedAt,
    whole,
    readOrEdit: median(gaps.edit),
    command: median(gaps.command),
    peakMb: Math.max(...arrivals.map((arrival) => arrival.peakKb)) / 1024,
    firstBytes: bytes[0] ?? 0,
    allBytes: bytes.reduce((sum, size) => sum + size, 0),
    repeated: median(
      arrivals.slice(1).map((arrival, index) => repeatedShare(arrivals[index]?.body ?? '', arrival.body)),
    ),
  };
}

/** How much of the earlier request's messages the next one repeats byte for byte, as a share of the earlier. */
function repeatedShare(before: string, after: string): number {
  const [old, next] = [before, after].map((body) => JSON.stringify(JSON.parse(body).messages).slice(0, -1));
  if (old === undefined || next === undefined) return 0;
  let same = 0;
  while (same < old.length && old[same] === next[same]) same += 1;
  return same / old.length;
}

export async function benchAgent(): Promise<string> {
  const all = new Map<string, Figures[]>(CONTENDERS.map(({ name }) => [name, []]));
  for (const contender of CONTENDERS) await once(contender);
  for (let run = 0; run < RUNS; run += 1) {
    for (const contender of CONTENDERS) all.get(contender.name)?.push(await once(contender));
  }
  const of = (name: string, key: keyof Figures): number =>
    median((all.get(name) ?? []).map((one) => one[key]));
  const rows = CONTENDERS.map(({ name }) => [
    name,
    `${of(name, 'first').toFixed(0)} ms`,
    `${of(name, 'whole').toFixed(0)} ms`,
    `${of(name, 'readOrEdit').toFixed(1)} ms`,
    `${of(name, 'command').toFixed(1)} ms`,
    `${of(name, 'peakMb').toFixed(0)} MB`,
    `${(of(name, 'firstBytes') / 1000).toFixed(1)} kB`,
    `${(of(name, 'allBytes') / 1000).toFixed(0)} kB`,
    `${(of(name, 'repeated') * 100).toFixed(0)} %`,
  ]);
  const head = [
    '20 turns',
    'first request',
    'whole run',
    'read/edit turn',
    'command turn',
    'peak memory',
    'first body',
    'all bodies',
    'prefix repeated',
  ];
  return table(head, rows);
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await benchAgent());
