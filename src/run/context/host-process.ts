import type { Clock } from '../../core/ports.ts';
import type { RunRecord } from '../../report/record/run-record.ts';
import type { Listener } from '../record/recorder.ts';

/** The process that a run works in, as data from the entry point. */
export interface HostProcess {
  /** The environment at the start. It is never passed to a child process unfiltered. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly uid: number;
  readonly gid: number;
  /** The account's home folder; null if it has none. */
  readonly accountHome: string | null;
  /** Absolute path of the action's files (`dist/`); null if this is not an action. */
  readonly actionFolder: string | null;
  /** The folder for private folders: RUNNER_TEMP or the system's temporary folder. */
  readonly temporary: string;
  readonly clock: Clock;
  /** Aborts when the user or the runner cancels. */
  readonly cancel: AbortSignal;
  /** Creates the log, which listens to every event and reads limits from the record. */
  readonly log: (record: () => RunRecord) => Listener;
  /** Called once with the folder of the reports before the agent's first step; null if no reports are written. */
  readonly placed?: (executionId: string, reportDir: string | null) => void;
  /** Returns a reason for each text that GitHub's size limits will cut when this finished run is shown. */
  readonly cutTexts?: (record: RunRecord, patch: string) => readonly string[];
  /** Prints a line for the user that belongs to no event. */
  readonly warn: (text: string) => void;
}
