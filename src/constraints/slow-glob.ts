import { Minimatch } from 'minimatch';

/** A pattern that only minimatch can decide, asked as seldom as possible. */
export interface SlowGlob {
  /** The pattern as its author wrote it. */
  readonly origin: string;
  /** What every text that matches holds; '' where nothing is known of it. */
  readonly needed: string;
  /** False at once where the text lacks something that every match holds. */
  test(text: string): boolean;
}

/** True where any of the texts matches. Each is without braces; they share their beginning. */
export function slowGlob(texts: readonly [string, ...string[]], origin: string, caseFold: boolean): SlowGlob {
  const needed = neededText(texts[0]);
  let compiled: readonly Minimatch[] | undefined;
  return {
    origin,
    needed,
    test: (text) => {
      if (!text.includes(needed)) return false;
      compiled ??= texts.map((each) => minimatchOf(each, caseFold));
      return compiled.some((matcher) => matcher.match(text));
    },
  };
}

/** The options are the one meaning of a glob here: without them dot files pass and `!x` turns a denial round. */
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

/** The longest run of plain text before anything optional (a class, alternatives, an escape) begins. */
function neededText(glob: string): string {
  const optional = glob.search(/[[(\\]/);
  const end = optional === -1 ? glob.length : glob[optional] === '(' ? optional - 1 : optional;
  const runs = glob.slice(0, Math.max(end, 0)).split(/[*?/]+/);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}
