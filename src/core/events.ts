import type { ChangeSet, ChangeTotals } from './change.ts';
import type { NamedValidation, Violation } from './constraint.ts';
import type { IgnoredSummary } from './ignored.ts';
import type { Isolation } from './isolation.ts';
import type { FinishReason, ModelName, ToolCall, Usage } from './model.ts';
import type { RunOutcome, Unfinished } from './outcome.ts';
import type { SealedFile } from './sealed-file.ts';
import type { NotRestored } from './undone.ts';

export interface GateResult {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
  /** `error`: it could not run or ran out of time, which counts as red. */
  readonly status: 'passed' | 'failed' | 'error';
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** Set where it ran and the run's own end cut it off. */
  readonly cutOff?: true;
  /** The signal that ended it, where neither its time limit nor the run's end did. */
  readonly killedBy?: string;
  readonly durationMs: number;
  readonly output: string;
  /** File of the output folder with all that it printed, where `output` is cut. */
  readonly outputFile?: string;
  /** Whether it was red before the agent started; null where it was not asked then. */
  readonly wasRed: boolean | null;
  readonly attempt: number;
}

/** Sizes in tokens, by our forecast. */
export interface Compaction {
  /** `window`: the prompt came near the model's window. `overflow`: the provider refused it as too long. */
  readonly why: 'window' | 'overflow';
  /** The model's window as it is believed to be; null where none is known. */
  readonly window: number | null;
  readonly tokensBefore: number;
  readonly tokensAfter: number;
  /** Tool outputs that were replaced by a line that says what they were. */
  readonly outputsStubbed: number;
  /** Older turns that were left out whole. */
  readonly turnsLeftOut: number;
  /** Whether a summary of theirs is there. */
  readonly summarised: boolean;
}

/** Everything that happens in a run, in order. Reports are folds over these; nothing else is kept. */
export type RunEvent =
  | {
      readonly type: 'run_started';
      readonly executionId: string;
      readonly task: string;
      readonly mode: string;
      readonly provider: string;
      readonly model: string;
      readonly workspace: string;
      readonly head: string | null;
      readonly branch: string | null;
      /** `owner/name` on the forge; absent where the run knows none. */
      readonly repository?: string;
      /** The frozen settings, as data. */
      readonly settings: unknown;
    }
  | { readonly type: 'sandbox_probed'; readonly isolation: Isolation }
  | { readonly type: 'notice'; readonly level: 'info' | 'warning'; readonly text: string }
  | { readonly type: 'tree_opened'; readonly tree: string; readonly trackedFiles: number }
  | { readonly type: 'gate_finished'; readonly phase: 'baseline' | 'final'; readonly gate: GateResult }
  | {
      readonly type: 'turn_started';
      readonly turn: number;
      readonly inputEstimate: number;
      readonly outputCap: number;
    }
  | {
      readonly type: 'model_replied';
      readonly turn: number;
      /** Which model answered, where more than one might have. */
      readonly by?: ModelName;
      readonly text: string;
      readonly calls: readonly ToolCall[];
      readonly finish: FinishReason;
      readonly usage: Usage;
      /** USD of this call; null where no price is known. */
      readonly costUsd: number | null;
      readonly durationMs: number;
    }
  /** A model did not answer, after its retries. */
  | {
      readonly type: 'model_failed';
      readonly turn: number;
      readonly by: ModelName;
      /** Who is asked from now on; null where nobody is. */
      readonly next: ModelName | null;
      readonly why: string;
      /** What its broken-off answers cost all the same; null where nothing had come. */
      readonly usage: Usage | null;
      /** USD; null where no price is known. */
      readonly costUsd: number | null;
    }
  | {
      readonly type: 'validated';
      readonly turn: number;
      readonly phase: string;
      readonly validations: readonly NamedValidation[];
    }
  | { readonly type: 'violated'; readonly violation: Violation }
  | {
      readonly type: 'tool_finished';
      readonly turn: number;
      readonly call: ToolCall;
      readonly ok: boolean;
      readonly text: string;
      /** File of the output folder with all that a command printed, where `text` is cut. */
      readonly outputFile?: string;
      readonly durationMs: number;
    }
  | {
      readonly type: 'change_kept';
      readonly turn: number;
      readonly by: 'edit' | 'command';
      readonly step: ChangeSet;
      readonly total: ChangeTotals;
    }
  | {
      readonly type: 'change_undone';
      readonly turn: number;
      readonly by: 'command' | 'gate';
      readonly paths: readonly string[];
      readonly patchFile: string | null;
      /** What the patch does not hold and why. Absent where it holds everything. */
      readonly leftOut?: string;
      /** Ignored paths that stay deleted or changed. Absent where none is known. */
      readonly notRestored?: NotRestored;
    }
  | { readonly type: 'nudged'; readonly turn: number; readonly text: string }
  /** The model was told that no other call can follow this turn's. */
  | { readonly type: 'last_call'; readonly turn: number; readonly text: string }
  /** A model was asked to sum up older turns: a call like any other in what it costs, but no turn. */
  | {
      readonly type: 'summary_replied';
      readonly turn: number;
      /** null where the answer was none to be used, or none came. */
      readonly text: string | null;
      /** Why there is none; '' where there is one. */
      readonly trouble: string;
      readonly usage: Usage;
      readonly costUsd: number | null;
      readonly durationMs: number;
    }
  /** The conversation was made smaller, so that it fits the model. */
  | ({ readonly type: 'compacted'; readonly turn: number } & Compaction)
  | {
      readonly type: 'agent_ended';
      readonly how:
        | 'complete'
        | 'partial'
        | 'impossible'
        | 'not_applied'
        | 'gave_up'
        | 'stopped'
        | 'provider_failed'
        | 'cancelled';
      readonly result: string;
    }
  | {
      readonly type: 'tree_accepted';
      readonly tree: string;
      readonly changes: ChangeSet;
      /** The commit that the tree is to follow; full id. Absent in records of older versions. */
      readonly parent?: string;
    }
  /** What commands, gates and edits left in ignored places, where no change is judged or taken back. */
  | ({ readonly type: 'ignored_changed' } & IgnoredSummary)
  | {
      readonly type: 'workspace_left';
      readonly policy: 'preserve' | 'rollback' | 'quarantine';
      readonly patchFile: string | null;
      /** Ignored files that differ from the start and were not put back. Absent if there are none. */
      readonly ignoredLeft?: number;
    }
  | {
      readonly type: 'committed';
      readonly sha: string;
      readonly tree: string;
      readonly branch: string | null;
      /** Set where the server made it: `name <email>` of the token's account, and whether its signature holds. */
      readonly author?: string;
      readonly signed?: boolean;
      /** The parents that the server gave it; absent where the run made it, whose parent is that of `tree_accepted`. */
      readonly parents?: readonly string[];
    }
  | {
      readonly type: 'pushed';
      readonly sha: string;
      readonly branch: string;
      /** `owner/name` */
      readonly repository: string;
    }
  | {
      readonly type: 'pull_request';
      readonly operation: 'created' | 'updated';
      readonly number: number;
      /** Its page. */
      readonly url: string;
      readonly draft: boolean;
    }
  | {
      readonly type: 'run_finished';
      readonly outcome: RunOutcome;
      readonly changes: ChangeSet;
      /** Set where what there is is not the finished task. */
      readonly unfinished?: Unfinished;
    }
  /** The last event: every other file of the record, so that `verify` finds what was changed, taken away or added. */
  | { readonly type: 'record_sealed'; readonly files: readonly SealedFile[] };

/** What happens in the run itself. */
export type RunStep = Exclude<RunEvent, { readonly type: 'record_sealed' }>;

export type RunEventType = RunEvent['type'];

/** An event with its place in the run. `at` is wall time in ms since the epoch. */
export interface RecordedEvent {
  readonly seq: number;
  readonly at: number;
  readonly event: RunEvent;
}

/** Where every event goes. Listeners only listen: none can change a run. */
export type Emit = (event: RunEvent) => void;
