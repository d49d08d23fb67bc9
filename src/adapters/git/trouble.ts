import { messageOf } from '../../core/message-of.ts';
import { StopRun } from '../../core/outcome.ts';
import { systemTrouble } from '../system-trouble.ts';

/** Says of trouble of the disk, the system or git what it kept from being done. Other errors pass. */
export function saying(kind: 'git_before' | 'failure', what: string): (error: unknown) => never {
  return (error) => {
    const trouble = systemTrouble(error);
    throw trouble === null ? error : new StopRun({ kind, reason: `${what}: ${trouble}` });
  };
}

/** Without a sandbox a command can reach what the run keeps for itself. `dir`: the private git directory. */
export function sayingOfStore(dir: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof StopRun || systemTrouble(error) === null || !messageOf(error).includes(dir))
      throw error;
    const reason = `a command changed or removed the run's own files in ${dir}, so its changes cannot be measured (${messageOf(error)}): use a sandbox, and run again`;
    throw new StopRun({ kind: 'failure', reason });
  };
}
