import { sized } from '../text/figures.ts';
import type { IgnoredChange } from './ignored.ts';

/** Maximum bytes of the patch of one undone step, and of all such patches of a run. */
export const LARGEST_PATCH = 10 * 1024 ** 2;
export const ALL_PATCHES = 50 * 1024 ** 2;

/** Maximum number of deleted files that one patch names. The record names all of them. */
export const MOST_DELETIONS = 1000;

/** Maximum number of unrestored ignored paths that are named. */
const MOST_LOSSES = 20;

/** Maximum number of files that the text names. */
const MOST_NAMES = 10;

export interface UndonePatch {
  readonly patch: Uint8Array;
  /** The changes missing from the patch and the reason, for people; null if it is complete. */
  readonly leftOut: string | null;
}

interface LeftOut {
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  /** Number of deleted files that are not named. */
  readonly deletions: number;
  /** Maximum bytes of the patch. */
  readonly room: number;
}

export function leftOutText({ files, deletions, room }: LeftOut): string | null {
  const names = files.slice(0, MOST_NAMES).map(({ path, bytes }) => `${path} (${sized(bytes)})`);
  const more = files.length > names.length ? ` and ${files.length - names.length} more` : '';
  const texts = [
    ...(files.length === 0
      ? []
      : [
          `the content of ${names.join(', ')}${more}: ${room < LARGEST_PATCH ? `the patches of undone steps are limited to ${sized(ALL_PATCHES)} per run` : `the patch of an undone step is limited to ${sized(LARGEST_PATCH)}`}`,
        ]),
    ...(deletions === 0
      ? []
      : [
          `the names of ${deletions} more deleted files: a patch names at most ${MOST_DELETIONS}; execution.json has all of them`,
        ]),
  ];
  return texts.length === 0 ? null : `left out: ${texts.join('; and ')}`;
}

/** Ignored paths that an undone step deleted or changed. Git has no copy of them, so they stay as they are. */
export interface NotRestored {
  readonly count: number;
  readonly first: readonly Loss[];
}

type Loss = Pick<IgnoredChange, 'path' | 'how'>;

/** Returns null if no loss is known. */
export function notRestored(changes: readonly IgnoredChange[]): NotRestored | null {
  if (changes.length === 0) return null;
  const first = changes
    .map(({ path, how }) => ({ path, how }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .slice(0, MOST_LOSSES);
  return { count: changes.length, first };
}

/** Returns one line of text. */
export function notRestoredText({ count, first }: NotRestored): string {
  const more = count > first.length ? ` and ${count - first.length} more` : '';
  return `not restored, because git ignores them: ${first.map(({ path, how }) => `${path} (${how === 'deleted' ? 'deleted' : 'changed'})`).join(', ')}${more}`;
}
