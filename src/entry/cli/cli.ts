import { tmpdir } from 'node:os';
import { systemClock } from '../../adapters/clock.ts';
import { systemErrorAdvice } from '../../adapters/git/program/system-errors.ts';
import { printableLines } from '../../adapters/log/printable-text.ts';
import { RESPONSE_RULES } from '../../constraints/registry.ts';
import { EXIT_CODES } from '../../core/run/outcome.ts';
import { resultJson, resultLines } from '../../report/cli-result.ts';
import { refuseStart } from '../../run/preflight/refuse-start.ts';
import type { RunResult } from '../../run/run.ts';
import { type Problem, renderProblems } from '../../settings/checks/problem.ts';
import { loadRunRequest } from '../../settings/load.ts';
import { type ReportsAt, reportsAt } from '../../settings/request/reports-at.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { MISSING_PLACES } from '../../settings/request/required.ts';
import { isCommand } from '../../settings/sources/commands.ts';
import { readStream } from '../../settings/sources/file.ts';
import { parseFlags } from '../../settings/sources/flags.ts';
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
import type { Explanation } from './explain.ts';
import type { Verification } from './verify.ts';

/**
 * Runs the command line: `forge-headless [COMMAND] [flags]`. Sets the exit code and
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
      `forge-headless: ${systemErrorAdvice(error) ?? `internal error, please report it as a bug: ${stack}`}`,
    );
    process.exitCode = EXIT_CODES.failure;
  }
}

async function dispatch(argv: readonly string[]): Promise<number> {
  if (process.platform === 'win32') {
    return refuse(
      [
        {
          where: 'forge-headless',
          message: 'Windows is not supported: run forge-headless on Linux or in WSL',
        },
      ],
      { json: false, at: { workspace: process.cwd(), outputDir: null } },
    );
  }
  const { command, operand, given } = parseFlags(argv);
  switch (command) {
    case 'version':
      return print(VERSION);
    case 'verify':
      return verify(argv);
    case 'explain':
      return explainPath(argv);
    case 'doctor':
      return doctor(argv);
    case 'init':
      return init(given);
    case 'run':
      return runHere(argv, process.cwd(), process.env);
    case 'unknown':
      return refuseLine(argv, given);
  }
  if (given.problems.length > 0) return refuseLine(argv, given);
  switch (command) {
    case 'help':
      return help(operand);
    case 'schema':
      return schema();
    case 'demo':
      return demo(argv.filter((word) => word !== 'demo' && word !== 'headless'));
  }
}

function refuseLine(argv: readonly string[], given: Given): number {
  const at = reportsAt(given.values, process.cwd(), undefined);
  return refuse(given.problems, { json: isJson(argv), at });
}

async function help(topic: string | null): Promise<number> {
  const { helpText } = await import('../../settings/sources/help.ts');
  return print(helpText(topic !== null && isCommand(topic) ? topic : null));
}

async function schema(): Promise<number> {
  const { configurationSchema } = await import('../../settings/schema/json-schema.ts');
  return print(JSON.stringify(configurationSchema(), null, 2));
}

function isJson(argv: readonly string[]): boolean {
  return argv.includes('--json');
}

async function verify(argv: readonly string[]): Promise<number> {
  const { verifyRun } = await import('./verify.ts');
  return answer(await verifyRun(argv, process.cwd(), process.env));
}

async function explainPath(argv: readonly string[]): Promise<number> {
  const { explain } = await import('./explain.ts');
  return answer(await explain(argv, process.cwd(), process.env));
}

/** Prints what a command found: JSON on stdout if asked for, problems on stderr. */
function answer({ lines, data, exitCode }: Explanation | Verification): number {
  if (data !== null) print(data);
  if (exitCode !== EXIT_CODES.success) writeWhole(process.stderr.fd, lines.join('\n'));
  else if (data === null) print(lines.join('\n'));
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
    readStdin: (maxBytes) => readStream(process.stdin, maxBytes),
    ...RESPONSE_RULES,
  });
  if (!loaded.ok) {
    const { problems, at = { workspace: cwd, outputDir: null } } = loaded;
    if (asksForNothing(argv, problems)) {
      print((await import('../../settings/sources/help.ts')).shortUsage());
      return EXIT_CODES.config_error;
    }
    return refuse(problems, { json: isJson(argv), at });
  }
  const { request } = loaded;
  const { run } = await import('../../run/run.ts');
  const result = await run(request, hostProcessOf(request, cancelSignal(), onStderr));
  conclude(result, request);
  return result.exitCode;
}

/** Returns true if there are no arguments and no task, and nothing that was set is wrong. */
function asksForNothing(argv: readonly string[], problems: readonly Problem[]): boolean {
  const places = problems.map(({ where }) => where);
  const isBare = argv.every((word) => word === 'headless' || word === 'run');
  return isBare && places.includes('task') && places.every((where) => MISSING_PLACES.includes(where));
}

/** Prints the result. In read-only mode, only the analysis goes to stdout, so that it can be redirected to a file. */
function conclude({ outputs }: RunResult, { json, settings }: RunRequest): void {
  if (json) {
    print(resultJson(outputs));
    return;
  }
  const isReadOnly = settings.mode === 'read-only';
  const analysis = printableLines(outputs.result ?? '').join('\n');
  if (isReadOnly && analysis !== '') print(analysis);
  if (settings.logging.verbosity === 'quiet') return;
  writeWhole(isReadOnly ? process.stderr.fd : process.stdout.fd, resultLines(outputs));
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
