const removals: (() => void)[] = [];

/** Has something removed when all is played: folders that are made once a process. */
export function atEnd(remove: () => void): void {
  if (removals.length === 0) process.once('exit', tidy);
  removals.push(remove);
}

/** For test files, whose process may be ended from outside. */
export function tidy(): void {
  for (const remove of removals.splice(0)) remove();
}
