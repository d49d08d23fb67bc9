import { tmpdir } from 'node:os';
import { systemClock } from '../../adapters/clock.ts';
import { joinedSignal } from '../../core/joined-signal.ts';
import type { OutcomeName } from '../../core/run/outcome.ts';
import type { RunRecord } from '../../report/record/run-record.ts';
import { renderProblems } from '../../settings/checks/problem.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { parseInputs } from '../../settings/sources/inputs.ts';
import { cutTexts } from '../cut-texts.ts';
import { type Inputs, phraseOf, startOf, stopReason } from '../events/event-start.ts';
import { PullRequestComments } from '../events/pull-request-comments.ts';
import { asStep, cancelSignal, hostProcessOf, onStdout, plainLog, startedFrom } from '../node-process.ts';
import { actionFolderOf, type Keeping, openKeeping, STEP_PATIENCE } from './artifact.ts';
import { conclude, notStarted, refuse } from './conclusion.ts';

const NO_WINDOWS = 'Windows is not supported: use runs-on: ubuntu-24.04';

/** Runs the action: reads inputs, and sets the outputs, the job summary and the step's exit code. Never throws. */
export async function main(): Promise<void> {
  await asStep(act);
}

async function act(): Promise<number> {
  const over = new AbortController();
  try {
    return await walk(cancelSignal(), over.signal);
  } finally {
    over.abort();
  }
}

/** Runs the action. `over` ends unfinished background work with the run. */
async function walk(cancel: AbortSignal, over: AbortSignal): Promise<number> {
  const inputs = parseInputs(process.env).values;
  const conversation = conversationOf(cancel, inputs);
  if (process.platform === 'win32') return refuse(NO_WINDOWS, 'config_error', conversation);
  try {
    const { signal } = joinedSignal([cancel, over]);
    const start = await startOf(signal, inputs, conversation).catch(stopReason);
    // An answer that is missing because of a cancellation must not look like a refusal.
    if (cancel.aborted) return await refuse('cancelled', 'failure', conversation);
    if ('kind' in start) return await notStarted(start, conversation);
    if (!start.ok)
      return await refuse(renderProblems(start.problems), 'config_error', conversation, start.at);
    return await perform(start.request, cancel, conversation);
  } finally {
    conversation.close();
  }
}

function conversationOf(cancel: AbortSignal, inputs: Inputs): PullRequestComments {
  const warn = (text: string): void => plainLog(onStdout).warn(text);
  return new PullRequestComments({
    env: process.env,
    clock: systemClock,
    cancel,
    phrase: phraseOf(inputs),
    warn,
  });
}

async function perform(
  request: RunRequest,
  cancel: AbortSignal,
  conversation: PullRequestComments,
): Promise<number> {
  conversation.accepted();
  const { run } = await import('../../run/run.ts');
  const keeping = keepingOf(request, cancel);
  const hostProcess = hostProcessOf(request, cancel, onStdout, startedFrom());
  const cut = (record: RunRecord, patch: string): readonly string[] =>
    cutTexts(record, patch, conversation.isCut(record));
  const heard = conversation.hearing({ ...hostProcess, placed: keeping.placed, cutTexts: cut });
  const result = await run(request, heard);
  await conclude(result, conversation, await keeping.keep(result));
  keeping.summarised();
  return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
    ? result.exitCode || 1
    : 0;
}

function keepingOf(request: RunRequest, cancel: AbortSignal): Keeping {
  const { env } = process;
  const quiet = request.settings.logging.verbosity === 'quiet';
  const log = plainLog(onStdout);
  return openKeeping(request.artifact, {
    env,
    temporary: env.RUNNER_TEMP ?? tmpdir(),
    actionFolder: actionFolderOf(startedFrom(), 'main'),
    timeoutMs: STEP_PATIENCE,
    cancel,
    now: systemClock.now,
    info: quiet ? () => undefined : log.info,
    warn: log.warn,
    mask: (line) => onStdout.write(`${line}\n`),
  });
}

/** Returns true if the step fails. `fail-on` decides; by default every outcome except success fails. */
function failsStep(request: RunRequest, outcome: OutcomeName, changed: boolean): boolean {
  return (
    request.failOn.includes(outcome) ||
    (outcome === 'success' && !changed && request.failOn.includes('no-change'))
  );
}
