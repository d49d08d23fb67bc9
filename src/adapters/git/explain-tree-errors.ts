import { StopRun } from '../../core/run/outcome.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { isDiskFull, systemErrorAdvice } from './program/system-errors.ts';

/** Adds the failed task (`what`) to errors of the disk, the system or git. Rethrows other errors. */
export function explainErrors(kind: 'git_before' | 'failure', what: string): (error: unknown) => never {
  return (error) => {
    const advice = systemErrorAdvice(error);
    // The full disk may be that of the run's own folder, so `what` is not mentioned.
    if (advice !== null && isDiskFull(error)) throw new StopRun({ kind: 'failure', reason: advice });
    throw advice === null ? error : new StopRun({ kind, reason: `${what}: ${advice}` });
  };
}

/** Explains errors in the private git directory `dir`, which commands can reach without a sandbox. */
export function explainStoreErrors(dir: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof StopRun || systemErrorAdvice(error) === null || !messageOf(error).includes(dir))
      throw error;
    const reason = `a command changed or removed the run's own files in ${dir}, so its changes cannot be measured (${messageOf(error)}): use a sandbox and run again`;
    throw new StopRun({ kind: 'failure', reason });
  };
}
