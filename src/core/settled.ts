/**
 * Keeps Node from reporting an unhandled rejection before the promise is awaited. A later await still gets the error.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Awaits work whose failure changes nothing for the caller. */
export async function ignoringFailure(work: PromiseLike<unknown> | null | undefined): Promise<void> {
  try {
    await work;
  } catch {
    // The caller continues in either case.
  }
}
