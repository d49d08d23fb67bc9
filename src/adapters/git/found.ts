import { chmodSync } from 'node:fs';
import { onDisk, parentOf, type RawPath } from './raw-path.ts';
import { lstatExact } from './there.ts';

/** What lies on disk under a name, links not followed: not the last one, and none on the way. */
export type Found =
  | {
      readonly kind: 'file';
      readonly executable: boolean;
      readonly mode: number;
      readonly size: number;
      readonly links: number;
      /** ns; cannot be set by anybody, and moves with every write. */
      readonly ctime: bigint;
    }
  | { readonly kind: 'link'; readonly size: number; readonly ctime: bigint }
  | { readonly kind: 'gone' | 'folder' | 'special' };

const OWNER_READS = 0o400;

/** Looks up names below one root. Remembers folders, so it serves one measurement only. */
export function finder(root: string): (raw: RawPath) => Found {
  const real = new Map<RawPath, boolean>([['', true]]);
  const isReal = (folder: RawPath): boolean => {
    const known = real.get(folder);
    if (known !== undefined) return known;
    const answer = isReal(parentOf(folder)) && lookAt(root, folder)?.isDirectory() === true;
    real.set(folder, answer);
    return answer;
  };
  return (raw) => (isReal(parentOf(raw)) ? describe(root, raw) : { kind: 'gone' });
}

function describe(root: string, raw: RawPath): Found {
  const stat = lookAt(root, raw);
  if (stat === undefined) return { kind: 'gone' };
  if (stat.isDirectory()) return { kind: 'folder' };
  if (stat.isSymbolicLink()) return { kind: 'link', size: Number(stat.size), ctime: stat.ctimeNs };
  if (!stat.isFile()) return { kind: 'special' };
  const mode = Number(stat.mode) & 0o7777;
  // A file that its owner may not read is opened again: what cannot be read cannot be judged.
  if ((mode & OWNER_READS) === 0) chmodSync(onDisk(root, raw), mode | OWNER_READS);
  return {
    kind: 'file',
    executable: (mode & 0o100) !== 0,
    mode,
    size: Number(stat.size),
    links: Number(stat.nlink),
    ctime: stat.ctimeNs,
  };
}

function lookAt(root: string, raw: RawPath) {
  return lstatExact(onDisk(root, raw));
}
