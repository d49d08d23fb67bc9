import { dirname, join } from 'node:path';
import { artifactName, retryName } from '../../adapters/artifact/artifact-name.ts';
import { artifactUrl, missingServiceReason } from '../../adapters/artifact/artifact-service.ts';
import { gatherArtifact } from '../../adapters/artifact/gather-files.ts';
import { uploadArtifact } from '../../adapters/artifact/upload.ts';
import { makePrivateFolder } from '../../adapters/files/private-folder.ts';
import { type StepState, saveStepState } from '../../adapters/host/step-state.ts';
import { findRecord } from '../../adapters/output/earlier-records.ts';
import { identifyFolder } from '../../adapters/output/output-folder.ts';
import type { Redactor } from '../../adapters/secrets/redaction.ts';
import type { ArtifactTrouble, ArtifactWish, KeptArtifact, Uploaded } from '../../core/forge/artifact.ts';
import { messageOf } from '../../core/text/message-of.ts';
import type { PublishedReports } from '../../run/record/observers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The effects that uploading an artifact needs. */
export interface KeepingWays {
  readonly env: Environment;
  /** The folder for copies during the upload: RUNNER_TEMP or the system's temporary folder. */
  readonly temporary: string;
  /** The folder of the action's files (`dist/`). */
  readonly actionFolder: string;
  /** Time limit of an upload in ms. */
  readonly timeoutMs: number;
  readonly cancel: AbortSignal;
  /** Wall time, ms since the epoch. */
  readonly now: () => number;
  readonly info: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Writes a line that the runner must read as it is. */
  readonly mask: (line: string) => void;
}

/**
 * Time limit in ms for the upload in the step itself. The library makes five attempts in about 35 s. Longer waits would
 * delay the next steps.
 */
export const STEP_PATIENCE = 60_000;

/** The fix for each problem. */
const REMEDIES: Readonly<Record<ArtifactTrouble, string>> = {
  quota: '; delete old artifacts, or lower retention-days',
  taken: '; leave artifact-name empty, or set a different name for each job of a matrix',
  unavailable: '',
  cancelled: '',
  refused: '',
};

/** The step's progress, saved after each part, so that the post step can finish the rest. */
export interface Keeping {
  /** The function for `HostProcess.placed`. */
  readonly placed: (executionId: string, reportDir: string | null) => void;
  /** Uploads the reports of a finished run. Returns null if there is no artifact; the log says why. */
  readonly keep: (reports: PublishedReports) => Promise<KeptArtifact | null>;
  /** Notes that the job summary is complete. */
  readonly summarised: () => void;
}

export function openKeeping(wish: ArtifactWish, ways: KeepingWays): Keeping {
  let state: StepState | null = null;
  const save = (change: Partial<StepState>): void => {
    if (state === null) return;
    state = { ...state, ...change };
    saveStepState(state, ways.env);
  };
  const placed: Keeping['placed'] = (executionId, reportDir) => {
    if (reportDir === null) return;
    state = begun(wish, { executionId, reportDir }, ways);
    save({});
  };
  return {
    placed,
    keep: async ({ dir, redactor }) => {
      if (state === null || dir === null) return null;
      // The reports are in another folder if the first one could not be written.
      save({ reported: true, ...(dir === state.folder.dir ? {} : { folder: identifyFolder(dir) }) });
      const kept = await keepArtifact(state, redactor, { ...ways, begun: () => save({ upload: 'begun' }) });
      if (kept !== 'cancelled') save({ upload: 'settled' });
      return kept === 'cancelled' ? null : kept;
    },
    summarised: () => save({ summarised: true }),
  };
}

function begun(
  wish: ArtifactWish,
  { executionId, reportDir }: { readonly executionId: string; readonly reportDir: string },
  { env, now }: KeepingWays,
): StepState {
  const { enabled, retentionDays } = wish;
  const name = artifactName(wish.name, executionId, env);
  return {
    executionId,
    startedAt: now(),
    folder: identifyFolder(reportDir),
    artifact: enabled ? { name, retentionDays } : null,
    reported: false,
    upload: 'open',
    summarised: false,
  };
}

export interface KeepArtifactWays extends KeepingWays {
  /** Called when the upload begins, because the name may be taken from then on. */
  readonly begun?: () => void;
}

/**
 * Uploads a run's reports as one artifact. Returns null if there is no artifact; the reports then stay on disk, and one
 * line says why. Never throws and never changes the run's outcome. `cancelled`: the post step uploads it instead,
 * because it has a separate time limit.
 */
export async function keepArtifact(
  state: StepState,
  redactor: Redactor,
  ways: KeepArtifactWays,
): Promise<KeptArtifact | 'cancelled' | null> {
  if (state.artifact === null || state.upload === 'settled') return null;
  if (ways.cancel.aborted) return 'cancelled';
  const left = (why: string): string =>
    `no artifact was uploaded: ${why}; the reports are in ${state.folder.dir}`;
  const missing = missingServiceReason(ways.env);
  if (missing !== null) {
    ways.info(left(missing));
    return null;
  }
  const answer = await sent(state, redactor, ways).catch(refused);
  if (answer.ok) {
    const kept = { id: answer.id, url: artifactUrl(answer.id, ways.env) };
    ways.info(`the reports are uploaded: ${kept.url}`);
    return kept;
  }
  if (answer.trouble === 'cancelled') return 'cancelled';
  ways.warn(left(`${answer.why}${REMEDIES[answer.trouble]}`));
  return null;
}

function refused(error: unknown): Uploaded {
  return { ok: false, trouble: 'refused', why: messageOf(error) };
}

/** Copies the files that may be uploaded, and uploads the copies. */
async function sent(
  { artifact, folder: written, upload, executionId }: StepState,
  redactor: Redactor,
  ways: KeepArtifactWays,
): Promise<Uploaded> {
  // The next run may have moved this one's record already.
  const folder = findRecord(written, executionId);
  if (folder === null) return refused(`${written.dir} now contains the reports of another run`);
  const staging = makePrivateFolder(ways.temporary);
  try {
    const holdsSecret = (bytes: Uint8Array): boolean => redactor.bytes(bytes) !== bytes;
    const { files, leftOut } = gatherArtifact({ folder, staging: staging.path, holdsSecret });
    if (leftOut.length > 0) ways.warn(`not uploaded: ${leftOut.join('; ')}`);
    if (artifact === null || files.length === 0) return refused('there are no reports');
    // An interrupted upload keeps the name in use.
    const name = upload === 'begun' ? retryName(artifact.name) : artifact.name;
    ways.begun?.();
    const { retentionDays } = artifact;
    const program = join(ways.actionFolder, 'upload/index.js');
    return await uploadArtifact({ name, folder: staging.path, files, retentionDays }, { ...ways, program });
  } finally {
    staging.remove();
  }
}

/** Returns `dist/`: the folder of the started file, or for the post step its parent. */
export function actionFolderOf(startedFrom: string | null, door: 'main' | 'post'): string {
  const folder = startedFrom ?? '.';
  return door === 'main' ? folder : dirname(folder);
}
