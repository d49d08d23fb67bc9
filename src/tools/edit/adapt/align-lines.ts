/** Larger blocks are not compared line by line; their middle counts as new. */
const MAX_CELLS = 250_000;

/**
 * For each new line: the old line that it keeps (`same`), or the one that it replaces (`instead`) if a run of old lines
 * is replaced by as many new ones.
 */
export interface Alignment {
  readonly same: readonly (number | undefined)[];
  readonly instead: readonly (number | undefined)[];
}

/** Aligns lines by their longest common subsequence, after the common beginning and end. */
export function align(before: readonly string[], after: readonly string[]): Alignment {
  const same: (number | undefined)[] = new Array(after.length).fill(undefined);
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) {
    same[head] = head;
    head++;
  }
  let tail = 0;
  const room = Math.min(before.length, after.length) - head;
  while (tail < room && before[before.length - 1 - tail] === after[after.length - 1 - tail]) {
    same[after.length - 1 - tail] = before.length - 1 - tail;
    tail++;
  }
  const oldMiddle = before.slice(head, before.length - tail);
  const newMiddle = after.slice(head, after.length - tail);
  for (const [old, fresh] of commonLines(oldMiddle, newMiddle)) same[head + fresh] = head + old;
  return { same, instead: pairReplaced(same, before.length) };
}

function commonLines(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  if (before.length === 0 || after.length === 0 || before.length * after.length > MAX_CELLS) return [];
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const skip = Math.max(at(i + 1, j), at(i, j + 1));
      longest[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : skip;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Pairs the lines between two kept ones if their numbers are equal. */
function pairReplaced(same: readonly (number | undefined)[], oldCount: number): (number | undefined)[] {
  const instead: (number | undefined)[] = new Array(same.length).fill(undefined);
  let oldFrom = 0;
  let newFrom = 0;
  const close = (oldTo: number, newTo: number): void => {
    if (newTo - newFrom === oldTo - oldFrom) {
      for (let k = 0; k < newTo - newFrom; k++) instead[newFrom + k] = oldFrom + k;
    }
  };
  same.forEach((old, fresh) => {
    if (old === undefined) return;
    close(old, fresh);
    oldFrom = old + 1;
    newFrom = fresh + 1;
  });
  close(oldCount, same.length);
  return instead;
}
