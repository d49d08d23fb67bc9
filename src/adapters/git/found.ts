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

/**
 * Looks up names below one root. Remembers folders, so it serves one measurement only. A file that its owner may not
 * read is opened, unless it is only to be looked at: what cannot be read cannot be judged.
 */
export function finder(root: string, opens = true): (raw: RawPath) => Found {
  const real = new Map<RawPath, boolean>([['', true]]);
  const isReal = (folder: RawPath): boolean => {
    const known = real.get(folder);
    if (known !== undefined) return known;
    const answer = isReal(parentOf(folder)) && lookAt(root, folder)?.isDirectory() === true;
    real.set(folder, answer);
    return answer;
  };
  return (raw) => (isReal(parentOf(raw)) ? describe(root, raw, opens) : { kind: 'gone' });
}

function describe(root: string, raw: RawPath, opens: boolean): Found {
  const stat = lookAt(root, raw);
  if (stat === undefined) return { kind: 'gone' };
  if (stat.isDirectory()) return { kind: 'folder' };
  if (stat.isSymbolicLink()) return { kind: 'link', size: Number(stat.size), ctime: stat.ctimeNs };
  if (!stat.isFile()) return { kind: 'special' };
  const mode = Number(stat.mode) & 0o7777;
  const file = {
    kind: 'file',
    executable: (mode & 0o100) !== 0,
    mode,
    size: Number(stat.size),
    links: Number(stat.nlink),
    ctime: stat.ctimeNs,
  } as const;
  if (!opens || isReadable(mode)) return file;
  // Open it stays, should the step be kept.
  chmodSync(onDisk(root, raw), mode | OWNER_READS);
  return { ...file, mode: mode | OWNER_READS, ctime: lookAt(root, raw)?.ctimeNs ?? file.ctime };
}

export function isReadable(mode: number): boolean {
  return (mode & OWNER_READS) !== 0;
}

function lookAt(root: string, raw: RawPath) {
  return lstatExact(onDisk(root, raw));
}
