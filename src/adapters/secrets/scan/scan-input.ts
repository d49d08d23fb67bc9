/** A line to search, and its place; see SecretFinding. */
export interface ScanLine {
  readonly path: string | null;
  readonly setting?: string;
  readonly line: number | null;
  readonly text: string;
}

/** Lines joined into one text, so that each pattern runs only once. */
export interface ScanInput {
  readonly text: string;
  /** Returns the line at this position of the text. */
  lineAt(index: number): ScanLine | undefined;
}

export function createScanInput(rows: readonly ScanLine[]): ScanInput {
  const pieces: string[] = [];
  const starts: number[] = [];
  const owners: ScanLine[] = [];
  let at = 0;
  for (const row of rows) {
    for (const piece of textVariants(row.text)) {
      pieces.push(piece);
      starts.push(at);
      owners.push(row);
      at += piece.length + 1;
    }
  }
  return { text: pieces.join('\n'), lineAt: (index) => owners[lastAtOrBefore(starts, index)] };
}

/** Returns the variants to search: NUL bytes between letters are UTF-16, and elsewhere they separate texts. */
function textVariants(text: string): readonly string[] {
  return text.includes('\0') ? [text.replaceAll('\0', ''), text.replaceAll('\0', ' ')] : [text];
}

/** Returns the index of the last start that is not after `index`. The starts are in ascending order. */
function lastAtOrBefore(starts: readonly number[], index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
