import { foldName } from '../../../core/path/fold-name.ts';
import { isGitPath } from '../../../core/path/git-folder.ts';
import type { WorkspacePath } from '../../../core/path/path.ts';

/**
 * A path as git stores it: bytes in a string with one character per byte (latin1). Relative to the repository's root,
 * `/` between parts, no trailing slash. It preserves names that are not UTF-8, and comparing two paths compares bytes,
 * which is git's order.
 */
export type RawPath = string;

const ASCII = /^[\x00-\x7f]*$/;

export function toRawPath(path: string): RawPath {
  return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}

/** Decodes a name; bytes that are not UTF-8 become U+FFFD. */
export function toText(raw: RawPath): string {
  return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}

/** Folds a name, so that names that some file system considers equal become equal. */
export function foldRaw(raw: RawPath): string {
  return foldName(toText(raw));
}

/** Returns true if the path is git's own folder, in any spelling, or below it. */
export function isGitRaw(raw: RawPath): boolean {
  return isGitPath(toText(raw));
}

/** Returns the path for the rest of the program. Names that are not UTF-8 are reported as hazards. */
export function toWorkspacePath(raw: RawPath): WorkspacePath {
  return toText(raw) as WorkspacePath;
}

/** Returns the path for node:fs: a buffer if the name is not ASCII. */
export function toDiskPath(root: string, raw: RawPath): string | Buffer {
  if (raw === '') return root;
  if (ASCII.test(raw)) return `${root}/${raw}`;
  return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}

/** Returns the parent folder; '' for the root. */
export function parentOf(raw: RawPath): RawPath {
  const slash = raw.lastIndexOf('/');
  return slash === -1 ? '' : raw.slice(0, slash);
}

export function lastPart(raw: RawPath): string {
  return raw.slice(raw.lastIndexOf('/') + 1);
}

export function joinRaw(folder: RawPath, name: string): RawPath {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Splits `-z` output. */
export function splitNul(output: Buffer): RawPath[] {
  const parts = output.toString('latin1').split('\0');
  parts.pop();
  return parts;
}

/** Joins names for `-z` input. */
export function joinNul(names: Iterable<RawPath>): Buffer {
  let text = '';
  for (const name of names) text += `${name}\0`;
  return Buffer.from(text, 'latin1');
}

/** Compares by bytes, which is git's order. */
export function compareBytes(a: RawPath, b: RawPath): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
