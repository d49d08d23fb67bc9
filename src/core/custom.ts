import type { ChangeStatus } from './change.ts';
import type { Facts } from './constraint.ts';

/** ms that a custom constraint has for an answer, its start included. Source: CONTRACT 6. */
export const CUSTOM_PATIENCE_MS = 5000;

/** What the agent is about to do, or has just done, when a custom constraint is asked. */
export type AgentState = 'thinking' | 'editing' | 'executing' | 'committing';

export const AGENT_STATES: Readonly<Record<Facts['phase'], (facts: Facts) => AgentState>> = {
  call: () => 'executing',
  result: () => 'executing',
  budget: () => 'thinking',
  change: (facts) => (facts.phase === 'change' && facts.by === 'edit' ? 'editing' : 'executing'),
  commit: () => 'committing',
};

/** What a custom constraint is told. The names are those that users write against (CONTRACT 6, ADR-012). */
export interface CustomContext {
  /** Answers of the model so far. */
  readonly iteration: number;
  readonly tokensUsed: number;
  /** USD; null where the model's price is not known. */
  readonly costUsd: number | null;
  readonly elapsedMs: number;
  readonly agentState: AgentState;
  /** Net difference against the start, with the step that is about to be kept in it. */
  readonly changes: readonly CustomChange[];
}

export interface CustomChange {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly lines_added: number;
  readonly lines_removed: number;
}

/** What came back: JSON that nobody has looked at yet, or why nothing did. */
export type CustomReply =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'trouble'; readonly trouble: string }
  /** The signal aborted meanwhile. */
  | { readonly kind: 'unheard' };

/** A constraint of the user's, behind the walls that its child has. */
export interface CustomConstraint {
  readonly name: string;
  /** The file or the command, as the settings spell it: what to mend. */
  readonly source: string;
  /** Never throws, and takes at most `CUSTOM_PATIENCE_MS`. */
  ask(context: CustomContext, signal: AbortSignal): Promise<CustomReply>;
}

export interface CustomConstraints {
  /** In the order of the settings. */
  readonly all: readonly CustomConstraint[];
  /** Ends their children. */
  close(): Promise<void>;
}

export const NO_CUSTOM: CustomConstraints = { all: [], close: () => Promise.resolve() };
