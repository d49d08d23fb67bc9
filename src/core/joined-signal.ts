/** A signal that aborts with the first of several signals. */
export interface JoinedSignal {
  readonly signal: AbortSignal;
  /** Stops listening to the other signals. Call it once the signal is not needed any more. */
  release(): void;
}

/**
 * Returns a signal that aborts with the first cause that aborts, and with its reason. It replaces AbortSignal.any,
 * whose signals hold only weak references to each other. Node 20 and 24 lose aborts and time-outs that way during
 * garbage collection. Here each cause references a listener, and the listener references the signal, until the first
 * abort or `release`.
 */
export function joinedSignal(causes: readonly AbortSignal[]): JoinedSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const release = (): void => {
    for (const cause of causes) cause.removeEventListener('abort', end);
  };
  function end(): void {
    release();
    controller.abort(causes.find(({ aborted }) => aborted)?.reason);
  }
  if (causes.some(({ aborted }) => aborted)) end();
  else for (const cause of causes) cause.addEventListener('abort', end);
  return { signal, release };
}
