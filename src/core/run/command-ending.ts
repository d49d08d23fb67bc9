import type { ToolCall } from '../model/model.ts';

/** The first word of a command's result if the harness or a signal ended it. */
export const KILLED = 'killed';

/** Returns true if the call was a command that was killed. Only its text says so. */
export function wasKilled({ name }: Pick<ToolCall, 'name'>, text: string): boolean {
  return name === 'execute_command' && text.startsWith(`${KILLED} `);
}
