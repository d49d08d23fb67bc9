import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { recordOf } from './adapters/earlier-records.ts';
import { addReports } from './adapters/left-reports.ts';
import { appendJobSummary } from './adapters/log/step-files.ts';
import { isStillThere } from './adapters/output-folder.ts';
import { recordFile, recordFiles } from './adapters/record-folder.ts';
import type { Redactor } from './adapters/redaction.ts';
import { createSecretGuard } from './adapters/secret-guard.ts';
import { type StepState, savedStepState } from './adapters/step-state.ts';
import { systemTrouble } from './adapters/system-trouble.ts';
import { actionFolderOf, keepArtifact } from './artifact.ts';
import type { KeptArtifact } from './core/artifact.ts';
import { cutMarkdown } from './core/markdown-text.ts';
import { messageOf } from './core/message-of.ts';
import { cancelSignal, onStdout, plainLog, startedFrom, takeStreams } from './process.ts';
import { summaryMarkdown } from './report/summary-md.ts';
import { type Recovered, recover } from './run/recover.ts';
import { secretValues } from './run/secret-values.ts';

/** ms for the upload: a job that was cancelled is to come to its end, and a service that works takes one or two. */
const POST_PATIENCE = 15_000;

/** What became of a step that did not come to its own end. */
export interface Finished {
  /** The run as its events tell it; null where they were not asked, or cannot be believed. */
  readonly recovered: Extract<Recovered, { readonly ok: true }> | null;
  readonly artifact: KeptArtifact | null;
}

/**
 * The action's post step: what a cancel or a crash kept the step itself from. It runs always, and where the step came
 * to its end there is nothing to do. Its exit code is 0 but for a defect: the step has had its own.
 */
export async function post(): Promise<void> {
  takeStreams(onStdout);
  try {
    await finishStep(process.env);
  } catch (error) {
    plainLog(onStdout).error(systemTrouble(error) ?? `a defect of forge-headless: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Null where there was nothing to finish, or nothing that could be trusted. */
async function finishStep(env: Environment): Promise<Finished | null> {
  const log = plainLog(onStdout);
  const state = savedStepState(env);
  if (state === 'forged') {
    log.warn('what the step saved for its end was written by somebody else: nothing is made of it');
    return null;
  }
  if (state === null || isDone(state)) return null;
  if (!isStillThere(state.folder)) {
    log.warn(`${state.folder.dir} was removed or exchanged since the run began: nothing is made of it`);
    return null;
  }
  const redactor = createSecretGuard(secretValues(env, null));
  const folder = recordOf(state.folder, state.executionId);
  const recovered =
    folder === null || (state.reported && state.summarised)
      ? null
      : recoverReports({ ...state, folder }, redactor);
  if (recovered?.ok === false) log.warn(`no reports are made of what the step has left: ${recovered.reason}`);
  const artifact = await upload(state, redactor, env);
  const sound = recovered?.ok === true ? recovered : null;
  if (sound !== null && !state.summarised)
    await appendJobSummary(summaryMarkdown(sound.record, sound.auditRoot), cutMarkdown);
  return { recovered: sound, artifact };
}

function isDone({ reported, upload, summarised }: StepState): boolean {
  return reported && upload === 'settled' && summarised;
}

/** The reports as a fold over the events that are on disk, sealed anew; a record that is whole stays as it is. */
function recoverReports({ folder, executionId, startedAt }: StepState, redactor: Redactor): Recovered {
  const log = recordFile(folder.dir, 'events.jsonl').content;
  if (log === null) return { ok: false, reason: 'events.jsonl is missing' };
  const recovered = recover({
    log: log.toString('utf8'),
    executionId,
    startedAt,
    files: recordFiles(folder.dir),
    redact: (bytes) => redactor.bytes(bytes),
  });
  if (!recovered.ok) return recovered;
  try {
    addReports(folder, recovered.files);
  } catch (error) {
    // A full disk: what is there goes up, and the job summary still says what became of the run.
    plainLog(onStdout).warn(`not all reports could be written to ${folder.dir} (${messageOf(error)})`);
  }
  return recovered;
}

async function upload(state: StepState, redactor: Redactor, env: Environment): Promise<KeptArtifact | null> {
  const log = plainLog(onStdout);
  const kept = await keepArtifact(state, redactor, {
    env,
    temporary: env.RUNNER_TEMP ?? tmpdir(),
    actionFolder: actionFolderOf(startedFrom(), 'post'),
    patience: POST_PATIENCE,
    cancel: cancelSignal(),
    now: systemClock.now,
    info: log.info,
    warn: log.warn,
    mask: (line) => onStdout.write(`${line}\n`),
  });
  return kept === 'cancelled' ? null : kept;
}
