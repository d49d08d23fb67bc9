import type { OutcomeName, Unfinished } from './outcome.ts';

/** A gate's last recorded result. */
export interface RecordedGate {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
  readonly status: 'passed' | 'failed' | 'error';
  /** True if it was red before the agent started; null if it did not run then. */
  readonly wasRed: boolean | null;
}

/** A run as its event chain describes it. Its texts are not trusted. */
export interface RecordedRun {
  readonly executionId: string;
  readonly task: string;
  readonly mode: string;
  readonly provider: string;
  readonly model: string;
  /** `owner/name`; null if unknown. */
  readonly repository: string | null;
  /** The last result of every gate after the agent's work, without gates that never ran. */
  readonly gates: readonly RecordedGate[];
  /** The accepted tree; null if there is none. */
  readonly accepted: AcceptedTree | null;
  /** The agent's closing message. */
  readonly result: string;
  readonly outcome: OutcomeName;
  /** The reason of the outcome, in one line. */
  readonly reason: string;
  /** Set if the task is not finished. */
  readonly unfinished: Unfinished | null;
  /** Hash of the last line. */
  readonly root: string;
}

export interface AcceptedTree {
  readonly tree: string;
  /** The parent commit. */
  readonly parent: string;
  /** The chain's head at that event, which the commit's `Forge-Audit` names. */
  readonly head: string;
  /** Wall time, ms since the epoch. */
  readonly at: number;
}
