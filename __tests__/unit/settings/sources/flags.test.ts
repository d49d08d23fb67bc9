import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../../../src/settings/checks/problem.ts';
import { parseFlags } from '../../../../src/settings/sources/flags.ts';

function valuesOf(...argv: string[]): Record<string, unknown> {
  const { given } = parseFlags(argv);
  expect(given.problems).toEqual([]);
  return Object.fromEntries([...given.values].map(([key, { value }]) => [key, value]));
}

function problemsOf(...argv: string[]): string[] {
  return parseFlags(argv).given.problems.map(renderProblem);
}

describe('the command line', () => {
  it.each([
    [[], 'run'],
    [['run'], 'run'],
    [['headless', '--task', 'x'], 'run'],
    [['headless', 'demo'], 'demo'],
    [['demo', '--json'], 'demo'],
    [['schema'], 'schema'],
    [['--version'], 'version'],
    [['run', '--nonsense', '--help'], 'help'],
    [['demo', '-h'], 'help'],
    [['help'], 'help'],
    [['help', 'verify'], 'help'],
    [['-V'], 'version'],
    [['-q', 'demo'], 'demo'],
    [['--json', 'explain', 'a.ts'], 'explain'],
    [['--model', 'demo'], 'run'],
    [['Fix the lint errors'], 'run'],
    [['--', 'demo'], 'run'],
    [['--task', 'x', '--', '--help'], 'run'],
  ] as const)('%j means %s', (argv, command) => {
    expect(parseFlags(argv).command).toBe(command);
  });

  it('takes the command lines of ADR-0026', () => {
    expect(
      valuesOf('headless', '--config', '.forge/headless-config.yml', '--max-files', '20', '--timeout', '600'),
    ).toEqual({
      config: '.forge/headless-config.yml',
      'constraints.max_files': 20,
      'constraints.timeout': '600',
    });
    expect(valuesOf('headless', '--task', 'Analyze code quality', '--read-only')).toEqual({
      task: 'Analyze code quality',
      mode: 'read-only',
    });
  });

  it('takes a value behind = or after the flag, and one that begins with a dash', () => {
    expect(valuesOf('--task=--why?', '--model=a=b', '--branch', '')).toEqual({
      task: '--why?',
      'model.name': 'a=b',
      'git.branch': '',
    });
    expect(valuesOf('--task', '- one\n- two')).toEqual({ task: '- one\n- two' });
  });

  it.each([
    [['Fix the lint errors'], 'Fix the lint errors'],
    [['run', 'refactor'], 'refactor'],
    [['--read-only', 'Fix it all', '-v'], 'Fix it all'],
    [['- one\n- two'], '- one\n- two'],
    [['--', '--why is this red?'], '--why is this red?'],
    [['--', 'demo'], 'demo'],
    [['run', '-'], '-'],
    [['--task', '-'], '-'],
  ] as const)('takes the task of %j', (argv, task) => {
    expect(valuesOf(...argv).task).toBe(task);
  });

  it.each([
    [['explain', 'src/a.ts', '--json'], 'src/a.ts'],
    [['explain', '--json', 'src/a.ts'], 'src/a.ts'],
    [['--deny', '*.ts', 'explain', '--json', 'src/a.ts'], 'src/a.ts'],
    [['explain', '--', '--a.ts'], '--a.ts'],
    [['verify', '--commit', 'HEAD', 'reports', '--json'], 'reports'],
    [['help', 'init'], 'init'],
    [['explain', 'a.ts', '--help'], 'explain'],
  ] as const)('takes the operand of %j', (argv, operand) => {
    const line = parseFlags(argv);
    expect([line.operand, line.given.problems]).toEqual([operand, []]);
  });

  it('takes one letter for the switches that people use most', () => {
    expect(valuesOf('-q')).toEqual({ 'logging.verbosity': 'quiet' });
    expect(valuesOf('-v', '--task', 'x')).toEqual({ 'logging.verbosity': 'verbose', task: 'x' });
  });

  it('collects the values of a flag that repeats', () => {
    expect(
      valuesOf('--allow', 'src/**', '--allow', '*.{a,b}', '--allowed-tools', 'read_file,write_file'),
    ).toEqual({
      'constraints.allowed_patterns': ['src/**', '*.{a,b}'],
      'constraints.allowed_tools': ['read_file', 'write_file'],
    });
  });

  it('turns switches into what they mean', () => {
    expect(valuesOf('--no-commit', '--strict', '--quiet', '--json')).toEqual({
      'git.auto_commit': false,
      'constraints.strict': true,
      'logging.verbosity': 'quiet',
      json: true,
    });
  });

  it.each([
    [['--max-file', '3'], '--max-file: unknown flag: did you mean "--max-files"?'],
    [['rum'], 'unknown command "rum": did you mean "run"?'],
    [['rum'], 'If it is a task, write more than one word in quotes, or use --task'],
    [['refactor'], 'unknown command "refactor": Known: run, demo,'],
    [['help', 'verfy'], 'COMMAND: unknown command "verfy": did you mean "verify"?'],
    [['--task', 'a', 'b'], 'unexpected word "b"'],
    [['run', 'fix', 'the'], 'unexpected word "the"'],
    [['Fix it all', 'now'], 'unexpected word "now"'],
    [['demo', 'now'], 'unexpected word "now"'],
    [['--task', 'a', 'Fix it all'], 'TASK: contradicts --task: keep only one of them'],
    [[''], 'TASK: is empty: write forge-headless [run] [TASK] [flags]'],
    [['--max-files 3'], '--max-files 3: unknown flag: did you mean "--max-files"?'],
    [['-max-files', '3'], '-max-files: unknown flag: did you mean "--max-files"?'],
    [['--q'], '--q: unknown flag'],
    [['-x'], '-x: unknown flag'],
    [['explain'], 'PATH: is missing: write forge-headless explain PATH [flags]'],
    [['verify', '--json'], 'DIR: is missing: write forge-headless verify DIR [flags]'],
    [['verify', 'a', 'b'], 'unexpected word "b"'],
    [
      ['verify', 'a', '--comit', 'x'],
      '--comit: unknown flag: did you mean "--commit"? see forge-headless help verify',
    ],
    [['demo', '--model', 'x'], '--model: unknown flag: see forge-headless help demo for the list'],
    [['--task'], '--task: needs a value: write --task TEXT'],
    [['--task', ''], '--task: needs a value'],
    [['--timeout', '--json'], '--timeout: needs a value: write --timeout TIME'],
    [['--allow', ','], '--allow: contains only separators'],
    [['--strict=true'], '--strict: takes no value, got "true"'],
    [['--commit', '--no-commit'], '--no-commit: contradicts --commit'],
    [['--quiet', '--debug'], '--debug: contradicts --quiet'],
    [['--mode', 'write', '--read-only'], '--read-only: contradicts --mode'],
    [['--task', 'a', '--task', 'b'], '--task: is set twice'],
    [['schema', '--json'], '--json: unknown flag: this command takes no flags'],
    [['--constructor'], '--constructor: unknown flag'],
  ] as const)('%j is refused', (argv, message) => {
    expect(problemsOf(...argv)[0]).toContain(message);
  });

  it('never repeats a key that was given as a flag', () => {
    const problems = problemsOf('--api-key=sk-secret');
    expect(problems.join()).toContain('set FORGE_API_KEY');
    expect(problems.join()).not.toContain('sk-secret');
  });
});
