import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
/** The part of a patch about one path, in Latin-1 as git wrote it. */
export type PatchPiece = string;

/** Makes `git diff` print deletions without the content of the files. */
export const OMIT_DELETED_CONTENT = '--irreversible-delete';

/** Splits a patch at each path. Lines of hunks and binary data cannot start with the separator. */
export function splitPatch(patch: Buffer): readonly PatchPiece[] {
  const text = patch.toString('latin1');
  return text === '' ? [] : text.split(/^(?=diff --git )/m);
}

/**
 * Turns a deletion without content into one that `git apply` accepts: a binary change to an empty file. The path is
 * repeated in the two lines that patch readers look for.
 */
export function applicableDeletion(piece: PatchPiece): PatchPiece {
  const lines = piece.split('\n').filter((line) => line !== '');
  const [oid = ''] =
    lines
      .find((line) => line.startsWith('index '))
      ?.slice('index '.length)
      .split('..') ?? [];
  const head = lines.filter((line) => /^(?:diff --git|deleted file mode|index) /.test(line));
  const body = lines.includes(`deleted file mode ${SUBMODULE_MODE}`)
    ? ['@@ -1 +0,0 @@', `-Subproject commit ${oid}`]
    : ['GIT binary patch', 'literal 0', 'HcmV?d00001', ''];
  return [...head, `--- ${oldNameOf(lines[0] ?? '')}`, '+++ /dev/null', ...body, ''].join('\n');
}

/** Returns the old name from the first line. Both names have the same length. */
function oldNameOf(first: string): string {
  const names = first.slice('diff --git '.length);
  const name = names.slice(0, (names.length - 1) / 2);
  return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}

/** Drops the reverse direction of a binary patch, which contains the old content. */
export function forwardOnly(piece: PatchPiece): PatchPiece {
  const start = piece.indexOf('\nGIT binary patch\n');
  const end = start === -1 ? -1 : piece.indexOf('\n\n', start);
  return end === -1 ? piece : piece.slice(0, end + 2);
}
