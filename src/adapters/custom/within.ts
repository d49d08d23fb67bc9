/** What `work` gives, or null where that takes longer than `ms` or the signal aborts first. */
export async function within<Result>(
  ms: number,
  work: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | null> {
  let give: () => void = () => undefined;
  const over = new Promise<null>((resolve) => {
    give = () => resolve(null);
  });
  const timer = setTimeout(give, ms);
  signal?.addEventListener('abort', give, { once: true });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', give);
    // Whoever stopped waiting hears no failure any more.
    work.catch(() => undefined);
  }
}
