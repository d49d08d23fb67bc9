import { type Found, finder, isReadable } from './found.ts';
import type { RawPath } from './raw-path.ts';

/**
 * The paths that are no longer as they were found: something wrote them since. Only a change time that is later than
 * the first look by less than one tick of the kernel's clock (10 ms at most) could hide a write of the same size; all
 * that is between two looks here, starting git among it, takes longer.
 */
export function movedSince(root: string, found: ReadonlyMap<RawPath, Found>): RawPath[] {
  const find = finder(root, false);
  return [...found].filter(([raw, before]) => !isSame(before, find(raw))).map(([raw]) => raw);
}

function isSame(before: Found, now: Found): boolean {
  if (before.kind !== now.kind) return false;
  if (!('ctime' in before) || !('ctime' in now)) return true;
  // To read such a file, the measuring itself has to give it another mode.
  if (before.kind === 'file' && !isReadable(before.mode)) return true;
  return before.ctime === now.ctime && before.size === now.size;
}

/** What lies under these names now. */
export function lookAt(root: string, names: Iterable<RawPath>): ReadonlyMap<RawPath, Found> {
  const find = finder(root, false);
  return new Map([...names].map((raw) => [raw, find(raw)]));
}
