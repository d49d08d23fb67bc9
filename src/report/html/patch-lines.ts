export type PatchLineKind = 'context' | 'added' | 'removed' | 'hunk' | 'note';

export interface PatchLine {
  readonly kind: PatchLineKind;
  /** Without the leading ` `, `+` or `-`. */
  readonly text: string;
  readonly oldLine: number | null;
  readonly newLine: number | null;
}

export interface PatchFile {
  readonly path: string;
  readonly lines: readonly PatchLine[];
  readonly added: number;
  readonly removed: number;
}

interface OpenFile {
  path: string;
  lines: PatchLine[];
  added: number;
  removed: number;
  oldLine: number;
  newLine: number;
  /** Remaining lines of the current hunk, old and new. */
  oldDue: number;
  newDue: number;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * Returns the new name in `diff --git a/x b/x`, also if git quoted it. Both names are equal, because renames are not
 * detected.
 */
function pathOf(header: string): string {
  const names = header.slice('diff --git '.length);
  const quoted = /"b\/((?:[^"\\]|\\.)*)"$/.exec(names);
  if (quoted?.[1] !== undefined) return quoted[1];
  const half = (names.length - 1) / 2;
  if (Number.isInteger(half) && names.slice(2, half) === names.slice(half + 3)) return names.slice(2, half);
  return names.slice(names.lastIndexOf(' b/') + 3);
}

function openFile(header: string): OpenFile {
  return {
    path: pathOf(header),
    lines: [],
    added: 0,
    removed: 0,
    oldLine: 0,
    newLine: 0,
    oldDue: 0,
    newDue: 0,
  };
}

function inHunk(file: OpenFile, line: string): void {
  const text = line.slice(1);
  if (line.startsWith('+')) {
    file.lines.push({ kind: 'added', text, oldLine: null, newLine: file.newLine++ });
    file.added += 1;
    file.newDue -= 1;
  } else if (line.startsWith('-')) {
    file.lines.push({ kind: 'removed', text, oldLine: file.oldLine++, newLine: null });
    file.removed += 1;
    file.oldDue -= 1;
  } else if (line.startsWith('\\')) {
    file.lines.push({ kind: 'note', text: 'no newline at the end', oldLine: null, newLine: null });
  } else {
    file.lines.push({ kind: 'context', text, oldLine: file.oldLine++, newLine: file.newLine++ });
    file.oldDue -= 1;
    file.newDue -= 1;
  }
}

function outsideHunk(file: OpenFile, line: string): void {
  const hunk = HUNK.exec(line);
  if (hunk !== null) {
    file.oldLine = Number(hunk[1]);
    file.newLine = Number(hunk[3]);
    file.oldDue = Number(hunk[2] ?? 1);
    file.newDue = Number(hunk[4] ?? 1);
    file.lines.push({ kind: 'hunk', text: line, oldLine: null, newLine: null });
  } else if (/^(new file|deleted file|old|new) mode /.test(line)) {
    file.lines.push({ kind: 'note', text: line, oldLine: null, newLine: null });
  } else if (line === 'GIT binary patch' || line.startsWith('Binary files ')) {
    file.lines.push({ kind: 'note', text: 'binary', oldLine: null, newLine: null });
  } else if (line.startsWith('\\')) inHunk(file, line);
}

/**
 * Parses a `git diff` for display. Lines are counted with each hunk's header, so a changed line that looks like a
 * header (`-- a/x`, `diff --git`) is not read as one. `maxLines` limits the work, not only the result.
 */
export function parsePatch(
  patch: string,
  maxLines: number,
): { readonly files: readonly PatchFile[]; readonly more: boolean } {
  const files: OpenFile[] = [];
  let taken = 0;
  for (let start = 0; start < patch.length; ) {
    const end = patch.indexOf('\n', start);
    const line = patch.slice(start, end === -1 ? patch.length : end);
    start = end === -1 ? patch.length : end + 1;
    const file = files.at(-1);
    // A hunk that is shorter than its header says (a cut patch) ends at the first line that cannot belong to it.
    const busy = file !== undefined && (file.oldDue > 0 || file.newDue > 0) && /^(?:[ +\-\\]|$)/.test(line);
    if (line.startsWith('diff --git ')) files.push(openFile(line));
    else if (busy) inHunk(file, line);
    else if (file !== undefined) outsideHunk(file, line);
    taken += 1;
    if (taken >= maxLines && start < patch.length) return { files, more: true };
  }
  return { files, more: false };
}
