import { isBlank, trimEnd } from '../text/line-pieces.ts';

/** Returns a new line without the model's noise; undefined if its white space may be intended. */
export type NoiseFilter = (line: string) => string | undefined;

/** Minimum number of lines, all with noise, that shows that the model adds white space to each line. */
const MIN_NOISY_LINES = 4;

/** The ends of lines in a search, of blank or other lines, where the file's lines end without white space. */
interface Habit {
  /** White space that the search has and the file does not. */
  readonly noise: ReadonlySet<string>;
  /** Number of lines with noise. */
  readonly noisy: number;
  /** Number of lines without it in both. */
  readonly bare: number;
}

/**
 * Removes white space at line ends that the model adds (edit case 23): white space that the search has and the file
 * does not is also noise in a new line. It may be intended, as Markdown's line break or as an indented empty line. So
 * it is kept as ambiguous if the file has lines with such an end, if only some of the new lines have it while all lines
 * of the search do, or if only lines of the other kind have shown it.
 */
export function createNoiseFilter(
  asked: readonly string[],
  found: readonly string[],
  fresh: readonly string[],
  text: string,
): NoiseFilter {
  const full = habitOf(asked, found, false);
  const blank = habitOf(asked, found, true);
  if (full.noise.size === 0 && blank.noise.size === 0) return (line) => line;
  const known = new Set(asked);
  const added = fresh.filter((line) => !known.has(line) && !isBlank(line));
  const always = full.bare === 0 && full.noisy >= MIN_NOISY_LINES;
  const uneven = always && added.some((line) => endOf(line) === '');
  return (line) => {
    const end = endOf(line);
    if (end === '') return line;
    const [own, other] = isBlank(line) ? [blank, full] : [full, blank];
    if (!own.noise.has(end))
      return own.bare === 0 && own.noise.size === 0 && other.noise.has(end) ? undefined : line;
    return endsLine(text, end, isBlank(line)) || (uneven && own === full) ? undefined : trimEnd(line);
  };
}

function habitOf(asked: readonly string[], found: readonly string[], blank: boolean): Habit {
  const noise = new Set<string>();
  let noisy = 0;
  let bare = 0;
  // The last piece of a text that ends in a line feed is not a line.
  asked.forEach((line, i) => {
    const isLine = i < asked.length - 1 || line !== '';
    if (!isLine || isBlank(line) !== blank || endOf(found[i] ?? '') !== '') return;
    if (endOf(line) === '') bare++;
    else {
      noise.add(endOf(line));
      noisy++;
    }
  });
  return { noise, noisy, bare };
}

function endOf(line: string): string {
  return line.slice(trimEnd(line).length);
}

/**
 * Returns true if the file has a line of this kind with exactly this end. Checks line by line, because files are full
 * of spaces.
 */
function endsLine(text: string, end: string, blank: boolean): boolean {
  for (let from = 0; from <= text.length; ) {
    const feed = text.indexOf('\n', from);
    const stop = feed === -1 ? text.length : feed;
    const at = stop - (text[stop - 1] === '\r' ? 1 : 0) - end.length;
    if (at >= from && text.startsWith(end, at) && (at === from) === blank) {
      if (blank || !/[ \t]/.test(text.charAt(at - 1))) return true;
    }
    from = stop + 1;
  }
  return false;
}
