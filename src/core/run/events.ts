import type { RunPages } from '../forge/run-pages.ts';
import type { ChangeSet, ChangeTotals } from '../git/change.ts';
import type { IgnoredSummary } from '../git/ignored.ts';
import type { NotRestored } from '../git/undone.ts';
import type { FinishReason, ModelName, ToolCall, Usage } from '../model/model.ts';
import type { NamedValidation, Violation } from './constraint.ts';
import type { RunOutcome, Unfinished } from './outcome.ts';
import type { SandboxState } from './sandbox-kind.ts';
import type { SealedFile } from './sealed-file.ts';

export interface GateResult {
  readonly name: string;
  readonly command: string;
  readonly required: boolean;
  /** `error`: it could not run or timed out, which counts as red. */
  readonly status: 'passed' | 'failed' | 'error';
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  /** Set if the end of the run stopped it. */
  readonly cutOff?: true;
  /** The signal that ended it, unless its time limit or the end of the run did. */
  readonly killedBy?: string;
  readonly durationMs: number;
  readonly output: string;
  /** The file in the output folder with its full output. Set if `output` is cut. */
  readonly outputFile?: string;
  /** True if it was red before the agent started; null if it did not run then. */
  readonly wasRed: boolean | null;
  readonly attempt: number;
}

/** Sizes are estimates in tokens. */
export interface Compaction {
  /** `window`: the prompt came near the model's window. `overflow`: the provider refused it as too long. */
  readonly why: 'window' | 'overflow';
  /** The assumed context window; null if unknown. */
  readonly window: number | null;
  readonly tokensBefore: number;
  readonly tokensAfter: number;
  /** Number of tool outputs that were replaced by a one-line stub. */
  readonly outputsStubbed: number;
  /** Number of older turns that were removed. */
  readonly turnsLeftOut: number;
  /** True if a summary replaces them. */
  readonly summarised: boolean;
}

/** Everything that happens in a run, in order. Reports are computed from these events only. */
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
      /** `owner/name` on the forge; absent if unknown. */
      readonly repository?: string;
      /** The pages of the repository and the workflow run; absent if unknown. */
      readonly pages?: RunPages;
      /** The frozen settings, as data. */
      readonly settings: unknown;
    }
  | { readonly type: 'sandbox_probed'; readonly isolation: SandboxState }
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
      /** The model that answered, if there are several. */
      readonly by?: ModelName;
      readonly text: string;
      readonly calls: readonly ToolCall[];
      readonly finish: FinishReason;
      readonly usage: Usage;
      /** USD of this call; null if the price is unknown. */
      readonly costUsd: number | null;
      readonly durationMs: number;
    }
  /** A model failed after its retries. */
  | {
      readonly type: 'model_failed';
      readonly turn: number;
      readonly by: ModelName;
      /** The model that continues; null if there is none. */
      readonly next: ModelName | null;
      readonly why: string;
      /** The usage of interrupted replies; null if nothing was received. */
      readonly usage: Usage | null;
      /** USD; null if the price is unknown. */
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
      /** The file in the output folder with a command's full output. Set if `text` is cut. */
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
      /** The changes missing from the patch and the reason. Absent if it is complete. */
      readonly leftOut?: string;
      /** Ignored paths that stay deleted or changed. Absent if none is known. */
      readonly notRestored?: NotRestored;
    }
  | { readonly type: 'nudged'; readonly turn: number; readonly text: string }
  /** The model was told that this turn is the last one. */
  | { readonly type: 'last_call'; readonly turn: number; readonly text: string }
  /** A model summarized older turns. The call costs money and tokens, but is not a turn. */
  | {
      readonly type: 'summary_replied';
      readonly turn: number;
      /** Null if there was no usable answer. */
      readonly text: string | null;
      /** The reason why there is no summary; '' if there is one. */
      readonly trouble: string;
      readonly usage: Usage;
      readonly costUsd: number | null;
      readonly durationMs: number;
    }
  /** The conversation was shortened to fit the model's window. */
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
      /** The full ID of the parent commit. Absent in records of older versions. */
      readonly parent?: string;
    }
  /** Changes by commands, gates and edits in ignored paths, which are not judged or undone. */
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
      /** Set if the server created it: `name <email>` of the token's account, and whether its signature is valid. */
      readonly author?: string;
      readonly signed?: boolean;
      /** The parents that the server set; absent if the run created it, whose parent is that of `tree_accepted`. */
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
      /** Set if the task is not finished. */
      readonly unfinished?: Unfinished;
    }
  /** The last event: all other files of the record, so that `verify` finds changed, removed and added files. */
  | { readonly type: 'record_sealed'; readonly files: readonly SealedFile[] };

/** The events of the run itself, without the seal. */
export type RunStep = Exclude<RunEvent, { readonly type: 'record_sealed' }>;

export type RunEventType = RunEvent['type'];

/** An event with its place in the run. `at` is wall time in ms since the epoch. */
export interface RecordedEvent {
  readonly seq: number;
  readonly at: number;
  readonly event: RunEvent;
}

/** Passes an event to all listeners. No listener can change a run. */
export type Emit = (event: RunEvent) => void;
