import { tmpdir } from 'node:os';
import { systemClock } from '../../adapters/clock.ts';
import { systemErrorAdvice } from '../../adapters/git/program/system-errors.ts';
import { type StepState, savedStepState } from '../../adapters/host/step-state.ts';
import { appendJobSummary } from '../../adapters/log/step-outputs.ts';
import { findRecord } from '../../adapters/output/earlier-records.ts';
import { isStillThere } from '../../adapters/output/output-folder.ts';
import { recordFile, recordFiles } from '../../adapters/output/record-folder.ts';
import { addRecoveredReports } from '../../adapters/output/recovered-reports.ts';
import type { Redactor } from '../../adapters/secrets/redaction.ts';
import { createSecretGuard } from '../../adapters/secrets/secret-guard.ts';
import type { KeptArtifact } from '../../core/forge/artifact.ts';
import { cutMarkdown } from '../../core/text/markdown.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { summaryMarkdown } from '../../report/files/summary-md.ts';
import { secretValues } from '../../run/context/secret-values.ts';
import { type Recovered, recover } from '../../run/record/recover.ts';
import { cancelSignal, onStdout, plainLog, startedFrom, takeStreams } from '../node-process.ts';
import { actionFolderOf, keepArtifact } from './artifact.ts';

/** Time limit in ms for the upload. A cancelled job should end soon, and a working service takes 1 to 2 s. */
const POST_PATIENCE = 15_000;

/** The result of finishing an interrupted step. */
export interface Finished {
  /** The run, recovered from its events; null if they were not read or do not verify. */
  readonly recovered: Extract<Recovered, { readonly ok: true }> | null;
  readonly artifact: KeptArtifact | null;
}

/**
 * Runs the action's post step. It finishes the work that a cancellation or a crash interrupted. It always runs, and
 * does nothing if the step finished. Its exit code is 0 except for a defect, because the step has already set one.
 */
export async function post(): Promise<void> {
  takeStreams(onStdout);
  try {
    await finishStep(process.env);
  } catch (error) {
    plainLog(onStdout).error(
      systemErrorAdvice(error) ?? `internal error: ${messageOf(error)}; please report this as a bug`,
    );
    process.exitCode = 1;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Finishes the step. Returns null if there is nothing to finish, or nothing that can be trusted. */
async function finishStep(env: Environment): Promise<Finished | null> {
  const log = plainLog(onStdout);
  const state = savedStepState(env);
  if (state === 'forged') {
    log.warn(
      'the state that the action saved for its post step was changed by another program, so it is ignored',
    );
    return null;
  }
  if (state === null || isDone(state)) return null;
  if (!isStillThere(state.folder)) {
    log.warn(`${state.folder.dir} was removed or replaced since the run began, so it is ignored`);
    return null;
  }
  const redactor = createSecretGuard(secretValues(env, null));
  const folder = findRecord(state.folder, state.executionId);
  const recovered =
    folder === null || (state.reported && state.summarised)
      ? null
      : recoverReports({ ...state, folder }, redactor);
  if (recovered?.ok === false) log.warn(`the reports cannot be restored: ${recovered.reason}`);
  const artifact = await upload(state, redactor, env);
  const sound = recovered?.ok === true ? recovered : null;
  if (sound !== null && !state.summarised)
    await appendJobSummary(summaryMarkdown(sound.record, sound.auditRoot), cutMarkdown);
  return { recovered: sound, artifact };
}

function isDone({ reported, upload, summarised }: StepState): boolean {
  return reported && upload === 'settled' && summarised;
}

/** Computes the reports from the events on disk and seals them. A complete record stays as it is. */
function recoverReports({ folder, executionId, startedAt }: StepState, redactor: Redactor): Recovered {
  const log = recordFile(folder.dir, 'events.jsonl').content;
  if (log === null) return { ok: false, reason: 'events.jsonl is missing' };
  const recovered = recover({
    log: log.toString('utf8'),
    dir: folder.dir,
    executionId,
    startedAt,
    files: recordFiles(folder.dir),
    redact: (bytes) => redactor.bytes(bytes),
  });
  if (!recovered.ok) return recovered;
  try {
    addRecoveredReports(folder, recovered.files);
  } catch (error) {
    // The disk may be full. Existing files are uploaded, and the job summary still shows the result of the run.
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
    timeoutMs: POST_PATIENCE,
    cancel: cancelSignal(),
    now: systemClock.now,
    info: log.info,
    warn: log.warn,
    mask: (line) => onStdout.write(`${line}\n`),
  });
  return kept === 'cancelled' ? null : kept;
}
