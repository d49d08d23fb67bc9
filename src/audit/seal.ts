import { createHash } from 'node:crypto';
import type { SealedFile } from '../core/sealed-file.ts';

/**
 * What the seal says of a file. The seal is the last event of a record, `record_sealed`: it names every other file in it.
 * Reports that name `audit_root` cannot be hashed as they are, because the root is the hash of the seal itself. They
 * are hashed with the hash before it, the seal's `prev`, in the place of the root.
 */
export function sealedFile(name: string, content: Uint8Array): SealedFile {
  return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** A copy of `content` with each `from` replaced by `to`, a hash of the same length; the same array where there is none. */
export function withHash(content: Uint8Array, from: string, to: string): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let at = bytes.indexOf(from);
  if (at === -1) return content;
  const copy = Buffer.from(bytes);
  for (; at !== -1; at = copy.indexOf(from, at + from.length)) copy.write(to, at, 'latin1');
  return copy;
}

/** The two hashes of the last line: its own, which is `audit_root`, and the one before it. */
export interface SealHashes {
  readonly root: string;
  readonly prev: string;
}

export interface FoundFile {
  readonly name: string;
  /** null: a link, a folder, a pipe or another thing that no run writes. */
  readonly content: Uint8Array | null;
}

/** A `.gitignore` hides the folder from `git status`; it stays behind when the record is moved. */
const MAY_BE_MISSING = '.gitignore';

/** Every file that is not as the seal says: changed, missing or added. In the order of their names. */
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
  // No run writes it: whoever puts it where the root stood must not get the same digest.
  if (Buffer.from(found.content).includes(prev)) return 'was changed: it names the hash before the root';
  const { bytes, sha256 } = sealedFile(sealed.name, withHash(found.content, root, prev));
  return bytes === sealed.bytes && sha256 === sealed.sha256 ? null : 'was changed';
}
