import { hasDistinctiveWord } from './distinctive-words.ts';
import { indentOf, isBlank } from './line-pieces.ts';

/** Converts a line from the model's indentation to the file's; undefined if that is ambiguous. */
export type Reindent = (line: string) => string | undefined;

/** Common tab widths of models. */
const TAB_WIDTHS = [4, 2, 8, 3] as const;

/** Indentations of the model and of the file, from lines that are otherwise equal and not blank. */
interface Pair {
  readonly asked: string;
  readonly found: string;
}

/** Finds a constant white space that is added to, or removed from, every line that is not blank (edit case 21). */
export function uniformShift(asked: readonly string[], found: readonly string[]): Reindent | undefined {
  const pairs = pairsOf(asked, found);
  const [first] = pairs;
  if (first === undefined) return undefined;
  if (first.found.endsWith(first.asked)) {
    const added = first.found.slice(0, first.found.length - first.asked.length);
    if (added === '') return undefined;
    if (!pairs.every((pair) => pair.found === added + pair.asked)) return undefined;
    return (line) => (isBlank(line) ? line : added + line);
  }
  if (!first.asked.endsWith(first.found)) return undefined;
  const taken = first.asked.slice(0, first.asked.length - first.found.length);
  if (!pairs.every((pair) => pair.asked === taken + pair.found)) return undefined;
  return (line) => {
    if (isBlank(line)) return line;
    return line.startsWith(taken) ? line.slice(taken.length) : undefined;
  };
}

/**
 * Converts tabs to spaces or spaces to tabs if one tab width explains every line. A new line as deep as a line of the
 * search gets that line's indentation. Any other is unambiguous only if the file uses one of the two throughout (edit
 * case 22).
 */
export function tabShift(
  text: string,
): (asked: readonly string[], found: readonly string[]) => Reindent | undefined {
  const style = new FileStyle(text);
  return (asked, found) => {
    const pairs = pairsOf(asked, found).filter((pair) => pair.asked !== '' || pair.found !== '');
    const width = TAB_WIDTHS.find((each) =>
      pairs.every((pair) => columns(pair.asked, each) === columns(pair.found, each)),
    );
    const known = new Map(pairs.map((pair) => [pair.asked, pair.found]));
    if (width === undefined || pairs.some((pair) => known.get(pair.asked) !== pair.found)) return undefined;
    const spaced = pairs.every((pair) => !pair.asked.includes('\t'));
    return (line) => {
      const indent = indentOf(line);
      if (isBlank(line) || indent === '') return line;
      const other =
        known.get(indent) ?? (spaced ? style.tabsFor(indent, width) : style.spacesFor(indent, width));
      return other === undefined ? undefined : other + line.slice(indent.length);
    };
  };
}

function pairsOf(asked: readonly string[], found: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  asked.forEach((line, i) => {
    if (!isBlank(line)) pairs.push({ asked: indentOf(line), found: indentOf(found[i] ?? '') });
  });
  return pairs;
}

function columns(indent: string, tabWidth: number): number {
  let width = 0;
  for (const char of indent) width += char === '\t' ? tabWidth : 1;
  return width;
}

/** The indentation style of a whole file, computed on first use and once for all places of a search. */
class FileStyle {
  readonly #text: string;
  readonly #tabs = new Map<number, boolean>();
  #spaces: boolean | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns whole tabs, and spaces for the rest; undefined if the file or the indentation mixes the two. */
  tabsFor(indent: string, width: number): string | undefined {
    if (indent.includes('\t') || !this.#keepsToTabs(width)) return undefined;
    return '\t'.repeat(Math.floor(indent.length / width)) + ' '.repeat(indent.length % width);
  }

  spacesFor(indent: string, width: number): string | undefined {
    this.#spaces ??= !/^ *\t/m.test(this.#text);
    return this.#spaces && /^\t* *$/.test(indent) ? ' '.repeat(columns(indent, width)) : undefined;
  }

  /**
   * Returns true if no line is indented by a tab's width of spaces, so spaces after whole tabs can only be alignment.
   */
  #keepsToTabs(width: number): boolean {
    const known = this.#tabs.get(width);
    if (known !== undefined) return known;
    const keeps = /^\t/m.test(this.#text) && !new RegExp(`^\\t* {${width}}`, 'm').test(this.#text);
    this.#tabs.set(width, keeps);
    return keeps;
  }
}

/**
 * Returns true if the replacement may already have the file's indentation although the search does not, so shifting
 * would be a guess. No line is kept from the search as written there, and one is as in the file, or the least
 * indentation is the file's. Only distinctive lines count, because brackets occur at any depth.
 */
export function isAlreadyIndented(
  asked: readonly string[],
  found: readonly string[],
  replace: readonly string[],
): boolean {
  const ofSearch = new Set(asked);
  const ofFile = new Set(found);
  const telling = replace.filter(hasDistinctiveWord);
  if (telling.some((line) => ofSearch.has(line) && !ofFile.has(line))) return false;
  if (telling.some((line) => ofFile.has(line) && !ofSearch.has(line))) return true;
  const least = leastIndent(replace);
  return least !== undefined && least === leastIndent(found) && least !== leastIndent(asked);
}

function leastIndent(lines: readonly string[]): string | undefined {
  let least: string | undefined;
  for (const line of lines) {
    if (isBlank(line)) continue;
    const indent = indentOf(line);
    if (least === undefined || indent.length < least.length) least = indent;
  }
  return least;
}
