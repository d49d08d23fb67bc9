import { tmpdir } from 'node:os';
import { systemClock } from '../../adapters/clock.ts';
import { systemErrorAdvice } from '../../adapters/git/program/system-errors.ts';
import { RESPONSE_RULES } from '../../constraints/registry.ts';
import { EXIT_CODES } from '../../core/run/outcome.ts';
import { resultJson, resultLines } from '../../report/cli-result.ts';
import { refuseStart } from '../../run/preflight/refuse-start.ts';
import type { RunResult } from '../../run/run.ts';
import { type Problem, renderProblems } from '../../settings/checks/problem.ts';
import { loadRunRequest } from '../../settings/load.ts';
import { type ReportsAt, reportsAt } from '../../settings/request/reports-at.ts';
import { parseFlags, topicOf } from '../../settings/sources/flags.ts';
import type { Given } from '../../settings/sources/given.ts';
import { VERSION } from '../../version.ts';
import {
  cancelSignal,
  hostProcessOf,
  onStderr,
  startedFrom,
  takeStreams,
  thisProcess,
  writeWhole,
} from '../node-process.ts';

/**
 * Runs the command line: `forge-headless [run|demo|init|doctor|verify|explain|schema] [flags]`. Sets the exit code and
 * never throws.
 */
export async function main(): Promise<void> {
  takeStreams(onStderr);
  try {
    process.exitCode = await dispatch(process.argv.slice(2));
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    writeWhole(
      process.stderr.fd,
      `forge-headless: ${systemErrorAdvice(error) ?? `a defect of its own: ${stack}`}`,
    );
    process.exitCode = EXIT_CODES.failure;
  }
}

async function dispatch(argv: readonly string[]): Promise<number> {
  if (process.platform === 'win32') {
    return refuse(
      [{ where: 'forge-headless', message: 'Windows is not supported: run it on Linux, or in WSL' }],
      { json: false, at: { workspace: process.cwd(), outputDir: null } },
    );
  }
  const { command, given } = parseFlags(argv);
  if (command === 'help')
    return print((await import('../../settings/sources/help.ts')).helpText(topicOf(argv)));
  if (command === 'version') return print(VERSION);
  if (argv[0] === 'verify') return verify(argv.slice(1));
  if (argv[0] === 'explain') return explainPath(argv.slice(1));
  switch (command) {
    case 'doctor':
      return doctor(argv);
    case 'schema':
      if (given.problems.length > 0) return refuse(given.problems, { json: false, at: givenAt(given) });
      return print(
        JSON.stringify((await import('../../settings/schema/json-schema.ts')).configurationSchema(), null, 2),
      );
    case 'demo':
      if (given.problems.length > 0) return refuse(given.problems, { json: false, at: givenAt(given) });
      return demo(argv.filter((word) => word !== 'demo' && word !== 'headless'));
    case 'init':
      return init(given);
    case 'unknown':
      return refuse(given.problems, { json: argv.includes('--json'), at: givenAt(given) });
    case 'run':
    case 'verify':
    case 'explain':
      return runHere(argv, process.cwd(), process.env);
  }
}

async function verify(words: readonly string[]): Promise<number> {
  const { verifyRun } = await import('./verify.ts');
  const { lines, exitCode } = await verifyRun(words, process.cwd(), process.env);
  writeWhole(exitCode === EXIT_CODES.success ? process.stdout.fd : process.stderr.fd, lines.join('\n'));
  return exitCode;
}

async function explainPath(words: readonly string[]): Promise<number> {
  const { explain } = await import('./explain.ts');
  const { lines, data, exitCode } = await explain(words, process.cwd(), process.env);
  if (data !== null) writeWhole(process.stdout.fd, data);
  if (data !== null && exitCode === EXIT_CODES.success) return exitCode;
  writeWhole(exitCode === EXIT_CODES.success ? process.stdout.fd : process.stderr.fd, lines.join('\n'));
  return exitCode;
}

async function doctor(argv: readonly string[]): Promise<number> {
  const { diagnose } = await import('./doctor.ts');
  const hostProcess = { ...thisProcess(), node: process.version };
  const color = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  const { lines, exitCode } = await diagnose(argv, process.cwd(), hostProcess, color);
  writeWhole(process.stdout.fd, lines.join('\n'));
  return exitCode;
}

async function init(given: Given): Promise<number> {
  const { checkoutOf, initialize } = await import('./init.ts');
  const { stdout, stderr, exitCode } = initialize(given, process.cwd(), checkoutOf(startedFrom()));
  if (stdout !== '') writeWhole(process.stdout.fd, stdout);
  if (stderr !== '') writeWhole(process.stderr.fd, stderr);
  return exitCode;
}

async function demo(flags: readonly string[]): Promise<number> {
  const { makeDemo } = await import('./demo.ts');
  const { workspace, env } = makeDemo(process.env);
  return runHere(flags, workspace, env);
}

async function runHere(argv: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const loaded = await loadRunRequest({
    entryPoint: 'cli',
    argv,
    env,
    cwd,
    ...RESPONSE_RULES,
  });
  if (!loaded.ok) {
    const { problems, at = { workspace: cwd, outputDir: null } } = loaded;
    return refuse(problems, { json: argv.includes('--json'), at });
  }
  const { request } = loaded;
  const { run } = await import('../../run/run.ts');
  const result = await run(request, hostProcessOf(request, cancelSignal(), onStderr));
  conclude(result, request.json, request.settings.logging.verbosity === 'quiet');
  return result.exitCode;
}

function conclude(result: RunResult, json: boolean, quiet: boolean): void {
  if (json) print(resultJson(result.outputs));
  else if (!quiet) print(resultLines(result.outputs));
}

function givenAt({ values }: Given): ReportsAt {
  return reportsAt(values, process.cwd(), undefined);
}

/** Reports every problem, one per line, and the place of the record, before anything ran. */
function refuse(
  problems: readonly Problem[],
  { json, at }: { readonly json: boolean; readonly at: ReportsAt },
): number {
  const text = renderProblems(problems);
  writeWhole(process.stderr.fd, text);
  const { env } = process;
  const reports = refuseStart({
    outcome: 'config_error',
    problems: text,
    at,
    env,
    temporary: tmpdir(),
    clock: systemClock,
    notice: (notice) => writeWhole(process.stderr.fd, notice),
  });
  if (json) print(resultJson(reports.outputs));
  return EXIT_CODES.config_error;
}

function print(text: string): number {
  writeWhole(process.stdout.fd, text);
  return EXIT_CODES.success;
}
