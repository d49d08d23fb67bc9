import type { WorkspacePath } from '../../core/path.ts';

/**
 * A path as git knows it: bytes, held in a string of one character a byte (latin1). Relative to the
 * repository's root, `/` between parts, no trailing slash. Names that are no UTF-8 survive in it, and
 * comparing two of them compares bytes, which is git's own order.
 */
export type RawPath = string;

const ASCII = /^[\x00-\x7f]*$/;

export function toRaw(path: string): RawPath {
  return ASCII.test(path) ? path : Buffer.from(path, 'utf8').toString('latin1');
}

/** The name as text; bytes that are no UTF-8 become U+FFFD. */
export function toText(raw: RawPath): string {
  return ASCII.test(raw) ? raw : Buffer.from(raw, 'latin1').toString('utf8');
}

/** The path as the rest of the program knows it. Names that are no UTF-8 are reported as hazards beside it. */
export function toWorkspacePath(raw: RawPath): WorkspacePath {
  return toText(raw) as WorkspacePath;
}

/** What node:fs takes for the path: a buffer where the name is more than ASCII. */
export function onDisk(root: string, raw: RawPath): string | Buffer {
  if (raw === '') return root;
  if (ASCII.test(raw)) return `${root}/${raw}`;
  return Buffer.concat([Buffer.from(`${root}/`, 'utf8'), Buffer.from(raw, 'latin1')]);
}

/** The folder a path lies in; '' for the root. */
export function parentOf(raw: RawPath): RawPath {
  const slash = raw.lastIndexOf('/');
  return slash === -1 ? '' : raw.slice(0, slash);
}

export function nameOf(raw: RawPath): string {
  return raw.slice(raw.lastIndexOf('/') + 1);
}

export function join(folder: RawPath, name: string): RawPath {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Whether `raw` is one of the folders or files, or lies below one. */
export function isWithin(raw: RawPath, tops: readonly RawPath[]): boolean {
  return tops.some((top) => raw === top || (raw.startsWith(top) && raw[top.length] === '/'));
}

/** The parts of `-z` output. */
export function splitNul(output: Buffer): RawPath[] {
  const parts = output.toString('latin1').split('\0');
  parts.pop();
  return parts;
}

/** `-z` input from names. */
export function joinNul(names: Iterable<RawPath>): Buffer {
  let text = '';
  for (const name of names) text += `${name}\0`;
  return Buffer.from(text, 'latin1');
}

/** git's own order: by bytes. */
export function byBytes(a: RawPath, b: RawPath): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
