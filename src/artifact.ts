import { dirname, join } from 'node:path';
import { gatherArtifact } from './adapters/artifact/gather.ts';
import { artifactName, secondName } from './adapters/artifact/name.ts';
import { artifactUrl, missingService } from './adapters/artifact/service.ts';
import { uploadArtifact } from './adapters/artifact/upload.ts';
import { recordOf } from './adapters/earlier-records.ts';
import { identified } from './adapters/output-folder.ts';
import { makePrivateFolder } from './adapters/private-folder.ts';
import type { Redactor } from './adapters/redaction.ts';
import { type StepState, saveStepState } from './adapters/step-state.ts';
import type { ArtifactTrouble, ArtifactWish, KeptArtifact, Uploaded } from './core/artifact.ts';
import { messageOf } from './core/message-of.ts';
import type { PublishedReports } from './run/observers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the step that keeps an artifact reaches the world. */
export interface KeepingWays {
  readonly env: Environment;
  /** RUNNER_TEMP or the system's: copies lie there while they go up. */
  readonly temporary: string;
  /** The folder of the action's own files (`dist/`). */
  readonly actionFolder: string;
  /** ms after which an upload is given up. */
  readonly patience: number;
  readonly cancel: AbortSignal;
  /** Wall time, ms since the epoch. */
  readonly now: () => number;
  readonly info: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Writes a line that the runner must read as it is. */
  readonly mask: (line: string) => void;
}

/**
 * ms for the step itself. The library asks five times within some 35 s; what a service has not taken by then, it takes
 * too late for the steps that wait.
 */
export const STEP_PATIENCE = 60_000;

/** What is done about it, by the user. */
const REMEDIES: Readonly<Record<ArtifactTrouble, string>> = {
  quota: '; delete old ones, or keep them for a shorter time by retention-days',
  taken: '; leave artifact-name empty, or give each leg of a matrix a name of its own',
  unavailable: '',
  cancelled: '',
  refused: '',
};

/** The step's side of what the post step may have to finish: each thing that is done is saved at once. */
export interface Keeping {
  /** For `Surroundings.placed`. */
  readonly placed: (executionId: string, reportDir: string | null) => void;
  /** Uploads the reports of a run that is over. Null where there is no artifact, and it was said why. */
  readonly keep: (reports: PublishedReports) => Promise<KeptArtifact | null>;
  /** The job summary is written: nothing of it is left to do. */
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
      // Where the folder could not be written any more, the reports lie in another by now.
      save({ reported: true, ...(dir === state.folder.dir ? {} : { folder: identified(dir) }) });
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
    folder: identified(reportDir),
    artifact: enabled ? { name, retentionDays } : null,
    reported: false,
    upload: 'open',
    summarised: false,
  };
}

export interface KeepArtifactWays extends KeepingWays {
  /** Told when the name may be taken from now on. */
  readonly begun?: () => void;
}

/**
 * Makes one artifact of a run's reports. Null where there is none: then the reports stay where they are, and one line
 * says so. It never throws and decides nothing: whatever becomes of it, the run's outcome stands. `cancelled`: left to
 * the post step, which is given time of its own.
 */
export async function keepArtifact(
  state: StepState,
  redactor: Redactor,
  ways: KeepArtifactWays,
): Promise<KeptArtifact | 'cancelled' | null> {
  if (state.artifact === null || state.upload === 'settled') return null;
  if (ways.cancel.aborted) return 'cancelled';
  const left = (why: string): string =>
    `no artifact was made: ${why}; the reports are in ${state.folder.dir}`;
  const missing = missingService(ways.env);
  if (missing !== null) {
    ways.info(left(missing));
    return null;
  }
  const answer = await sent(state, redactor, ways).catch(refused);
  if (answer.ok) {
    const kept = { id: answer.id, url: artifactUrl(answer.id, ways.env) };
    ways.info(`the reports are kept as an artifact: ${kept.url}`);
    return kept;
  }
  if (answer.trouble === 'cancelled') return 'cancelled';
  ways.warn(left(`${answer.why}${REMEDIES[answer.trouble]}`));
  return null;
}

function refused(error: unknown): Uploaded {
  return { ok: false, trouble: 'refused', why: messageOf(error) };
}

/** What may go up is copied, and the copies are sent. */
async function sent(
  { artifact, folder: written, upload, executionId }: StepState,
  redactor: Redactor,
  ways: KeepArtifactWays,
): Promise<Uploaded> {
  // The next run may have moved this one's record already.
  const folder = recordOf(written, executionId);
  if (folder === null) return refused(`another run's reports lie in ${written.dir} by now`);
  const staging = makePrivateFolder(ways.temporary);
  try {
    const holdsSecret = (bytes: Uint8Array): boolean => redactor.bytes(bytes) !== bytes;
    const { files, leftOut } = gatherArtifact({ folder, staging: staging.path, holdsSecret });
    if (leftOut.length > 0) ways.warn(`left out of the artifact: ${leftOut.join('; ')}`);
    if (artifact === null || files.length === 0) return refused('there is nothing to keep');
    // What an upload that was cut off has left holds the name.
    const name = upload === 'begun' ? secondName(artifact.name) : artifact.name;
    ways.begun?.();
    const { retentionDays } = artifact;
    const program = join(ways.actionFolder, 'upload/index.js');
    return await uploadArtifact({ name, folder: staging.path, files, retentionDays }, { ...ways, program });
  } finally {
    staging.remove();
  }
}

/** `dist/`, of a file that was started in it or in a folder of it. */
export function actionFolderOf(startedFrom: string | null, door: 'main' | 'post'): string {
  const folder = startedFrom ?? '.';
  return door === 'main' ? folder : dirname(folder);
}
