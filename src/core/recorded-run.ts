import type { Unfinished } from './outcome.ts';

/** How a gate stood when it was last asked, as the record has it. */
export interface RecordedGate {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
  readonly status: 'passed' | 'failed' | 'error';
  /** Whether it was red before the agent started; null where it was not asked then. */
  readonly wasRed: boolean | null;
}

/** What an event chain says of the one run that wrote it. Every text in it is somebody else's word. */
export interface RecordedRun {
  readonly executionId: string;
  readonly task: string;
  readonly mode: string;
  readonly provider: string;
  readonly model: string;
  /** `owner/name`; null where the run knew none. */
  readonly repository: string | null;
  /** Of every gate the last answer after the agent's work; those that were never asked are missing. */
  readonly gates: readonly RecordedGate[];
  /** The tree that was bound to be committed; null where none was. */
  readonly accepted: AcceptedTree | null;
  /** The agent's own closing words. */
  readonly result: string;
  readonly outcome: string;
  /** Why it ended so, in one line. */
  readonly reason: string;
  /** Set where what there is is not the finished task. */
  readonly unfinished: Unfinished | null;
  /** Hash of the last line. */
  readonly root: string;
}

export interface AcceptedTree {
  readonly tree: string;
  /** The commit that it is to follow. */
  readonly parent: string;
  /** The chain's head there: what the commit's `Forge-Audit` names. */
  readonly head: string;
  /** Wall time, ms since the epoch. */
  readonly at: number;
}
