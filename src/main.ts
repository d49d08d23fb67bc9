import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { appendJobSummary, setOutputs } from './adapters/log/step-files.ts';
import { actionFolderOf, type Keeping, openKeeping, STEP_PATIENCE } from './artifact.ts';
import type { Start } from './authorised-start.ts';
import { CONSTRAINT_NAMES, FLOORS } from './constraints/registry.ts';
import { Conversation } from './conversation.ts';
import type { KeptArtifact } from './core/artifact.ts';
import { cutMarkdown } from './core/markdown-text.ts';
import { EXIT_CODES, type OutcomeName, StopRun } from './core/outcome.ts';
import { eventDecision, mainBranchIn } from './github-event.ts';
import type { Done } from './orders.ts';
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
import type { Ask, RefusedCommand, Skip } from './trigger/decision.ts';

const NO_TOKEN: Problem = {
  where: 'github-token',
  message:
    'this event starts a run only once GitHub has said who asks, and a token or GITHUB_REPOSITORY is missing: leave github-token unset in the workflow, its default is the job\u2019s own',
};

const NO_WINDOWS = 'Windows is not supported: use runs-on: ubuntu-24.04';

const MEND: Skip = {
  kind: 'skip',
  code: 'AUTH-02',
  reason:
    'a failed workflow run starts nothing: comment on its pull request, or run this workflow by workflow_dispatch',
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
  const over = new AbortController();
  try {
    return await walk(cancelSignal(), over.signal);
  } finally {
    over.abort();
  }
}

/** `over` ends, with the run, what nobody waited for. */
async function walk(cancel: AbortSignal, over: AbortSignal): Promise<number> {
  const inputs = parseInputs(process.env).values;
  const conversation = conversationOf(cancel, inputs);
  if (process.platform === 'win32') return refuse(NO_WINDOWS, 'config_error', conversation);
  try {
    const start = await startOf(AbortSignal.any([cancel, over]), inputs, conversation).catch(stopReason);
    // What was not answered because of it must not look like a no.
    if (cancel.aborted) return await refuse('cancelled', 'failure', conversation);
    if ('kind' in start) return await notStarted(start, conversation);
    if (!start.ok) return await refuse(renderProblems(start.problems), 'config_error', conversation);
    return await perform(start.request, cancel, conversation);
  } finally {
    conversation.close();
  }
}

async function perform(
  request: RunRequest,
  cancel: AbortSignal,
  conversation: Conversation,
): Promise<number> {
  conversation.accepted();
  const { run } = await import('./run/run.ts');
  const keeping = keepingOf(request, cancel);
  const around = surroundings(request, cancel, onStdout, startedFrom());
  const result = await run(request, conversation.hearing({ ...around, placed: keeping.placed }));
  await conclude(result, conversation, await keeping.keep(result));
  keeping.summarised();
  return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
    ? result.exitCode || 1
    : 0;
}

type Inputs = ReadonlyMap<string, GivenValue>;

function conversationOf(cancel: AbortSignal, inputs: Inputs): Conversation {
  const warn = (text: string): void => plainLog(onStdout).warn(text);
  return new Conversation({ env: process.env, clock: systemClock, cancel, phrase: phraseOf(inputs), warn });
}

function phraseOf(inputs: Inputs): string {
  return textOf(inputs, 'trigger-phrase') ?? '/forge';
}

/** The event says whether there is anything to do, and who must be asked about; the rest is settings. */
async function startOf(
  cancel: AbortSignal,
  inputs: Inputs,
  conversation: Conversation,
): Promise<Start | Done | RefusedCommand> {
  const { env } = process;
  const phrase = phraseOf(inputs);
  const allowedBots = listOf(inputs, 'allowed-bots');
  const ask = eventDecision(env, { phrase, allowedBots, task: textOf(inputs, 'task') ?? '' });
  if (ask.kind === 'unread') return { ok: false, problems: [ask.problem] };
  if (ask.kind === 'skip' && ask.asked === undefined) return ask;
  if (ask.kind === 'ask' && ask.failedRun !== null) return MEND;
  if (ask.kind === 'ask' && !needsGithub(ask)) return load(ask);
  const access = forgeAccess('action', inputs, env);
  if (access === null) return ask.kind === 'skip' ? ask : { ok: false, problems: [NO_TOKEN] };
  const workspace = baseFolder('action', env, process.cwd());
  const input = { env, workspace, access, cancel, load };
  if (ask.kind !== 'ask') {
    const { answerOrder } = await import('./orders.ts');
    return answerOrder(ask, { ...input, conversation, phrase, allowedBots });
  }
  const { authorisedStart } = await import('./authorised-start.ts');
  const onAuthorised = (): void => conversation.authorised(ask, access);
  return authorisedStart(ask, { ...input, onAuthorised });
}

function needsGithub({ people, pullRequest, head }: Ask): boolean {
  return people.length > 0 || pullRequest !== null || head !== null;
}

/** What the user can mend before there is a run: the repository, or where its configuration is read from. */
interface Stopped {
  readonly kind: 'stopped';
  readonly reason: string;
  readonly outcome: 'config_error' | 'git_error' | 'failure';
}

function stopReason(error: unknown): Stopped {
  if (!(error instanceof StopRun)) throw error;
  const { kind, reason } = error.why;
  if (kind === 'timeout') return { kind: 'stopped', reason: 'cancelled', outcome: 'failure' };
  return { kind: 'stopped', reason, outcome: kind === 'config' ? 'config_error' : 'git_error' };
}

function load(ask: Ask, readFile?: ReadFile): Promise<LoadResult> {
  const asked = ask.comment === null ? {} : { asked: { task: ask.task, instructions: ask.instructions } };
  return loadRunRequest({
    door: 'action',
    env: process.env,
    cwd: process.cwd(),
    knownConstraints: CONSTRAINT_NAMES,
    floors: FLOORS,
    mainBranch: mainBranchIn(process.env),
    ...asked,
    ...(readFile === undefined ? {} : { readFile }),
  });
}

function listOf(values: ReadonlyMap<string, GivenValue>, key: string): readonly string[] {
  const value = values.get(key)?.value;
  return Array.isArray(value) ? value.map(String) : [];
}

function keepingOf(request: RunRequest, cancel: AbortSignal): Keeping {
  const { env } = process;
  const quiet = request.settings.logging.verbosity === 'quiet';
  const log = plainLog(onStdout);
  return openKeeping(request.artifact, {
    env,
    temporary: env.RUNNER_TEMP ?? tmpdir(),
    actionFolder: actionFolderOf(startedFrom(), 'main'),
    patience: STEP_PATIENCE,
    cancel,
    now: systemClock.now,
    info: quiet ? () => undefined : log.info,
    warn: log.warn,
    mask: (line) => onStdout.write(`${line}\n`),
  });
}

/**
 * The order of every end: reports, artifact, last words, outputs. What a start that was refused or skipped leaves stays
 * on disk: no event that was not for us makes an artifact.
 */
async function conclude(
  reports: PublishedReports,
  conversation: Conversation,
  artifact: KeptArtifact | null = null,
): Promise<void> {
  await conversation.end(reports, artifact);
  const { id, url } = artifact ?? { id: '', url: '' };
  await setOutputs({ ...reports.outputs, 'artifact-id': id, 'artifact-url': url });
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
  outcome: Stopped['outcome'],
  conversation: Conversation,
): Promise<number> {
  const log = plainLog(onStdout);
  for (const line of problems.split('\n')) log.error(line);
  await conclude(refuseStart({ ...whereReportsGo(), outcome, problems }), conversation);
  return EXIT_CODES[outcome];
}

/** Nothing ran. Most often that is no failure: the event was not for us, whoever caused it may not, or it was an order. */
async function notStarted(
  start: Skip | RefusedCommand | Done | Stopped,
  conversation: Conversation,
): Promise<number> {
  if (start.kind === 'stopped') return refuse(start.reason, start.outcome, conversation);
  const { reason } = start;
  const code = start.kind === 'skip' ? start.code : null;
  plainLog(onStdout).info(`skipped${code === null ? '' : ` (${code})`}: ${reason}`);
  const reports = refuseStart({ ...whereReportsGo(), outcome: 'skipped', problems: reason, code });
  await conclude(reports, conversation);
  const failOn = listOf(parseInputs(process.env).values, 'fail-on');
  return failOn.includes('skipped') ? 1 : EXIT_CODES.skipped;
}

function whereReportsGo() {
  const { env } = process;
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  return { workspace, env, temporary: env.RUNNER_TEMP ?? tmpdir(), clock: systemClock };
}
