import type { Verdict } from './real-edit.ts';

/** What came of all edits of one kind. */
export interface Tally extends Record<Verdict, number> {
  readonly loses: boolean;
  /** The same of those whose request has one reading only. */
  readonly oneReading: Record<Verdict, number>;
  /** Refusals that show the right place, and those from which a second try succeeds. */
  shown: number;
  mended: number;
  ms: number;
}

export function emptyTally(loses: boolean): Tally {
  const none = { right: 0, refused: 0, wrong: 0 };
  return { ...none, loses, oneReading: { ...none }, shown: 0, mended: 0, ms: 0 };
}

/** One table of what loses nothing, with its share of right ones, and one of what does. */
export function print(tallies: ReadonlyMap<string, Tally>): void {
  const percent = (part: number, of: number): string =>
    of === 0 ? '–' : `${((100 * part) / of).toFixed(2)} %`;
  const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
  row(['loses nothing', 'edits', 'right', 'refused', 'WRONG', 'one reading', 'of these right', 'ms each']);
  row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']);
  for (const [name, { loses, right, refused, wrong, oneReading, ms }] of tallies) {
    const all = right + refused + wrong;
    const one = oneReading.right + oneReading.refused + oneReading.wrong;
    const share = percent(oneReading.right, one);
    if (!loses) row([name, all, right, refused, wrong, one, share, (ms / all).toFixed(2)]);
  }
  console.log();
  row([
    'loses something',
    'edits',
    'right',
    'refused',
    'WRONG',
    'place shown',
    'second try right',
    'ms each',
  ]);
  row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']);
  for (const [name, { loses, right, refused, wrong, shown, mended, ms }] of tallies) {
    const all = right + refused + wrong;
    const helped = [percent(shown, refused), percent(mended, refused)];
    if (loses) row([name, all, right, refused, wrong, ...helped, (ms / all).toFixed(2)]);
  }
}
