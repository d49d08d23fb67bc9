import type { ToolSpec } from '../core/model/model.ts';

/** The agent's task, as the model reads it. */
export interface Assignment {
  readonly system: string;
  readonly task: string;
  readonly tools: readonly ToolSpec[];
}
