import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import { makeRepository } from '../../support/repository.ts';
import { complete, type Plan, turn, wholeRun, write } from '../../support/whole-run.ts';

/** The task that a run had, given in some way. */
async function taskOf(plan: Omit<Plan, 'script'>): Promise<string> {
  const script = [turn(write('a.txt', 'a\n')), turn(complete())];
  const run = await wholeRun({ task: null, ...plan, script });
  expect(run.code, run.stderr).toBe(0);
  return run.reports.execution.task;
}

describe.concurrent('the task', () => {
  test('may be the words of the command line, before or after flags', async () => {
    expect(await taskOf({ args: ['Add a file', '--max-files', '3'] })).toBe('Add a file');
  });

  test('may come from stdin', async () => {
    expect(await taskOf({ args: ['--task', '-'], stdin: 'Add a file.\n\nName it a.txt.\n' })).toBe(
      'Add a file.\n\nName it a.txt.',
    );
  });

  test('may come from a file', async () => {
    const files = { 'README.md': 'Hello.\n', 'task.md': 'Add a file.\n' };
    expect(await taskOf({ files, args: ['--task-file', 'task.md'] })).toBe('Add a file.');
  });

  test.each([
    [['--task', '-'], '', '--task: stdin contains no text: write the task into it'],
    [['run', '-'], ' \n', 'TASK: stdin contains no text: write the task into it'],
    [['--task', '-'], 'x'.repeat(2_000_000), '--task: stdin cannot be the task: '],
    [['--task', 'x', '--task-file', 'a.md'], '', '--task-file: --task is also set: keep only one'],
  ])('of %j may not be empty, too long or given twice', async (args, stdin, message) => {
    const cwd = makeRepository({ 'a.md': 'A task.\n' });
    const run = await runCli([...args, '--provider', 'replay', '--model', 'no.json'], { cwd, stdin });
    expect([run.code, run.stderr]).toEqual([5, expect.stringContaining(message)]);
  });

  test('of stdin is not waited for by commands that need none', async () => {
    const cwd = makeRepository({ 'a.txt': 'a\n' });
    const { code } = await runCli(['explain', 'a.txt', '--task', '-'], { cwd, stdin: '' });
    expect(code).toBe(0);
  });
});

describe.concurrent('without arguments', () => {
  test('the usage is on stdout, names the one thing that is missing, and nothing is written', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'forge-empty-'));
    const { code, stdout, stderr } = await runCli([], { cwd });
    expect([code, stderr, existsSync(join(cwd, '.forge'))]).toEqual([5, '', false]);
    expect(stdout).toMatch(/^Usage: forge-headless \[run\] \[TASK\] \[flags\]\n/);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^No task: /);
  });

  test('a task in the configuration is taken, and what else is missing is said', async () => {
    const cwd = makeRepository({ '.forge/headless-config.yaml': 'task: Do it.\n' });
    const { code, stdout, stderr } = await runCli([], { cwd });
    expect([code, stdout]).toEqual([5, '']);
    expect(stderr).toMatch(/^provider: no provider is configured/);
  });

  test('a mistake in the configuration is not hidden by the usage', async () => {
    const cwd = makeRepository({ '.forge/headless-config.yml': 'max_file: 3\n' });
    const { code, stdout, stderr } = await runCli([], { cwd });
    expect([code, stdout]).toEqual([5, '']);
    expect(stderr).toContain('.forge/headless-config.yml:1:1: unknown key "max_file"');
  });

  test('two configurations are an error', async () => {
    const cwd = makeRepository({
      '.forge/headless-config.yml': 'task: A\n',
      '.forge/headless-config.yaml': 'task: A\n',
    });
    const { code, stderr } = await runCli([], { cwd });
    expect([code, stderr]).toEqual([5, expect.stringContaining('also exists: keep only one of them')]);
  });
});

test.concurrent('help shows all commands, or one, and refuses an unknown one', async () => {
  const cwd = tmpdir();
  const [all, flag, one, two, wrong] = await Promise.all(
    [['help'], ['--help'], ['help', 'verify'], ['verify', '-h'], ['help', 'verfy']].map((args) =>
      runCli(args, { cwd: args[1] === 'verfy' ? mkdtempSync(join(cwd, 'forge-empty-')) : cwd }),
    ),
  );
  expect([all?.code, one?.code, wrong?.code]).toEqual([0, 0, 5]);
  expect(all?.stdout).toBe(flag?.stdout);
  expect(one?.stdout).toBe(two?.stdout);
  expect(one?.stdout).toContain('Usage: forge-headless verify DIR [flags]');
  expect(wrong?.stderr).toContain('did you mean "verify"?');
});

describe.concurrent('a read-only run', () => {
  const ANALYSIS = 'Two problems.\n\n::error::not for the runner\n\u001b[31mred';
  const plan = { script: [turn(complete(ANALYSIS))] };

  test('prints its analysis alone on stdout, without orders for a terminal or the runner', async () => {
    const run = await wholeRun({ ...plan, args: ['--read-only'] });
    expect(run.code, run.stderr).toBe(0);
    expect(run.stdout).toBe('Two problems.\n\n: :error::not for the runner\nred\n');
    expect(run.stderr).toMatch(/^outcome +success$/m);
  });

  test('prints with -q nothing else', async () => {
    const run = await wholeRun({ ...plan, args: ['--read-only', '-q'] });
    expect(run.stdout).toContain('Two problems.');
    expect(run.stderr).not.toMatch(/^outcome/m);
  });

  test('has its analysis in the line of --json', async () => {
    const run = await wholeRun({ ...plan, args: ['--read-only', '--json'] });
    expect(JSON.parse(run.stdout)).toMatchObject({ outcome: 'success', result: ANALYSIS });
  });
});
