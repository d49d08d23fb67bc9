/**
 * Lets at most `atATime` pieces of work run together; the others wait for their turn. More than the cores, for work
 * that mostly waits; not many more, for work whose time is limited.
 */
export function turnsOf(atATime: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atATime) await new Promise<void>((done) => waiting.push(done));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
