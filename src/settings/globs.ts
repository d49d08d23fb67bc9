import { minimatch } from 'minimatch';
import { unclosedAlternative, unclosedProblem } from './unclosed-glob.ts';

/** More patterns than this in one list is a mistake in a generator, and slow for every path judged. */
export const MOST_GLOBS = 10_000;

/** Patterns that one glob's braces may stand for. Nested braces multiply: 12 pairs are 4,096. */
const MOST_BRACE_PATTERNS = 1_000;

/** Patterns that all braces of one list may stand for: ten times as many as globs without any. */
const MOST_PATTERNS = 100_000;

const LONGEST_GLOB = 1024;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Why a glob is refused, with the remedy; null where it is fine. Paths are judged in one spelling (relative to
 * the repository root, `/` between parts, no `.` or `..`), so a glob that could never match one is refused
 * rather than kept as a limit that limits nothing.
 */
export function globProblem(glob: string): string | null {
  const shown = JSON.stringify(glob.length > 60 ? `${glob.slice(0, 60)}…` : glob);
  // Denials are read without them: `..` with one in front would be judged as `..` all the same.
  const seen = glob.replace(INVISIBLE, '');
  if (seen.trim() === '') return 'a glob may not be empty: remove it, or write ** for everything';
  if (glob.length > LONGEST_GLOB) return `${shown} has ${glob.length} characters: at most ${LONGEST_GLOB}`;
  if (/[\u0000-\u001f\u007f]/.test(glob)) return `${shown} holds a control character: remove it`;
  if (glob === '!') return `${shown} negates nothing: remove it, or write \\! for a name that is !`;
  if (glob.startsWith('!')) {
    return `${shown}: a glob is never negated: write ${JSON.stringify(glob.slice(1))} in the opposite list, or \\! for a name that begins with !`;
  }
  if (tidied(seen) === '') return `${shown} names the repository root: write ** for everything`;
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

/** Why a list of globs is refused that are fine one by one. */
export function globListProblem(globs: readonly string[]): string | null {
  const patterns = globs.reduce((sum, glob) => sum + bracePatterns(glob), 0);
  if (patterns <= MOST_PATTERNS) return null;
  return `expected globs whose braces stand for at most ${MOST_PATTERNS} patterns in all, these stand for ${patterns}: use * where they are alike`;
}

function partProblem(glob: string, shown: string): string | null {
  // `x/` is the folder x with everything below it, as in a .gitignore.
  for (const part of glob.replace(/\/$/, '').split('/')) {
    if (part === '..') return `${shown} holds "..": nothing outside the repository can be named; remove it`;
    if (part === '.' || part === '') {
      return `${shown} holds an empty part or ".": write ${JSON.stringify(tidied(glob))}`;
    }
  }
  return null;
}

/** As between folders on Windows. It escapes the letter, so that the glob would match `srcapp` and never `src/app`. */
function backslashProblem(glob: string, shown: string): string | null {
  if (!/(?<!\\)(?:\\\\)*\\[\p{L}\p{N}_]/u.test(glob)) return null;
  return `${shown} has a \\ before a letter or digit, which escapes nothing: write / between folders`;
}

function tidied(glob: string): string {
  return glob
    .split('/')
    .filter((part) => part !== '.' && part !== '')
    .join('/');
}

function braceProblem(glob: string, shown: string): string | null {
  if (!glob.includes('{')) return null;
  // Counted first: the count costs nothing however much there is to expand.
  const few = bracePatterns(glob) <= MOST_BRACE_PATTERNS;
  const alternatives = few ? minimatch.braceExpand(glob, { braceExpandMax: MOST_BRACE_PATTERNS + 1 }) : [];
  if (!few || alternatives.length > MOST_BRACE_PATTERNS) {
    return `${shown}: its braces stand for more than ${MOST_BRACE_PATTERNS} patterns: use * or write several globs`;
  }
  return alternativeProblem(alternatives, shown);
}

/** What braces put together is held to the same: `.{.,a}` stands for `..`. */
function alternativeProblem(alternatives: readonly string[], shown: string): string | null {
  if (!alternatives.some((each) => each.split('/').includes('..'))) {
    return unclosedAlternative(alternatives, shown);
  }
  return `${shown}: its braces stand for "..": nothing outside the repository can be named; remove it`;
}

const RANGE = /^(-?\d+|[A-Za-z])\.\.(-?\d+|[A-Za-z])(?:\.\.(-?\d+))?$/;

/** How many patterns a brace group's body stands for when it is a range such as `1..9`; null where it is none. */
function rangeSize(body: string): number | null {
  const match = RANGE.exec(body);
  if (match === null) return null;
  const at = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text.charCodeAt(0));
  const step = Math.max(1, Math.abs(Number(match[3] ?? 1)));
  return Math.floor(Math.abs(at(match[2] ?? '0') - at(match[1] ?? '0')) / step) + 1;
}

interface Group {
  /** Patterns of the alternatives that are closed. */
  closed: number;
  /** Patterns of the alternative being read. */
  current: number;
  /** Patterns of it all if the group is never closed: its braces and commas are plain characters then. */
  unclosed: number;
  readonly start: number;
}

/**
 * How many patterns the braces stand for, counted without making them: alternatives add, neighbours multiply.
 * An unclosed brace is a plain character, as it is for minimatch.
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
 * A list as an input or a flag gives it: one a line, or separated by commas. A comma inside braces belongs to
 * the glob. Empty parts fall away.
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
