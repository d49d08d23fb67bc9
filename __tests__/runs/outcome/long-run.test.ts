import { expect, test } from 'vitest';
import type { Fault, RecordedRequest, ScriptedTurn } from '../../support/model-server/script.ts';
import {
  call,
  complete,
  fileIn,
  lines,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const TURNS = 300;
/** Tokens of the model on loopback, by the rule of thumb of four bytes a token. */
const WINDOW = 12_000;
const TASK = 'Read every part and write down each thirtieth step.';
const FILES = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`src/part${at}.txt`, lines(100, `part ${at} has the line`)]),
);
const CONFIG = `constraints:
  max_turns: 400
  max_tokens: 50000000
  max_files: 20
  rate_limits: { file_reads: 100000, file_writes: 100000 }
quality_gates: [{ name: "All steps", command: "test -f step9.txt" }]
`;

/** What the agent does in its n-th turn, from 1. */
function work(at: number): ScriptedTurn {
  if (at === TURNS) return turn(complete('All read.'));
  if (at % 30 === 0) return turn(write(`step${at / 30}.txt`, `step ${at}\n`));
  return { text: `Reading on, ${at}.`, ...turn(call('read_file', { path: `src/part${at % 20}.txt` })) };
}

interface Model {
  readonly script: (request: RecordedRequest) => ScriptedTurn;
  /** How often a prompt was refused as too long, and how often a summary was asked for. */
  readonly refused: () => number;
  readonly summaries: () => number;
}

interface Habits {
  /** How it says that a prompt is too long. */
  readonly refusal: (size: number) => string;
  readonly summary?: string;
  /** What goes wrong with its n-th answer, from 1. */
  readonly fault?: (request: number) => Fault | undefined;
  /** What it does in its n-th turn, from 1; `work` unless given. */
  readonly does?: (at: number) => ScriptedTurn;
}

/** Faults that leave an answer whole: the turn counts. */
const HARMLESS: readonly (Fault | undefined)[] = [undefined, 'no_usage'];

/** A model with a small window, which counts what it is sent. */
function smallModel(habits: Habits): Model {
  const { refusal, summary = 'The parts read so far hold nothing odd.', fault, does = work } = habits;
  let requests = 0;
  let turns = 0;
  let refused = 0;
  let summaries = 0;
  const script = ({ body, json }: RecordedRequest): ScriptedTurn => {
    requests += 1;
    const size = Math.ceil(Buffer.byteLength(body) / 4);
    if (size > WINDOW) refused += 1;
    const found = size > WINDOW ? 'overflow' : fault?.(requests);
    if (found === 'overflow') return { fault: found, message: refusal(size) };
    const isSummary = json.tools === undefined;
    const reply = isSummary ? { text: summary } : does(turns + 1);
    if (HARMLESS.includes(found) && isSummary) summaries += 1;
    if (HARMLESS.includes(found) && !isSummary) turns += 1;
    const usage = { input: size, output: 40 };
    return found === undefined ? { usage, ...reply } : { usage, ...reply, fault: found };
  };
  return { script, refused: () => refused, summaries: () => summaries };
}

function longRun({ script }: Model, more = ''): Promise<WholeRun> {
  return wholeRun({ files: FILES, config: CONFIG + more, task: TASK, script });
}

/** Calls and results of an openai-compatible request, which must come in pairs. */
function flawOf({ json }: RecordedRequest): string | null {
  const messages = json.messages as readonly {
    readonly role: string;
    readonly content?: unknown;
    readonly tool_calls?: readonly { readonly id: string }[];
    readonly tool_call_id?: string;
  }[];
  const open: string[] = [];
  for (const { role, tool_calls: calls = [], tool_call_id: id } of messages) {
    if (role === 'tool') {
      if (open.shift() !== id) return `a result of ${id} out of place`;
      continue;
    }
    if (open.length > 0) return `no result of ${open[0]}`;
    open.push(...calls.map((asked) => asked.id));
  }
  return open.length === 0 ? null : `no result of ${open[0]}`;
}

function compactionsOf(run: WholeRun): readonly Readonly<Record<string, unknown>>[] {
  return run.reports.events.map(({ event }) => event).filter(({ type }) => type === 'compacted');
}

function expectFinished(run: WholeRun): void {
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.execution).toMatchObject({ outcome: 'success', result: 'All read.' });
  for (let step = 1; step * 30 < TURNS; step += 1) {
    expect(fileIn(run.root, `step${step}.txt`)).toBe(`step ${step * 30}\n`);
  }
  for (const request of run.requests) {
    expect(flawOf(request)).toBeNull();
    expect(request.body).toContain(TASK);
  }
}

test('300 turns in a small window end with the task done, through compactions', async () => {
  const refusal = (size: number) =>
    `This model's maximum context length is ${WINDOW} tokens, you sent ${size}.`;
  const model = smallModel({ refusal });
  const run = await longRun(model);
  expectFinished(run);
  const compactions = compactionsOf(run);
  expect(compactions.length).toBeGreaterThanOrEqual(3);
  // The window is not known beforehand: one refusal teaches it, and no other follows.
  expect(model.refused()).toBe(1);
  expect(compactions[0]).toMatchObject({ why: 'overflow', window: WINDOW });
  for (const compaction of compactions.slice(1)) expect(compaction).toMatchObject({ why: 'window' });
  for (const { tokensBefore, tokensAfter } of compactions) {
    expect(Number(tokensAfter)).toBeLessThan(0.75 * Number(tokensBefore));
  }
  expect(model.summaries()).toBeGreaterThan(0);
  const { compactions: reported } = JSON.parse(run.reports.text('execution.json'));
  expect(reported).toHaveLength(compactions.length);
  const last = run.requests.at(-1)!.body;
  expect(last).toContain('step1.txt: added, +1 -0');
  expect(last).toContain('All steps: red before you started');
  expect(last).toContain('> The parts read so far hold nothing odd.');
  const { usage } = JSON.parse(run.reports.text('execution.json'));
  // Every call that was answered is booked, the summaries too; those are no turns.
  expect(usage.turns).toBe(TURNS);
  expect(usage.output_tokens).toBe(40 * (TURNS + model.summaries()));
  expect(run.stdout + run.stderr).toContain('older turns left out, summarized');
});

test('a window that the settings name is kept to from the start', async () => {
  const model = smallModel({ refusal: () => 'too long' });
  const run = await longRun(model, `model: { context_window: ${WINDOW} }\n`);
  expectFinished(run);
  expect(model.refused()).toBe(0);
  const [first] = compactionsOf(run);
  expect(first).toMatchObject({ why: 'window', window: WINDOW });
});

test('a server that overflows early, counts nothing and dies in the middle of an answer does not end the run', async () => {
  const faults = new Map<number, Fault>([
    [6, 'overflow'],
    [40, 'cut'],
  ]);
  const fault = (request: number): Fault => faults.get(request) ?? 'no_usage';
  const run = await longRun(smallModel({ refusal: () => 'prompt is too long', fault }));
  expectFinished(run);
  expect(compactionsOf(run).length).toBeGreaterThanOrEqual(3);
  expect(JSON.parse(run.reports.text('execution.json')).usage.estimated).toBe(true);
});

test('what a compaction took from the model is given again in full: a file, and the word of its folder', async () => {
  const files = { ...FILES, 'lib/AGENTS.md': 'Use tabs here.\n', 'lib/a.txt': lines(200, 'a line of lib') };
  const again = turn(call('read_file', { path: 'lib/a.txt' }));
  const does = (at: number): ScriptedTurn => {
    if (at === 1 || at === 23) return again;
    return at > 23 ? turn(complete()) : turn(call('read_file', { path: `src/part${at % 20}.txt` }));
  };
  const { script } = smallModel({ refusal: () => `maximum context length is ${WINDOW} tokens`, does });
  const run = await wholeRun({ files, config: CONFIG, task: TASK, script });
  expect(compactionsOf(run)).toHaveLength(1);
  const read = run.reports.toolTexts[22] ?? '';
  expect(read).toContain('a line of lib 200\n');
  expect(read).toContain('Use tabs here.');
  expect(run.requests.at(-1)!.body.split('a line of lib 200')).toHaveLength(2);
});

test('a summary that fails is gone without, and the run goes on', async () => {
  const refusal = () => `maximum context length is ${WINDOW} tokens`;
  const run = await longRun(smallModel({ refusal, summary: '' }));
  expectFinished(run);
  expect(run.requests.at(-1)!.body).toContain('There is no summary of the turns that were left out');
  expect(compactionsOf(run).at(-1)).toMatchObject({ summarised: false });
});

test('a task that no compaction can make fit ends with clear words, and the work is kept', async () => {
  const script = [
    turn(write('kept.txt', 'kept\n')),
    { fault: 'overflow', message: 'prompt is too long: 900000 tokens > 800000 maximum' },
    { fault: 'overflow', message: 'prompt is too long: 900000 tokens > 800000 maximum' },
  ] as const;
  const run = await wholeRun({ script: [...script] });
  expect(run.code).toBe(1);
  expect(run.reports.execution.reason).toMatch(/too long for model scripted.*larger context window/);
  expect(fileIn(run.root, 'kept.txt')).toBe('kept\n');
});
