import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { appendJobSummary, setOutputs } from './adapters/log/step-files.ts';
import type { Start } from './authorised-start.ts';
import { CONSTRAINT_NAMES, FLOORS } from './constraints/registry.ts';
import { cutMarkdown } from './core/markdown-text.ts';
import { EXIT_CODES, type OutcomeName, StopRun } from './core/outcome.ts';
import { eventDecision, mainBranchIn } from './github-event.ts';
import { cancelSignal, onStdout, outlastReaders, plainLog, startedFrom, surroundings } from './process.ts';
import { summaryMarkdown } from './report/summary-md.ts';
import type { PublishedReports } from './run/observers.ts';
import { refuseStart } from './run/refuse.ts';
import type { ReadFile } from './settings/file.ts';
import { forgeAccess } from './settings/forge-access.ts';
import type { GivenValue } from './settings/given.ts';
import { parseInputs } from './settings/inputs.ts';
import { type LoadResult, loadRunRequest } from './settings/load.ts';
import { type Problem, renderProblems } from './settings/problem.ts';
import type { RunRequest } from './settings/request.ts';
import { baseFolder, textOf } from './settings/sources.ts';
import type { Pin } from './trigger/authorise.ts';
import type { Ask, Skip } from './trigger/decision.ts';
import { eventDefaults } from './trigger/event-defaults.ts';

const NO_TOKEN: Problem = {
  where: 'github-token',
  message:
    'this event starts a run only once GitHub has said who asks, and a token or GITHUB_REPOSITORY is missing: leave github-token unset in the workflow, its default is the job\u2019s own',
};

/** Orders that start no run. */
const NO_ORDER: Readonly<Record<'help' | 'stop', Skip>> = {
  help: {
    kind: 'skip',
    code: 'AUTH-02',
    reason:
      'to start a run, comment with the trigger phrase and the task on one line; flags that tighten a limit may stand before the task, e.g. --max-files 3',
  },
  stop: {
    kind: 'skip',
    code: 'AUTH-02',
    reason: 'a comment stops no run: cancel the workflow run on its page, and its reports are kept',
  },
};

/** The action: inputs in; outputs, job summary and the step's exit code out. Never throws. */
export async function main(): Promise<void> {
  outlastReaders();
  try {
    process.exitCode = await act();
  } catch (error) {
    plainLog(onStdout).error(
      `a defect of forge-headless: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = EXIT_CODES.failure;
  }
}

async function act(): Promise<number> {
  if (process.platform === 'win32') return refuse('Windows is not supported: use runs-on: ubuntu-24.04');
  const over = new AbortController();
  try {
    return await walk(cancelSignal(), over.signal);
  } finally {
    over.abort();
  }
}

/** `over` ends, with the run, what nobody waited for. */
async function walk(cancel: AbortSignal, over: AbortSignal): Promise<number> {
  const start = await startOf(AbortSignal.any([cancel, over])).catch(stopped);
  if (typeof start === 'number') return start;
  // What was not answered because of it must not look like a no.
  if (cancel.aborted) return refuse('cancelled', 'failure');
  if ('kind' in start) return skip(start);
  if (!start.ok) return refuse(renderProblems(start.problems));
  const { request } = start;
  const { run } = await import('./run/run.ts');
  const result = await run(request, surroundings(request, cancel, onStdout, startedFrom()));
  await conclude(result);
  return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
    ? result.exitCode || 1
    : 0;
}

/** The event says whether there is anything to do, and who must be asked about; the rest is settings. */
async function startOf(cancel: AbortSignal): Promise<Start> {
  const { env } = process;
  const inputs = parseInputs(env).values;
  const ask = eventDecision(env, {
    phrase: textOf(inputs, 'trigger-phrase') ?? '/forge',
    allowedBots: listOf(inputs, 'allowed-bots'),
    task: textOf(inputs, 'task') ?? '',
  });
  if (ask.kind === 'unread') return { ok: false, problems: [ask.problem] };
  if (ask.kind === 'skip') return ask;
  if (ask.kind !== 'ask') return NO_ORDER[ask.kind];
  const needsGithub =
    ask.people.length > 0 || ask.pullRequest !== null || ask.issue !== null || ask.head !== null;
  if (!needsGithub) return load(ask, null);
  const access = forgeAccess('action', inputs, env);
  if (access === null) return { ok: false, problems: [NO_TOKEN] };
  const { authorisedStart } = await import('./authorised-start.ts');
  const workspace = baseFolder('action', env, process.cwd());
  const warn = (text: string): void => plainLog(onStdout).warn(text);
  return authorisedStart(ask, { env, workspace, access, cancel, load, warn });
}

/** What the user can mend before there is a run: the repository, or where its configuration is read from. */
async function stopped(error: unknown): Promise<number> {
  if (!(error instanceof StopRun)) throw error;
  const { kind, reason } = error.why;
  if (kind === 'timeout') return refuse('cancelled', 'failure');
  return refuse(reason, kind === 'config' ? 'config_error' : 'git_error');
}

function load(ask: Ask, pin: Pin | null, readFile?: ReadFile): Promise<LoadResult> {
  const mainBranch = mainBranchIn(process.env);
  const asked =
    ask.comment === null
      ? { event: eventDefaults(ask, pin, mainBranch) }
      : { asked: { task: ask.task, instructions: ask.instructions } };
  return loadRunRequest({
    door: 'action',
    env: process.env,
    cwd: process.cwd(),
    knownConstraints: CONSTRAINT_NAMES,
    floors: FLOORS,
    mainBranch,
    ...asked,
    ...(readFile === undefined ? {} : { readFile }),
  });
}

function listOf(values: ReadonlyMap<string, GivenValue>, key: string): readonly string[] {
  const value = values.get(key)?.value;
  return Array.isArray(value) ? value.map(String) : [];
}

async function conclude(reports: PublishedReports): Promise<void> {
  await setOutputs(reports.outputs);
  await appendJobSummary(summaryMarkdown(reports.record, reports.outputs['audit-root'] ?? null), cutMarkdown);
}

/** `fail-on`: by default every outcome but success. */
function failsStep(request: RunRequest, outcome: OutcomeName, changed: boolean): boolean {
  return (
    request.failOn.includes(outcome) ||
    (outcome === 'success' && !changed && request.failOn.includes('no-change'))
  );
}

/** Nothing ran and no model was called: every problem, one a line. */
async function refuse(
  problems: string,
  outcome: 'config_error' | 'git_error' | 'failure' = 'config_error',
): Promise<number> {
  const log = plainLog(onStdout);
  for (const line of problems.split('\n')) log.error(line);
  await conclude(refuseStart({ ...whereReportsGo(), outcome, problems }));
  return EXIT_CODES[outcome];
}

/**
 * Nothing ran, and that is no failure: the event was not for us, or whoever caused it may not start a run. Where that
 * could not be found out, it is one.
 */
async function skip({ code, reason, unanswered }: Skip): Promise<number> {
  if (unanswered === true) return refuse(reason, 'failure');
  plainLog(onStdout).info(`skipped (${code}): ${reason}`);
  await conclude(refuseStart({ ...whereReportsGo(), outcome: 'skipped', problems: reason, code }));
  const failOn = listOf(parseInputs(process.env).values, 'fail-on');
  return failOn.includes('skipped') ? 1 : EXIT_CODES.skipped;
}

function whereReportsGo() {
  const { env } = process;
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  return { workspace, env, temporary: env.RUNNER_TEMP ?? tmpdir(), clock: systemClock };
}
