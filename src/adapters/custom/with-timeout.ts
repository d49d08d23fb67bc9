import { awaitedLater } from '../../core/settled.ts';

/** Resolves to the result of `work`; null if it takes longer than `ms` or the signal aborts first. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | null> {
  let stop: () => void = () => undefined;
  const stopped = new Promise<null>((resolve) => {
    stop = () => resolve(null);
  });
  const timer = setTimeout(stop, ms);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    awaitedLater(work);
  }
}
