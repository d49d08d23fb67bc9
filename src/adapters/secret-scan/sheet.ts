/** A line to look through, and where it stands; see SecretFinding. */
export interface Row {
  readonly path: string | null;
  readonly setting?: string;
  readonly line: number | null;
  readonly text: string;
}

/** Rows as one text, so that each pattern goes over everything once. */
export interface Sheet {
  readonly text: string;
  /** The row that holds this place of the text. */
  rowAt(index: number): Row | undefined;
}

export function layOut(rows: readonly Row[]): Sheet {
  const pieces: string[] = [];
  const starts: number[] = [];
  const owners: Row[] = [];
  let at = 0;
  for (const row of rows) {
    for (const piece of readings(row.text)) {
      pieces.push(piece);
      starts.push(at);
      owners.push(row);
      at += piece.length + 1;
    }
  }
  return { text: pieces.join('\n'), rowAt: (index) => owners[lastAtOrBefore(starts, index)] };
}

/** NUL bytes between letters are UTF-16, and elsewhere they part what stands beside them: both are looked at. */
function readings(text: string): readonly string[] {
  return text.includes('\0') ? [text.replaceAll('\0', ''), text.replaceAll('\0', ' ')] : [text];
}

/** Place of the last start that is not after `index`; the starts ascend. */
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
