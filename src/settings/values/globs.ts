import { minimatch } from 'minimatch';
import { hasControl } from '../../core/text/control-characters.ts';
import { replaceInName } from '../../core/text/invisible.ts';
import { unclosedAlternative, unclosedProblem } from './unclosed-glob.ts';

/** Maximum number of patterns in a list. More is probably a mistake in a generator, and slow for every path. */
export const MOST_GLOBS = 10_000;

/** Maximum number of patterns from one glob's braces. Nested braces multiply: 12 pairs are 4,096. */
const MOST_BRACE_PATTERNS = 1_000;

/** Maximum number of patterns from all braces of a list: ten times the maximum of globs without braces. */
const MOST_PATTERNS = 100_000;

const LONGEST_GLOB = 1024;

/**
 * Returns the problem with a glob and its remedy, or null. Paths are judged in one spelling (relative to the repository
 * root, `/` between parts, no `.` or `..`). A glob that can never match one is refused, because it would be a limit
 * without effect.
 */
export function globProblem(glob: string): string | null {
  const shown = JSON.stringify(glob.length > 60 ? `${glob.slice(0, 60)}…` : glob);
  // Denials ignore invisible characters, so `..` with one in front would still be judged as `..`.
  const seen = replaceInName(glob);
  if (seen.trim() === '') return 'a glob may not be empty: remove it, or use ** for everything';
  if (glob.length > LONGEST_GLOB) return `${shown} has ${glob.length} characters: at most ${LONGEST_GLOB}`;
  if (hasControl(glob)) return `${shown} contains a control character: remove it`;
  if (glob === '!') return `${shown} negates nothing: remove it, or use \\! for a file called !`;
  if (glob.startsWith('!')) {
    return `${shown}: globs cannot be negated: write ${JSON.stringify(glob.slice(1))} in the opposite list, or \\! for a name that begins with !`;
  }
  if (tidied(seen) === '') return `${shown} names the repository root: use ** for everything`;
  if (glob.startsWith('/')) {
    return `${shown}: globs are relative to the repository root: write ${JSON.stringify(glob.replace(/^\/+/, ''))}`;
  }
  return (
    partProblem(glob, shown) ??
    partProblem(seen, shown) ??
    unclosedProblem(glob, shown) ??
    backslashProblem(glob, shown) ??
    braceProblem(glob, shown) ??
    (seen === glob ? null : braceProblem(seen, shown))
  );
}

/** Returns the problem with a list of globs that are valid alone, or null. */
export function globListProblem(globs: readonly string[]): string | null {
  const patterns = globs.reduce((sum, glob) => sum + bracePatterns(glob), 0);
  if (patterns <= MOST_PATTERNS) return null;
  return `the braces of all globs expand to ${patterns} patterns, but at most ${MOST_PATTERNS} are allowed: use * for similar ones`;
}

function partProblem(glob: string, shown: string): string | null {
  // `x/` is the folder x with everything below it, as in a .gitignore.
  for (const part of glob.replace(/\/$/, '').split('/')) {
    if (part === '..') return `${shown} contains "..": globs cannot match outside the repository; remove it`;
    if (part === '.' || part === '') {
      return `${shown} contains an empty part or ".": write ${JSON.stringify(tidied(glob))}`;
    }
  }
  return null;
}

/**
 * Finds a Windows path separator. It would escape the letter, so that the glob matches `srcapp` and never `src/app`.
 */
function backslashProblem(glob: string, shown: string): string | null {
  if (!/(?<!\\)(?:\\\\)*\\[\p{L}\p{N}_]/u.test(glob)) return null;
  return `${shown} has a \\ before a letter or digit, which escapes nothing: use / between folders`;
}

function tidied(glob: string): string {
  return glob
    .split('/')
    .filter((part) => part !== '.' && part !== '')
    .join('/');
}

function braceProblem(glob: string, shown: string): string | null {
  if (!glob.includes('{')) return null;
  // Counting is fast, even if expanding would not be.
  const few = bracePatterns(glob) <= MOST_BRACE_PATTERNS;
  const alternatives = few ? minimatch.braceExpand(glob, { braceExpandMax: MOST_BRACE_PATTERNS + 1 }) : [];
  if (!few || alternatives.length > MOST_BRACE_PATTERNS) {
    return `${shown}: its braces expand to more than ${MOST_BRACE_PATTERNS} patterns: use *, or write several globs`;
  }
  return alternativeProblem(alternatives, shown);
}

/** Applies the same rules to expanded braces: `.{.,a}` expands to `..`. */
function alternativeProblem(alternatives: readonly string[], shown: string): string | null {
  if (!alternatives.some((each) => each.split('/').includes('..'))) {
    return unclosedAlternative(alternatives, shown);
  }
  return `${shown}: its braces expand to "..": globs cannot match outside the repository; remove it`;
}

const RANGE = /^(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.(-?\d+))?$/;

/** Returns the number of patterns of a brace range such as `1..9`; null if it is not a range. */
function rangeSize(body: string): number | null {
  const match = RANGE.exec(body);
  if (match === null) return null;
  const at = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text.charCodeAt(0));
  const step = Math.max(1, Math.abs(Number(match[3] ?? 1)));
  return Math.floor(Math.abs(at(match[2] ?? '0') - at(match[1] ?? '0')) / step) + 1;
}

interface Group {
  /** Patterns of the complete alternatives. */
  closed: number;
  /** Patterns of the alternative being read. */
  current: number;
  /** Patterns if the group is never closed; then its braces and commas are plain characters. */
  unclosed: number;
  readonly start: number;
}

/**
 * Counts the patterns of a glob's braces without expanding them: alternatives add, neighbors multiply. An unclosed
 * brace is a plain character, as in minimatch.
 */
export function bracePatterns(glob: string): number {
  const stack: Group[] = [{ closed: 0, current: 1, unclosed: 1, start: -1 }];
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at];
    const group = stack.at(-1);
    if (group === undefined) break;
    if (character === '\\') at++;
    else if (character === '{') stack.push({ closed: 0, current: 1, unclosed: 1, start: at });
    else if (stack.length === 1) continue;
    else if (character === ',') {
      group.closed += group.current;
      group.current = 1;
    } else if (character === '}') {
      stack.pop();
      const outer = stack.at(-1);
      const size = rangeSize(glob.slice(group.start + 1, at)) ?? group.closed + group.current;
      if (outer === undefined) break;
      outer.current *= size;
      outer.unclosed *= size;
    }
  }
  return stack.reduce((product, group) => product * group.unclosed, 1);
}

/**
 * Splits a list from an input or a flag at line ends and commas. Commas inside braces belong to the glob. Empty parts
 * are dropped.
 */
export function splitList(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    const part = text.slice(start, end).trim();
    if (part !== '') parts.push(part);
    start = end + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at++;
    else if (character === '{') depth++;
    else if (character === '}') depth = Math.max(0, depth - 1);
    else if (character === '\n') {
      depth = 0;
      cut(at);
    } else if (character === ',' && depth === 0) cut(at);
  }
  cut(text.length);
  return parts;
}
