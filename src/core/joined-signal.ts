/** A signal that aborts with the first of others, for as long as it is wanted. */
export interface JoinedSignal {
  readonly signal: AbortSignal;
  /** Lets go of the others: from here on it aborts no more. To be called once nobody needs the signal. */
  release(): void;
}

/**
 * Aborts as soon as one of these does, and for its reason. In the place of AbortSignal.any, whose signals hold one
 * another weakly: Node 24 was seen to lose one under memory pressure, and Node 20 loses the time-outs of most
 * requests that way when the memory is swept meanwhile. Here each cause holds a listener, and the listener the signal,
 * until the first abort or `release`.
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
