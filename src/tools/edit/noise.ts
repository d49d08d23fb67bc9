import { isBlank, trimEnd } from './pieces.ts';

/** A new line without the model's noise; undefined where its white space may be meant. */
export type Quiet = (line: string) => string | undefined;

/** From so many lines on, all of them noisy, the model puts white space behind each line that it writes. */
const LINES_OF_HABIT = 4;

/** Lines of one sort, blank or not, of a search: how they end where the file's end bare. */
interface Habit {
  /** The white space that the search has and the file has not. */
  readonly noise: ReadonlySet<string>;
  /** How many lines have it. */
  readonly noisy: number;
  /** Lines that end bare in both. */
  readonly bare: number;
}

/**
 * White space that the search has at the end of a line and the file has not is the model's noise; the same
 * white space at the end of a new line is then noise too (CASES 23). But it may be meant, as Markdown's line
 * break or as a line that is indented and nothing else: where the file has lines that end so, where the search
 * has noise on every line of several and the new lines only on some, or where only lines of the other sort have shown it.
 */
export function quietLines(
  asked: readonly string[],
  found: readonly string[],
  fresh: readonly string[],
  text: string,
): Quiet {
  const full = habitOf(asked, found, false);
  const blank = habitOf(asked, found, true);
  if (full.noise.size === 0 && blank.noise.size === 0) return (line) => line;
  const known = new Set(asked);
  const added = fresh.filter((line) => !known.has(line) && !isBlank(line));
  const always = full.bare === 0 && full.noisy >= LINES_OF_HABIT;
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
  // The last piece of a text that ends in a line feed is no line.
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

/** Whether the file has a line of this sort that ends in exactly this white space. Line by line: of spaces a file is full. */
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
