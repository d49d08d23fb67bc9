import type { Shell, ShellResult } from '../../core/ports.ts';
import type { CallContext, ConstraintEnforcer } from '../judging/constraint-enforcer.ts';

/** Records each host that a command could not reach, once. */
export function noteRefusedHosts(
  result: ShellResult,
  enforcer: ConstraintEnforcer,
  callContext: Omit<CallContext, 'effect'>,
): void {
  for (const { code, reason } of result.refusedHosts ?? []) {
    enforcer.note(code, reason, { ...callContext, effect: 'prevented' }, { response: 'warn_continue' });
  }
}

/** Returns a shell that passes every result to `look`. */
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

/** Returns the lines that tell the model about refused hosts; '' if there are none. */
export function refusedHostLines(result: ShellResult): string {
  return (result.refusedHosts ?? []).map(({ reason }) => `network: ${reason}\n`).join('');
}
