import { createContext, Script } from 'node:vm';

/** The result of a task that ran out of time. */
export const OUT_OF_TIME: unique symbol = Symbol('out of time');

/** Runs a synchronous task and stops it if it takes longer than `ms`. */
export type Timebox = <T>(task: () => T, ms: number) => T | typeof OUT_OF_TIME;

/**
 * Creates a timebox. A regular expression or glob of the model can take forever, and only the engine's watchdog can
 * stop it; `vm` has one, without a process or thread. A stopped task runs no `finally`, so it must not have files open.
 * About 1 ms to create, 0.15 ms per use.
 */
export function createTimebox(): Timebox {
  const globals: { task: () => unknown } = { task: () => undefined };
  const context = createContext(globals);
  const script = new Script('task()');
  return <T>(task: () => T, ms: number): T | typeof OUT_OF_TIME => {
    globals.task = task;
    try {
      return script.runInContext(context, { timeout: Math.max(1, Math.ceil(ms)) }) as T;
    } catch (error) {
      if (isTimeout(error)) return OUT_OF_TIME;
      throw error;
    }
  };
}

/** The error comes from another context, so it is not an instance of our `Error`. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
