import { minimatch } from 'minimatch';

/** A pattern may stand for this many alternatives once its braces are expanded, and no more. */
export const MAX_ALTERNATIVES = 1_000;

/** How a list's patterns are taken. */
export interface GlobMeaning {
  /** Case, Unicode form and invisible characters make no difference. */
  readonly caseFold: boolean;
  /** A pattern without a slash is a name at any depth, as in a .gitignore; else it stands at the root. */
  readonly anyDepth: boolean;
  /** What a pattern matches, it matches with everything below; and `x/**` is `x` too. */
  readonly covers: boolean;
}

/** One meaning of a pattern: its parts between slashes, each still in glob syntax. */
export interface Reading {
  /** Without `.`, `..`, empty parts or repeated `**`; empty for the root itself. */
  readonly parts: readonly string[];
  /** Whether a slash ties it to the root: `/x`, `./x` and `a/x`, but not `x` or `x/`. */
  readonly rooted: boolean;
  /** Whether it ends with a slash: a folder is meant. */
  readonly folder: boolean;
}

/** A pattern that means nothing here. The settings refuse it first (`settings/globs.ts`), with its line. */
export class BadGlob extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadGlob';
  }
}

const MAGIC = /[*?[]|[+@!]\(/;

/** The text that a pattern stands for where it has no wildcard; null where it has one. */
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
        throw new BadGlob(`glob ${JSON.stringify(text)} leaves the repository: write it without ..`);
      }
    } else if (parts.at(-1) !== '**' || part !== '**') parts.push(part);
  }
  // `x/**/*` says no more than `x/**`, which is looked up and not compared.
  if (parts.at(-1) === '*' && parts.at(-2) === '**') parts.pop();
  return parts;
}

function alternativesOf(pattern: string): readonly string[] {
  if (!pattern.includes('{')) return [pattern];
  const alternatives = minimatch.braceExpand(pattern, { braceExpandMax: MAX_ALTERNATIVES + 1 });
  if (alternatives.length <= MAX_ALTERNATIVES) return alternatives;
  throw new BadGlob(
    `glob ${JSON.stringify(pattern.slice(0, 80))} has braces for more than ${MAX_ALTERNATIVES} alternatives: write fewer`,
  );
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, (found) => (found.startsWith('\\') ? found : `\\${found}`));
}

/**
 * Everything a pattern may mean. `src/[id]/**` is a class of characters and also the folder of that very
 * name, for both are what its author may have had in mind; so is a name with braces in it.
 * Throws BadGlob.
 */
export function readingsOf(pattern: string): readonly Reading[] {
  const texts = new Set(alternativesOf(pattern));
  for (const text of [...texts]) if (text.includes('[')) texts.add(escaped(text, /\\.|[[\]]/gs));
  if (!texts.has(pattern)) texts.add(escaped(pattern, /\\.|[[\]]/gs));
  return [...texts].map((text) => ({
    parts: partsOf(text),
    rooted: text.replace(/\/+$/, '').includes('/'),
    folder: /(?:^|\/)\.?$/.test(text),
  }));
}
