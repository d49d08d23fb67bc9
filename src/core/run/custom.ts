import type { ChangeStatus } from '../git/change.ts';
import type { Facts } from './constraint.ts';

/** Time limit in ms for a custom constraint's answer, including its start. Source: docs/constraints.md. */
export const CUSTOM_PATIENCE_MS = 5000;

/** The agent's activity when a custom constraint is asked. */
export type AgentState = 'thinking' | 'editing' | 'executing' | 'committing';

export const AGENT_STATES: Readonly<Record<Facts['phase'], (facts: Facts) => AgentState>> = {
  call: () => 'executing',
  result: () => 'executing',
  budget: () => 'thinking',
  change: (facts) => (facts.phase === 'change' && facts.by === 'edit' ? 'editing' : 'executing'),
  commit: () => 'committing',
};

/** The input of a custom constraint. Users rely on these names (docs/constraints.md). */
export interface CustomContext {
  /** Number of model turns so far. */
  readonly iteration: number;
  readonly tokensUsed: number;
  /** USD; null if the model's price is unknown. */
  readonly costUsd: number | null;
  readonly elapsedMs: number;
  readonly agentState: AgentState;
  /** Net changes against the start, including the step that is being judged. */
  readonly changes: readonly CustomChange[];
}

export interface CustomChange {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly lines_added: number;
  readonly lines_removed: number;
}

/** The unchecked JSON answer, or the reason why there is none. */
export type CustomReply =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'trouble'; readonly trouble: string }
  /** The signal aborted. */
  | { readonly kind: 'unheard' };

/** A custom constraint, which runs in its own sandboxed process. */
export interface CustomConstraint {
  readonly name: string;
  /** The file or the command, as the settings name it. */
  readonly source: string;
  /** Never throws, and takes at most `CUSTOM_PATIENCE_MS`. */
  ask(context: CustomContext, signal: AbortSignal): Promise<CustomReply>;
}

export interface CustomConstraints {
  /** In the order of the settings. */
  readonly all: readonly CustomConstraint[];
  /** Ends their processes. */
  close(): Promise<void>;
}

export const NO_CUSTOM: CustomConstraints = { all: [], close: () => Promise.resolve() };
