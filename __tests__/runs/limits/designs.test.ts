import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import {
  call,
  complete,
  execute,
  fileIn,
  lines,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const CONSERVATIVE = ['--profile', 'conservative'];
const TEN = Array.from({ length: 10 }, (_, at) => write(`src/file${at + 1}.txt`, 'one\n'));

/** ADR-0027's test scenarios; the eleventh file by a command, for the seed lets nobody write more than 10 a minute. */
const SCENARIOS = [
  {
    name: 'an eleventh file',
    calls: [...TEN, execute('echo one > src/file11.txt')],
    reason: /11 files, max_files is 10/,
    kept: 'src/file10.txt',
    never: 'src/file11.txt',
  },
  {
    name: '600 lines',
    calls: [write('one.txt', lines(300)), write('two.txt', lines(300))],
    reason: /600 lines.*max_lines_changed is 500/,
    kept: 'one.txt',
    never: 'two.txt',
  },
  {
    name: 'vendor/lib.go',
    calls: [write('lib.go', 'package lib\n'), write('vendor/lib.go', 'x\n')],
    reason: /vendor\/lib\.go.*vendor\/\*\*/,
    kept: 'lib.go',
    never: 'vendor/lib.go',
  },
  {
    name: 'ask_question',
    calls: [write('work.txt', 'half\n'), call('ask_question', { question: 'May I?' })],
    reason: /the model called ask_question, and nobody can answer in headless mode/,
    kept: 'work.txt',
    never: 'late.txt',
  },
  {
    name: '55,000 tokens',
    calls: [call('list_files', {})],
    usage: { input: 54_000, output: 1_000 },
    reason: /55,000 tokens used, max_tokens is 50,000/,
    kept: 'README.md',
    never: 'late.txt',
  },
] as const;

test.each(SCENARIOS)(
  'conservative, and nothing else, stops at once at $name: exit 2, the work preserved',
  async ({ calls, reason, kept, never, ...rest }) => {
    const usage = 'usage' in rest ? { usage: rest.usage } : {};
    const run = await wholeRun({
      args: CONSERVATIVE,
      script: [{ ...turn(...calls, write('late.txt', 'too late\n')), ...usage }, turn(complete())],
    });
    expect(run.code, run.stderr).toBe(2);
    expect(run.reports.execution).toMatchObject({
      outcome: 'constraint_violation',
      reason: expect.stringMatching(reason),
      commit: null,
    });
    expect(run.requests).toHaveLength(1);
    expect(fileIn(run.root, kept)).not.toBeNull();
    expect(fileIn(run.root, never)).toBeNull();
    expect(fileIn(run.root, 'late.txt')).toBeNull();
    expect(run.reports.violations.at(-1)).toMatchObject({ action: 'stopped', response: 'emergency_stop' });
  },
);

test('conservative in a configuration file is the same profile', async () => {
  const run = await wholeRun({
    config: 'profile: conservative\n',
    script: [turn(call('converse', { text: 'Hello.' })), turn(complete())],
  });
  expect(run.code, run.stderr).toBe(2);
  expect(run.reports.violations).toMatchObject([{ code: 'TOOL-02', type: 'tool_restriction' }]);
});

test('the utilisation is in the log while the run goes on, then in the metrics and in the summary', async () => {
  let heard = '';
  const heardBefore: string[] = [];
  const script = [turn(write('a.txt', lines(50))), turn(execute('true')), turn(complete())];
  const run = await wholeRun({
    args: CONSERVATIVE,
    onText: (text) => {
      heard += text;
    },
    script: (_, index) => {
      heardBefore.push(heard);
      return script[index];
    },
  });
  expect(run.code, run.stderr).toBe(0);
  expect(heardBefore[2]).toMatch(
    /turn 1 · files 1\/10 · lines 50\/500 · tokens 110\/50k · \d+(\.\d+)?(ms|s)\/5m/,
  );
  const { configured, utilization } = JSON.parse(run.reports.text('metrics.json')).constraints;
  expect(configured).toEqual({
    max_files: 10,
    max_lines_changed: 500,
    max_tokens: 50_000,
    timeout_seconds: 300,
  });
  expect(utilization).toMatchObject({ files: 0.1, lines: 0.1, tokens: 0.01 });
  const summary = run.reports.text('summary.md');
  for (const row of ['| Files | 1 | 10 |', '| Lines | 50 | 500 |', '| Tokens | 330 | 50'])
    expect(summary).toContain(row);
});

test("the steps of ADR-0026's Run come in its order, and the tools that ask are never offered", async () => {
  const run = await wholeRun({
    config: 'quality_gates: [{ name: Check, command: "test -f a.txt" }]\n',
    script: [turn(write('a.txt', 'a\n')), turn(complete())],
  });
  expect(run.code, run.stderr).toBe(0);
  const types = run.reports.events.map(({ event }) =>
    event.type === 'gate_finished' ? `gate ${String(event.phase)}` : event.type,
  );
  const steps = [
    'run_started',
    'gate baseline',
    'validated',
    'turn_started',
    'model_replied',
    'change_kept',
    'gate final',
    'agent_ended',
    'committed',
    'run_finished',
  ];
  const places = steps.map((step) => types.indexOf(step));
  expect(places, types.join(' ')).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  for (const { body } of run.requests) expect(body).not.toMatch(/ask_question|converse/);
});

test('the same input makes the same tree, and nothing of one run is remembered in the next', async () => {
  const script = [
    turn(write('a.txt', 'a b c\n'), execute('sort README.md > sorted.txt; chmod +x sorted.txt')),
    turn(complete('the secret word of this run')),
  ];
  const plan = { files: { 'README.md': 'b\na\n' }, script };
  const one = await wholeRun(plan);
  const other = await wholeRun(plan);
  const treeOf = ({ root }: WholeRun) => git(root, 'rev-parse', 'HEAD^{tree}');
  expect(treeOf(one)).toBe(treeOf(other));
  const next = await wholeRun({ root: one.root, script: [turn(complete())] });
  expect(next.requests[0]!.body).not.toContain('the secret word of this run');
  expect(next.requests[0]!.json.messages).toHaveLength(2);
});

/** Every file, folder and link below the root but the reports, with bytes and modes; `.git` too. */
function snapshot(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const kept = names.filter((name) => !/^\.forge(\/|$)|^\.git\/(index|info)/.test(name));
  return new Map(
    kept.map((name) => {
      const stats = lstatSync(join(root, name));
      const content = stats.isSymbolicLink()
        ? readlinkSync(join(root, name))
        : stats.isFile()
          ? readFileSync(join(root, name), 'latin1')
          : '';
      return [name, `${stats.mode.toString(8)} ${content}`];
    }),
  );
}

test('read-only changes no byte and no mode, ignored files and .git included, and its answer is in the summary', async () => {
  const root = makeRepository({ 'a.txt': 'a\n', '.gitignore': 'cache/\n', 'bin/run.sh': '#!/bin/sh\n' });
  const before = snapshot(root);
  const run = await wholeRun({
    root,
    door: 'action',
    inputs: { mode: 'read-only' },
    script: [
      turn(
        write('a.txt', 'b\n'),
        execute('mkdir cache; echo x > cache/x; chmod +x a.txt; ln -s a.txt l; git tag x; rm bin/run.sh'),
      ),
      turn(complete('The code is **short**: one script.')),
    ],
  });
  expect(run.code, run.stdout).toBe(0);
  expect(snapshot(root)).toEqual(before);
  expect(run.outputs.result).toBe('The code is **short**: one script.');
  for (const text of [run.summary, run.reports.text('summary.md')]) expect(text).toContain('one script');
});

test('a cost limit reached in the middle ends the run gracefully, before the next call is paid', async () => {
  const run = await wholeRun({
    config: [
      'model: { price: { input: 100, output: 100 } }',
      'constraints: { max_cost_usd: 0.5 }',
      'quality_gates: [{ name: Check, command: "test -f a.txt" }]',
    ].join('\n'),
    script: [
      { ...turn(write('a.txt', 'a\n')), usage: { input: 1_000, output: 500 } },
      { ...turn(write('b.txt', 'b\n')), usage: { input: 4_000, output: 1_000 } },
      turn(complete()),
    ],
  });
  expect(run.code, run.stderr).toBe(2);
  expect(run.requests).toHaveLength(2);
  expect(run.reports.execution.reason).toContain('max_cost_usd is $0.5');
  expect(run.reports.violations.at(-1)).toMatchObject({ code: 'LIM-07', response: 'graceful_exit' });
  expect([fileIn(run.root, 'a.txt'), fileIn(run.root, 'b.txt')]).toEqual(['a\n', 'b\n']);
  expect(run.reports.execution.gates).toMatchObject([{ name: 'Check', status: 'passed' }]);
});
