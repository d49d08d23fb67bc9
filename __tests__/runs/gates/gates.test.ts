import { describe, expect, test } from 'vitest';
import { processesWith } from '../../support/processes.ts';
import { git, makeRepository } from '../../support/repository.ts';
import { complete, execute, fileIn, KEY, turn, wholeRun, write } from '../../support/whole-run.ts';

const FILES = { 'value.txt': 'bad\n', '.gitignore': 'cache/\n' };
const GOOD = write('value.txt', 'good\n');
const CHECK = 'grep -q good value.txt';

function gate(fields: string): string {
  return `quality_gates: [{ name: Value, ${fields} }]\n`;
}

describe.concurrent('a required gate', () => {
  test('that was red and is green at the end lets the run succeed', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate(`command: "${CHECK}"`),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'passed', was_red: true, exit_code: 0 }]);
    expect(run.requests[0]!.body).toContain('Value: red');
  });

  test('that is red at the end is exit 3, nothing is committed, the output is in the report', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate('command: "echo looked; exit 9"'),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code).toBe(3);
    expect(run.reports.execution.gates).toMatchObject([
      { status: 'failed', was_red: true, exit_code: 9, output: 'looked\n' },
    ]);
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
    expect(fileIn(run.root, 'value.txt')).toBe('good\n');
  });

  test('that was red before and stays so is exit 3, but for baseline: tolerate', async () => {
    const script = [turn(write('new.txt', 'new\n')), turn(complete())];
    const enforced = await wholeRun({ files: FILES, config: gate(`command: "${CHECK}"`), script });
    expect(enforced.code).toBe(3);
    expect(enforced.reports.execution.reason).toContain('already red before the agent started');
    const tolerated = await wholeRun({
      files: FILES,
      config: gate(`command: "${CHECK}", baseline: tolerate`),
      script,
    });
    expect(tolerated.code, tolerated.stderr).toBe(0);
    expect(tolerated.reports.execution.gates).toMatchObject([{ status: 'failed', was_red: true }]);
  });

  test('with baseline: tolerate that was green may not turn red', async () => {
    const run = await wholeRun({
      files: { 'value.txt': 'good\n' },
      config: gate(`command: "${CHECK}", baseline: tolerate`),
      script: [turn(write('value.txt', 'bad\n')), turn(complete())],
    });
    expect(run.code).toBe(3);
    expect(run.reports.execution.gates).toMatchObject([{ was_red: false }]);
  });

  test('with baseline: off is not asked before the agent starts', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate(`command: "${CHECK}", baseline: off`),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'passed', was_red: null }]);
    expect(run.reports.events.filter(({ event }) => event.type === 'gate_finished')).toHaveLength(1);
  });

  test('that could not run is red', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate('command: no-such-program-here'),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code).toBe(3);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'error', exit_code: 127 }]);
  });

  test('that runs out of its own time is red, and killed with all it started', async () => {
    const mark = `86407.${process.pid}`;
    const run = await wholeRun({
      files: FILES,
      config: gate(`command: "sleep ${mark} & sleep ${mark}", timeout: 1, baseline: off`),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code).toBe(3);
    expect(run.reports.execution.gates).toMatchObject([
      { status: 'error', timed_out: true, exit_code: null },
    ]);
    expect(processesWith(mark)).toEqual([]);
  });

  test("that runs into the run's time limit is a timeout", async () => {
    const run = await wholeRun({
      files: FILES,
      config: `constraints: { timeout: 12 }\n${gate('command: sleep 60, baseline: off')}`,
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(4);
    expect(run.reports.codes).toEqual(['LIM-06']);
    expect(fileIn(run.root, 'value.txt')).toBe('good\n');
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
  });
});

describe.concurrent('max_retries', () => {
  const config = gate(`command: "cat value.txt; ${CHECK}", max_retries: 1`);

  test('gives a red gate back to the agent with its output', async () => {
    const run = await wholeRun({
      files: FILES,
      config,
      script: [turn(write('value.txt', 'nearly\n')), turn(complete()), turn(GOOD), turn(complete('Now.'))],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.requests[2]!.body).toContain('this is the last attempt');
    expect(run.requests[2]!.body).toContain('nearly');
    expect(run.reports.execution).toMatchObject({
      result: 'Now.',
      gates: [{ status: 'passed', attempts: 2 }],
    });
  });

  test('is how often, and no more', async () => {
    const run = await wholeRun({
      files: FILES,
      config,
      script: [
        turn(write('value.txt', 'no\n')),
        turn(complete()),
        turn(write('value.txt', 'non\n')),
        turn(complete()),
        turn(GOOD),
      ],
    });
    expect(run.code).toBe(3);
    expect(run.requests).toHaveLength(4);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'failed', attempts: 2, output: 'non\n' }]);
  });
});

describe.concurrent('a gate', () => {
  test('that is not required is reported and fails nothing', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate('command: "false", required: false'),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'failed', required: false }]);
  });

  test('is a line of shell: quotes, pipes, variables, and a pipe fails with any of its parts', async () => {
    const root = makeRepository({
      ...FILES,
      'a file.txt': 'x y\n',
      '.forge/headless-config.yml': [
        'quality_gates:',
        `  - { name: Quotes, command: 'test "$(cat "a file.txt" | tr " " "-" | head -1)" = ''x-y''' }`,
        '  - { name: Pipe, command: "false | cat", required: false }',
        '  - { name: Env, command: \'test "$MODE/$PWD" = "ci mode/$PWD" && [[ $MODE == ci* ]]\', env: { MODE: ci mode } }',
        '  - { name: Both, command: "echo a && echo b || echo c; test $? = 0" }',
        '',
      ].join('\n'),
    });
    const run = await wholeRun({ root, script: [turn(GOOD), turn(complete())] });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.gates.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Quotes passed',
      'Pipe failed',
      'Env passed',
      'Both passed',
    ]);
  });

  test('that changes files has that taken back, and it is on record', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate(
        'command: "echo gate > value.txt; mkdir -p cache; echo c > cache/c; touch made.txt", baseline: off',
      ),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(git(run.root, 'show', 'HEAD:value.txt')).toBe('good');
    expect(fileIn(run.root, 'value.txt')).toBe('good\n');
    expect(fileIn(run.root, 'made.txt')).toBeNull();
    expect(fileIn(run.root, 'cache/c')).toBe('c\n');
    expect(run.reports.violations).toMatchObject([
      { code: 'GATE-03', effect: 'reverted', paths: ['made.txt', 'value.txt'] },
    ]);
    expect(run.reports.quarantine).toHaveLength(1);
  });

  test('breaks no rule with caches, nor with new files like those of before the agent: all are removed', async () => {
    const check =
      'mkdir -p pkg/__pycache__ .pytest_cache; for i in $(seq 20); do touch .pytest_cache/$i pkg/__pycache__/$i.pyc; done';
    const run = await wholeRun({
      files: { ...FILES, 'pkg/a.py': 'pass\n' },
      config: gate(`command: "${check} && echo o > a.o && mkdir obj && echo o > obj/b.o"`),
      script: [turn(GOOD), turn(execute(check)), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.violations).toEqual([]);
    expect(git(run.root, 'show', '--name-only', '--format=', 'HEAD')).toBe('value.txt');
    expect(git(run.root, 'status', '--porcelain', '--', 'pkg', 'obj', 'a.o', '.pytest_cache')).toBe('');
    const notices = run.reports.events
      .map(({ event }) => event)
      .filter(({ type, text }) => type === 'notice' && /caches|new files/.test(String(text)));
    expect(notices.map(({ text }) => `info ${String(text).split(':')[0]}`)).toEqual([
      'info removed caches that tools wrote beside the sources',
      'info a gate wrote new files',
    ]);
  });

  test('is on record where it makes a protected file, which is removed', async () => {
    const run = await wholeRun({
      files: FILES,
      config: gate('command: "mkdir -p .github/workflows; touch .github/workflows/x.yml", baseline: off'),
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.violations).toMatchObject([{ code: 'GATE-03', paths: ['.github/workflows/x.yml'] }]);
  });

  test('runs in its working_dir with an environment of its own and no key', async () => {
    const run = await wholeRun({
      files: { ...FILES, 'app/here.txt': 'here\n' },
      config: gate(`command: 'cat here.txt; ! env | grep -e ${KEY} -e FORGE_ -e SECRET', working_dir: app`),
      env: { SECRET: 'hush' },
      script: [turn(GOOD), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.execution.gates).toMatchObject([{ output: 'here\n' }]);
  });

  test('is still asked about what a violation stopped, for the record; the exit code is the violation', async () => {
    const run = await wholeRun({
      files: FILES,
      config: `constraints: { max_files: 1 }\n${gate(`command: "${CHECK}"`)}`,
      script: [turn(write('value.txt', 'worse\n'), write('more.txt', 'x\n')), turn(complete())],
    });
    expect(run.code).toBe(2);
    expect(run.reports.execution.gates).toMatchObject([{ status: 'failed', was_red: true }]);
  });
});
