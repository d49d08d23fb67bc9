/** One real edit: what stands, what is asked for, and what must come out. */
export interface RealEdit {
  readonly before: string;
  readonly search: string;
  readonly replace: string;
  readonly expected: string;
}

/** A number in [0, 1), the same series for the same seed. */
export type Random = () => number;

/** Mulberry32: small, fast, and good enough to choose test cases by. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * How a model gets an edit wrong. `loses` is false where nothing is lost, so that an edit with one reading
 * (`readings.ts`) must come out right; where it is true only a refusal is right, or the very edit that was
 * meant. Undefined where an edit cannot be so disturbed.
 */
export interface Disturbance {
  readonly name: string;
  readonly loses: boolean;
  readonly disturb: (edit: RealEdit, random: Random) => RealEdit | undefined;
  /** What of a request so disturbed may be read in another way; undefined where nothing may. */
  readonly otherReading?: (disturbed: RealEdit, real: RealEdit) => string | undefined;
}

export type MapLine = (line: string) => string;

/** The same change to every line of both sides that is not blank. */
export function bothSides(edit: RealEdit, map: MapLine): RealEdit | undefined {
  const search = mapLines(edit.search, map);
  return search === edit.search ? undefined : { ...edit, search, replace: mapLines(edit.replace, map) };
}

export function mapLines(text: string, map: MapLine): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : map(line)))
    .join('\n');
}

export function linesOf(edit: RealEdit): string[] {
  return [...edit.search.split('\n'), ...edit.replace.split('\n')].filter((line) => line.trim() !== '');
}

export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** The search without, with, or with other lines; the replacement as it was. */
export function otherSearch(
  edit: RealEdit,
  change: (lines: string[]) => string[] | undefined,
): RealEdit | undefined {
  const lines = change(edit.search.split('\n'));
  return lines === undefined ? undefined : { ...edit, search: lines.join('\n') };
}

/** Indices of lines that are neither the first nor the last that is not blank, nor blank themselves. */
export function interior(lines: readonly string[]): number[] {
  const full = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i]));
  return full.slice(1, -1);
}

/** What came of one edit: a refusal is right where something was lost, and never wrong. */
export type Verdict = 'right' | 'refused' | 'wrong';

export function verdict(after: string | undefined, expected: string): Verdict {
  if (after === undefined) return 'refused';
  return after === expected ? 'right' : 'wrong';
}
