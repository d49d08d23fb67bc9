import { messageOf } from '../../core/message-of.ts';
import { StopRun } from '../../core/outcome.ts';
import { isDiskFull, systemTrouble } from '../system-trouble.ts';

/** Says of trouble of the disk, the system or git what it kept from being done. Other errors pass. */
export function saying(kind: 'git_before' | 'failure', what: string): (error: unknown) => never {
  return (error) => {
    const trouble = systemTrouble(error);
    // The full disk may be the one of the run's own folder, so the place that was read is not at fault.
    if (trouble !== null && isDiskFull(error)) throw new StopRun({ kind: 'failure', reason: trouble });
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
