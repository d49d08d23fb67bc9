import { Minimatch } from 'minimatch';

/** A pattern that minimatch decides. */
export interface MinimatchGlob {
  /** The pattern as its author wrote it. */
  readonly origin: string;
  /** Returns false at once if the text lacks a text that every match contains. */
  test(text: string): boolean;
}

/** Matches if any of the texts matches. Each is without braces; they have a common beginning. */
export function createMinimatchGlob(
  texts: readonly [string, ...string[]],
  origin: string,
  caseFold: boolean,
): MinimatchGlob {
  const needed = neededText(texts[0]);
  // Compiled when first needed: most patterns of a list never are.
  let compiled: readonly Minimatch[] | undefined;
  return {
    origin,
    test: (text) => {
      if (!text.includes(needed)) return false;
      compiled ??= texts.map((each) => minimatchOf(each, caseFold));
      return compiled.some((matcher) => matcher.match(text));
    },
  };
}

/**
 * These options define globs in this project. Without them dot files would not match, and `!x` would invert a denial.
 */
function minimatchOf(text: string, caseFold: boolean): Minimatch {
  return new Minimatch(text, {
    dot: true,
    nonegate: true,
    nocomment: true,
    nobrace: true,
    nocase: caseFold,
    platform: 'linux',
  });
}

/** Returns the longest run of plain text before the first optional part (a class, alternatives, an escape). */
function neededText(glob: string): string {
  const optional = glob.search(/[[(\\]/);
  const end = optional === -1 ? glob.length : glob[optional] === '(' ? optional - 1 : optional;
  const runs = glob.slice(0, Math.max(end, 0)).split(/[*?/]+/);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}
