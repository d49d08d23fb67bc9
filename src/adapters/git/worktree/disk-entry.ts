import { chmodSync } from 'node:fs';
import { lstatBigintOrUndefined } from '../../files/lstat-or-undefined.ts';
import { parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';

/** The entry on disk under a name. No links are followed. */
export type DiskEntry =
  | {
      readonly kind: 'file';
      readonly executable: boolean;
      readonly mode: number;
      readonly size: number;
      readonly links: number;
      /** Nanoseconds. Programs cannot set it, and every write changes it. */
      readonly ctime: bigint;
      /** Nanoseconds. Programs can set it. */
      readonly mtime: bigint;
    }
  | { readonly kind: 'link'; readonly size: number; readonly ctime: bigint }
  | { readonly kind: 'gone' | 'folder' | 'special' };

const OWNER_READS = 0o400;

/**
 * Creates a function that looks up names below one root. It caches folders, so use it for one measurement only. If
 * `opens`, unreadable files are made readable, because they could not be judged otherwise.
 */
export function diskEntryReader(root: string, opens = true): (raw: RawPath) => DiskEntry {
  const real = new Map<RawPath, boolean>([['', true]]);
  const isReal = (folder: RawPath): boolean => {
    const known = real.get(folder);
    if (known !== undefined) return known;
    const answer = isReal(parentOf(folder)) && lstatPath(root, folder)?.isDirectory() === true;
    real.set(folder, answer);
    return answer;
  };
  return (raw) => (isReal(parentOf(raw)) ? readDiskEntry(root, raw, opens) : { kind: 'gone' });
}

function readDiskEntry(root: string, raw: RawPath, opens: boolean): DiskEntry {
  const stat = lstatPath(root, raw);
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
    mtime: stat.mtimeNs,
  } as const;
  if (!opens || isReadable(mode)) return file;
  // If the step is kept, the file stays readable.
  chmodSync(toDiskPath(root, raw), mode | OWNER_READS);
  return { ...file, mode: mode | OWNER_READS, ctime: lstatPath(root, raw)?.ctimeNs ?? file.ctime };
}

export function isReadable(mode: number): boolean {
  return (mode & OWNER_READS) !== 0;
}

function lstatPath(root: string, raw: RawPath) {
  return lstatBigintOrUndefined(toDiskPath(root, raw));
}
