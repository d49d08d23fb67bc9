import { createHash } from 'node:crypto';
import type { SealedFile } from '../core/run/sealed-file.ts';

/**
 * Returns a file's entry in the seal. The seal is the last event of a record, `record_sealed`, and names every other
 * file in it. Reports that contain `audit_root` cannot be hashed as they are, because the root is the hash of the seal
 * itself. In their hash, the seal's `prev` replaces the root.
 */
export function sealedFile(name: string, content: Uint8Array): SealedFile {
  return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/**
 * Returns a copy of `content` with each `from` replaced by `to`, a hash of equal length. Returns the original array if
 * `from` does not occur.
 */
export function withHash(content: Uint8Array, from: string, to: string): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let at = bytes.indexOf(from);
  if (at === -1) return content;
  const copy = Buffer.from(bytes);
  for (; at !== -1; at = copy.indexOf(from, at + from.length)) copy.write(to, at, 'latin1');
  return copy;
}

/** The two hashes of the last line: its hash, which is `audit_root`, and the previous one. */
export interface SealHashes {
  readonly root: string;
  readonly prev: string;
}

export interface FoundFile {
  readonly name: string;
  /** null for a symlink, folder, pipe or anything else that a run does not write. */
  readonly content: Uint8Array | null;
}

/** A `.gitignore` hides the folder from `git status`. It is not moved along with the record. */
const MAY_BE_MISSING = '.gitignore';

/** Returns every file that differs from the seal (changed, missing or added), sorted by name. */
export function sealTroubles(
  sealed: readonly SealedFile[],
  found: readonly FoundFile[],
  hashes: SealHashes,
): readonly string[] {
  const there = new Map(found.map((file) => [file.name, file]));
  const known = new Set(sealed.map(({ name }) => name));
  const troubles = sealed.flatMap((file) => {
    const trouble = troubleOf(file, there.get(file.name), hashes);
    return trouble === null ? [] : [`${file.name} ${trouble}`];
  });
  const added = found
    .filter(({ name }) => !known.has(name) && name !== MAY_BE_MISSING)
    .map(({ name }) => `${name} is not part of the record: it was added later`);
  return [...troubles, ...added].sort();
}

function troubleOf(
  sealed: SealedFile,
  found: FoundFile | undefined,
  { root, prev }: SealHashes,
): string | null {
  if (found === undefined) return sealed.name === MAY_BE_MISSING ? null : 'is missing';
  if (found.content === null) return 'is not a regular file any more';
  // No run writes this hash, and a file with it in place of the root would get the sealed digest.
  if (Buffer.from(found.content).includes(prev)) return 'was changed: it names the hash before the root';
  const { bytes, sha256 } = sealedFile(sealed.name, withHash(found.content, root, prev));
  return bytes === sealed.bytes && sha256 === sealed.sha256 ? null : 'was changed';
}
