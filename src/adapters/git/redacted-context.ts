/** What a line of a patch holds that was redacted (adapters/redaction, adapters/secret-guard). */
const MARK = /\*\*\*|\[redacted: /;

/**
 * A patch whose context and removed lines are the file's own again where they were redacted: these lines are in the
 * history already, and without them git finds no place for the change. Added lines stay as they are. `oldFile` gives a
 * file of the commit that the patch follows, as Latin-1, like the patch; null where there is none.
 */
export async function withOldLines(
  patch: string,
  oldFile: (path: string) => Promise<string | null>,
): Promise<string> {
  if (!MARK.test(patch)) return patch;
  let old: readonly string[] = [];
  let at = 0;
  let left = 0;
  const lines: string[] = [];
  for (const line of patch.split('\n')) {
    const isOld = left > 0 && (line.startsWith(' ') || line.startsWith('-'));
    if (isOld) {
      const before = old[at - 1];
      lines.push(MARK.test(line) && before !== undefined ? `${line[0]}${before}` : line);
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
