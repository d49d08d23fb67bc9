import type { ToolSpec } from '../core/model.ts';

/** What the agent is to do, as the model reads it. */
export interface Assignment {
  readonly system: string;
  readonly task: string;
  readonly tools: readonly ToolSpec[];
}
