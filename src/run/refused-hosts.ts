import type { Shell, ShellResult } from '../core/ports.ts';
import type { Occasion, Referee } from './referee.ts';

/** Puts on record which hosts a command could not reach, each once. */
export function noteRefusedHosts(
  result: ShellResult,
  referee: Referee,
  occasion: Omit<Occasion, 'effect'>,
): void {
  for (const { code, reason } of result.refusedHosts ?? []) {
    referee.note(code, reason, { ...occasion, effect: 'prevented' }, { response: 'warn_continue' });
  }
}

/** A shell whose every result is looked at. */
export function watched(shell: Shell, look: (result: ShellResult) => void): Shell {
  return {
    isolation: shell.isolation,
    run: async (command) => {
      const result = await shell.run(command);
      look(result);
      return result;
    },
  };
}

/** What the model is told of it, before the command's own output; '' where nothing was refused. */
export function refusedHostLines(result: ShellResult): string {
  return (result.refusedHosts ?? []).map(({ reason }) => `network: ${reason}\n`).join('');
}
