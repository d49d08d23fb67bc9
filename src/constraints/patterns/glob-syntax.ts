import { minimatch } from 'minimatch';

/** Maximum number of alternatives after a pattern's braces are expanded. */
export const MAX_ALTERNATIVES = 1_000;

/** Options for reading the patterns of a list. */
export interface GlobMeaning {
  /** Ignores case, Unicode form and invisible characters. */
  readonly caseFold: boolean;
  /** Matches a pattern without a slash at any depth, as in a .gitignore; otherwise it matches at the root. */
  readonly anyDepth: boolean;
  /** A match includes everything below it; and `x/**` includes `x`. */
  readonly covers: boolean;
}

/** One meaning of a pattern: its parts between slashes, each still in glob syntax. */
export interface GlobReading {
  /** Without `.`, `..`, empty parts or repeated `**`; empty for the root itself. */
  readonly parts: readonly string[];
  /** True if a slash ties it to the root: `/x`, `./x` and `a/x`, but not `x` or `x/`. */
  readonly rooted: boolean;
  /** True if it ends with a slash, so it means a folder. */
  readonly folder: boolean;
}

/** An invalid pattern. The settings refuse it first (`settings/values/globs.ts`), with its line. */
export class InvalidGlobError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadGlob';
  }
}

const MAGIC = /[*?[]|[+@!]\(/;

/** Returns the literal text of a pattern without wildcards; null if it has any. */
export function literalOf(text: string): string | null {
  return MAGIC.test(text.replace(/\\./gs, '')) ? null : text.replace(/\\(.)/gs, '$1');
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      const last = parts.pop();
      if (last === undefined || last === '**') {
        throw new InvalidGlobError(`glob ${JSON.stringify(text)} leaves the repository: write it without ..`);
      }
    } else if (parts.at(-1) !== '**' || part !== '**') parts.push(part);
  }
  // `x/**/*` means the same as `x/**`, which can be looked up.
  if (parts.at(-1) === '*' && parts.at(-2) === '**') parts.pop();
  return parts;
}

function alternativesOf(pattern: string): readonly string[] {
  if (!pattern.includes('{')) return [pattern];
  const alternatives = minimatch.braceExpand(pattern, { braceExpandMax: MAX_ALTERNATIVES + 1 });
  if (alternatives.length <= MAX_ALTERNATIVES) return alternatives;
  throw new InvalidGlobError(
    `glob ${JSON.stringify(pattern.slice(0, 80))} has braces for more than ${MAX_ALTERNATIVES} alternatives: use fewer`,
  );
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, (found) => (found.startsWith('\\') ? found : `\\${found}`));
}

/**
 * Returns every possible meaning of a pattern. `src/[id]/**` is a class of characters and also the folder of that name,
 * because its author may mean either; so is a name with braces. Throws InvalidGlobError.
 */
export function readingsOf(pattern: string): readonly GlobReading[] {
  const texts = new Set(alternativesOf(pattern));
  for (const text of [...texts]) if (text.includes('[')) texts.add(escaped(text, /\\.|[[\]]/gs));
  if (!texts.has(pattern)) texts.add(escaped(pattern, /\\.|[[\]]/gs));
  return [...texts].map((text) => ({
    parts: partsOf(text),
    rooted: text.replace(/\/+$/, '').includes('/'),
    folder: /(?:^|\/)\.?$/.test(text),
  }));
}
