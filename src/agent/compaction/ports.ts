import type { ModelReply } from '../../core/model/model.ts';
import type { Admission } from '../admission.ts';
import type { Progress } from './progress-restatement.ts';

/** Ports that keep the history within the model's window. */
export interface ContextPorts {
  /** Tokens that the model accepts, prompt and answer together. Infinity if no limit is known. */
  readonly window: () => number;
  /** The longest answer that is requested, in tokens. */
  readonly longestAnswer: number;
  /** Facts of the run, restated when the turns that contained them are left out. */
  readonly progress: () => Progress;
  /** Returns true if the budgets allow a summary of this size and the agent's next call after it. */
  readonly affords: (input: number, output: number) => boolean;
  /** Judges a call that is not a turn of the agent, like any other call. */
  readonly admit: (turn: number, inputEstimate: number) => Promise<Admission>;
  /** Books its usage; returns its price in USD if known. It does not count as a turn. */
  readonly book: (reply: ModelReply) => number | null;
  /** Receives every call whose output the model can no longer see. */
  readonly forgotten: (callIds: readonly string[]) => void;
}
