/** Marks a redacted line of a patch (see adapters/secrets). */
const REDACTION_MARK = /\*\*\*|\[redacted: /;

/**
 * Returns the patch with the original text of redacted context and removed lines, which git needs to find the place of
 * a change. Those lines are in the history already. Added lines stay redacted. `oldFile` returns a file of the parent
 * commit as Latin-1, like the patch, or null.
 */
export async function restoreRedactedContext(
  patch: string,
  oldFile: (path: string) => Promise<string | null>,
): Promise<string> {
  if (!REDACTION_MARK.test(patch)) return patch;
  let old: readonly string[] = [];
  let at = 0;
  let left = 0;
  const lines: string[] = [];
  for (const line of patch.split('\n')) {
    const isOld = left > 0 && (line.startsWith(' ') || line.startsWith('-'));
    if (isOld) {
      const before = old[at - 1];
      lines.push(REDACTION_MARK.test(line) && before !== undefined ? `${line[0]}${before}` : line);
      at += 1;
      left -= 1;
      continue;
    }
    lines.push(line);
    if (left === 0 && line.startsWith('--- a/')) {
      old = (await oldFile(line.slice('--- a/'.length).replace(/\t$/, '')))?.split('\n') ?? [];
    }
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+/.exec(line);
    if (left === 0 && hunk !== null) {
      at = Number(hunk[1]);
      left = Number(hunk[2] ?? 1);
    }
  }
  return lines.join('\n');
}
