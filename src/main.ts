import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { actionFolderOf, type Keeping, openKeeping, STEP_PATIENCE } from './artifact.ts';
import { conclude, notStarted, refuse } from './conclusion.ts';
import { Conversation } from './conversation.ts';
import { joinedSignal } from './core/joined-signal.ts';
import type { OutcomeName } from './core/outcome.ts';
import { type Inputs, phraseOf, startOf, stopReason } from './event-start.ts';
import { asStep, cancelSignal, onStdout, plainLog, startedFrom, surroundings } from './process.ts';
import { parseInputs } from './settings/inputs.ts';
import { renderProblems } from './settings/problem.ts';
import type { RunRequest } from './settings/request.ts';

const NO_WINDOWS = 'Windows is not supported: use runs-on: ubuntu-24.04';

/** The action: inputs in; outputs, job summary and the step's exit code out. Never throws. */
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

/** `over` ends, with the run, what nobody waited for. */
async function walk(cancel: AbortSignal, over: AbortSignal): Promise<number> {
  const inputs = parseInputs(process.env).values;
  const conversation = conversationOf(cancel, inputs);
  if (process.platform === 'win32') return refuse(NO_WINDOWS, 'config_error', conversation);
  try {
    const { signal } = joinedSignal([cancel, over]);
    const start = await startOf(signal, inputs, conversation).catch(stopReason);
    // What was not answered because of it must not look like a no.
    if (cancel.aborted) return await refuse('cancelled', 'failure', conversation);
    if ('kind' in start) return await notStarted(start, conversation);
    if (!start.ok)
      return await refuse(renderProblems(start.problems), 'config_error', conversation, start.at);
    return await perform(start.request, cancel, conversation);
  } finally {
    conversation.close();
  }
}

function conversationOf(cancel: AbortSignal, inputs: Inputs): Conversation {
  const warn = (text: string): void => plainLog(onStdout).warn(text);
  return new Conversation({ env: process.env, clock: systemClock, cancel, phrase: phraseOf(inputs), warn });
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

/** `fail-on`: by default every outcome but success. */
function failsStep(request: RunRequest, outcome: OutcomeName, changed: boolean): boolean {
  return (
    request.failOn.includes(outcome) ||
    (outcome === 'success' && !changed && request.failOn.includes('no-change'))
  );
}
