/** The part of a patch about one path. Latin-1, as git wrote it. */
export type Piece = string;

/** Makes `git diff` print deletions without the content of the files. */
export const WITHOUT_CONTENT = '--irreversible-delete';

/** Splits a patch at each path. No line of a hunk or of binary data can start like this. */
export function piecesOf(patch: Buffer): readonly Piece[] {
  const text = patch.toString('latin1');
  return text === '' ? [] : text.split(/^(?=diff --git )/m);
}

/**
 * Makes a deletion without content one that `git apply` takes: a binary change to an empty file, of the blob that
 * the index line names. The path is also in the two lines that readers of patches look for.
 */
export function applicableDeletion(piece: Piece): Piece {
  const lines = piece.split('\n').filter((line) => line !== '');
  const [oid = ''] =
    lines
      .find((line) => line.startsWith('index '))
      ?.slice('index '.length)
      .split('..') ?? [];
  const head = lines.filter((line) => /^(?:diff --git|deleted file mode|index) /.test(line));
  const body = lines.includes('deleted file mode 160000')
    ? ['@@ -1 +0,0 @@', `-Subproject commit ${oid}`]
    : ['GIT binary patch', 'literal 0', 'HcmV?d00001', ''];
  return [...head, `--- ${oldNameOf(lines[0] ?? '')}`, '+++ /dev/null', ...body, ''].join('\n');
}

/** Both names in the first line are the same but for their first letter, and so are as long as each other. */
function oldNameOf(first: string): string {
  const names = first.slice('diff --git '.length);
  const name = names.slice(0, (names.length - 1) / 2);
  return name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name;
}

/** A binary patch holds the way back too, and with it the old content: only the way forward is kept. */
export function forwardOnly(piece: Piece): Piece {
  const start = piece.indexOf('\nGIT binary patch\n');
  const end = start === -1 ? -1 : piece.indexOf('\n\n', start);
  return end === -1 ? piece : piece.slice(0, end + 2);
}
