import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Contender } from './contenders/contender.ts';
import { repeatedShare } from './conversation.ts';
import { type Arrival, BenchModel } from './model-server.ts';
import { TreeMemory } from './process-tree.ts';
import { makeRepository, type Scenario, type Step, shownBy, TASK } from './scenario.ts';
import { median } from './table.ts';

/** One valid run; times in ms, memory in kB. */
export interface Figures {
  readonly first: number;
  readonly whole: number;
  /** From the last answer to the end of the process. */
  readonly ending: number;
  readonly peak: number;
  readonly firstBytes: number;
  readonly lastBytes: number;
  readonly allBytes: number;
  readonly repeated: number;
  /** Median time from an answer to the next request, by what the turn did; null where no turn did it. */
  readonly readOrEdit: number | null;
  readonly command: number | null;
  /** Of each turn but the end, in order. */
  readonly turns: readonly number[];
  /** Resident memory of the process tree at each request. */
  readonly resident: readonly number[];
}

/** A run is stopped after three minutes: it waits for something that is not there. */
const PATIENCE_MS = 180_000;

/** The figures, or why the run does not count. */
export async function oneRun(
  contender: Contender,
  scenario: Scenario,
  home: string,
): Promise<Figures | string> {
  const workspace = makeRepository();
  const resident: number[] = [];
  let memory: TreeMemory | null = null;
  const model = new BenchModel(scenario.steps.map(contender.answer), () =>
    resident.push(memory?.look().now ?? 0),
  );
  const place = { url: await model.listen(), workspace, home };
  contender.prepare?.(place);
  const startedAt = performance.now();
  const child = spawn(process.execPath, contender.args(place, TASK), {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: home, ...contender.env(place) },
    timeout: PATIENCE_MS,
  });
  memory = new TreeMemory(child.pid ?? 0);
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  const endedAt = performance.now();
  const peak = memory.end();
  model.close();
  const wrong = objection(scenario, code, model.arrivals, workspace);
  rmSync(workspace, { recursive: true, force: true });
  if (wrong !== null)
    return `${wrong}; it last said ${JSON.stringify(words.trim().split('\n').at(-1)?.slice(0, 200))}`;
  const whole = endedAt - startedAt;
  const ending = endedAt - (model.arrivals.at(-1)?.answeredAt ?? 0);
  return { ...figures(scenario.steps, model.arrivals, startedAt), whole, ending, peak, resident };
}

/** Why a run does not count: its exit, the number of its requests, the work tree, or what the model was not shown. */
function objection(
  { steps, status }: Scenario,
  code: number | null,
  arrivals: readonly Arrival[],
  workspace: string,
): string | null {
  if (code !== 0) return `exit ${code} after ${arrivals.length} requests`;
  if (arrivals.length !== steps.length) return `${arrivals.length} requests, not ${steps.length}`;
  const seen = execFileSync('git', ['-C', workspace, 'status', '--porcelain', '-uall'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '' && !line.includes('.forge/artifacts'));
  if (seen.toSorted().join() !== status.toSorted().join()) return `the work tree differs: ${seen.join(', ')}`;
  const last = arrivals.at(-1)?.body ?? '';
  const hidden = steps.find((step) => !last.includes(JSON.stringify(shownBy(step) ?? '').slice(1, -1)));
  return hidden === undefined ? null : `the model was not shown the result of ${JSON.stringify(hidden)}`;
}

function figures(steps: readonly Step[], arrivals: readonly Arrival[], startedAt: number) {
  const turns = arrivals.slice(1).map(({ at }, turn) => at - (arrivals[turn]?.answeredAt ?? 0));
  const of = (isWanted: (step: Step) => boolean): number | null => {
    const wanted = turns.filter((_, turn) => isWanted(steps[turn] as Step));
    return wanted.length === 0 ? null : median(wanted);
  };
  const bodies = arrivals.map(({ body }) => body);
  const bytes = bodies.map((body) => Buffer.byteLength(body));
  return {
    first: (arrivals[0]?.at ?? 0) - startedAt,
    turns,
    readOrEdit: of((step) => step.do !== 'run'),
    command: of((step) => step.do === 'run'),
    firstBytes: bytes[0] ?? 0,
    lastBytes: bytes.at(-1) ?? 0,
    allBytes: bytes.reduce((sum, size) => sum + size, 0),
    repeated: repeatedShare(bodies),
  };
}
