import type { ModelReply } from '../../core/model.ts';
import type { Admission } from '../admission.ts';
import type { Standing } from './standing.ts';

/** What the loop needs to know so that its history fits the model. */
export interface ContextPorts {
  /** Tokens that the model takes, prompt and answer together. Infinity: no bound is known, and none assumed. */
  readonly window: () => number;
  /** The longest answer that is ever asked for, in tokens. */
  readonly longestAnswer: number;
  /** What the harness knows of the run, to be restated where the turns that said so are left out. */
  readonly standing: () => Standing;
  /** Whether the budgets allow a summary of this size and a call of the agent's own after it. */
  readonly affords: (input: number, output: number) => boolean;
  /** Judges a call that is not the agent's turn, like any other. */
  readonly admit: (turn: number, inputEstimate: number) => Promise<Admission>;
  /** Books what it used; returns its price in USD where one is known. It is no turn. */
  readonly book: (reply: ModelReply) => number | null;
  /** Told of every call whose output the model can no longer see. */
  readonly forgotten: (callIds: readonly string[]) => void;
}
