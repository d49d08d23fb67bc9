/**
 * Returns the number of steps (insert, delete, replace, swap of neighbors) between two words. Optimal string alignment.
 */
export function editDistance(from: string, to: string): number {
  let older: number[] = [];
  let old = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (old[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (old[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (older[column - 2] ?? 0) + 1);
      next.push(best);
    }
    older = old;
    old = next;
  }
  return old[to.length] ?? 0;
}

/** Ignores spelling styles, so that `maxFiles`, `max-files` and `MAX_FILES` are equal. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, '');
}

/** Longer words are not compared, because they cannot be names. */
const LONGEST_NAME = 64;

/** Returns the known name that `word` was probably meant to be; null if none is close (a third of its letters). */
export function nearest(word: string, known: Iterable<string>): string | null {
  if (word.length > LONGEST_NAME) return null;
  const wanted = plain(word);
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const candidate = plain(name);
    const distance = editDistance(wanted, candidate);
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (distance <= allowed && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns the end of every "unknown name" problem: a guess if there is one, and the known names. */
export function knownNames(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  const hint = guess === null ? '' : `did you mean "${guess}"? `;
  return `${hint}Known: ${known.join(', ')}`;
}
