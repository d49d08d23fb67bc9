import type { Clock } from '../core/ports.ts';
import type { RunRecord } from '../report/run-record.ts';
import type { Listener } from './recorder.ts';

/** What a door hands to a run: the process it runs in, as data. */
export interface Surroundings {
  /** The environment as it was at the start. Never handed to a child whole. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly uid: number;
  readonly gid: number;
  /** The account's home folder; null where there is none. */
  readonly accountHome: string | null;
  /** The folder of the action's own files (`dist/`), absolute; null where it is no action that runs. */
  readonly actionFolder: string | null;
  /** Where private folders are made: RUNNER_TEMP or the system's. */
  readonly temporary: string;
  readonly clock: Clock;
  /** Aborts when the user or the runner cancels. */
  readonly cancel: AbortSignal;
  /** Listens to every event; made once the fold exists whose limits it shows. */
  readonly log: (record: () => RunRecord) => Listener;
  /** Told once where the run's reports will lie, before anything of the agent's runs; null where none are written. */
  readonly placed?: (executionId: string, reportDir: string | null) => void;
  /** A line for the user outside of any event. */
  readonly warn: (text: string) => void;
}
