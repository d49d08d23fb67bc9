import type { ToolCall } from './model.ts';

/** How the text of a command begins that the harness, or a signal, put an end to. */
export const KILLED = 'killed';

/** Whether a call was a command that did not come to its own end. Its text says so, which is all that is on record. */
export function wasKilled({ name }: Pick<ToolCall, 'name'>, text: string): boolean {
  return name === 'execute_command' && text.startsWith(`${KILLED} `);
}
