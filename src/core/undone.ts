import type { IgnoredChange } from './ignored.ts';
import { sized } from './sized.ts';

/** Bytes that the patch of one undone step may have, and all of a run together. */
export const LARGEST_PATCH = 10 * 1024 ** 2;
export const ALL_PATCHES = 50 * 1024 ** 2;

/** Deleted files that one patch names. The record has the names of all. */
export const MOST_DELETIONS = 1000;

/** Ignored paths that were not restored: so many are named. */
const MOST_LOSSES = 20;

/** Files that the text names. */
const MOST_NAMES = 10;

export interface UndonePatch {
  readonly patch: Uint8Array;
  /** What the patch does not hold and why, in words for people; null where it holds everything. */
  readonly leftOut: string | null;
}

interface LeftOut {
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  /** Deleted files that are not named. */
  readonly deletions: number;
  /** Bytes that the patch could have. */
  readonly room: number;
}

export function leftOutText({ files, deletions, room }: LeftOut): string | null {
  const names = files.slice(0, MOST_NAMES).map(({ path, bytes }) => `${path} (${sized(bytes)})`);
  const more = files.length > names.length ? ` and ${files.length - names.length} more` : '';
  const texts = [
    ...(files.length === 0
      ? []
      : [
          `the content of ${names.join(', ')}${more}: ${room < LARGEST_PATCH ? `the patches of undone steps hold ${sized(ALL_PATCHES)} in a run` : `the patch of an undone step holds ${sized(LARGEST_PATCH)}`}`,
        ]),
    ...(deletions === 0
      ? []
      : [
          `the names of ${deletions} more deleted files: a patch names ${MOST_DELETIONS}; execution.json has them all`,
        ]),
  ];
  return texts.length === 0 ? null : `left out: ${texts.join('; and ')}`;
}

/** Ignored paths that an undone step deleted or changed: git does not have them, so they stay as they are. */
export interface NotRestored {
  readonly count: number;
  readonly first: readonly Loss[];
}

type Loss = Pick<IgnoredChange, 'path' | 'how'>;

/** Null where nothing is known to be lost. */
export function notRestored(changes: readonly IgnoredChange[]): NotRestored | null {
  if (changes.length === 0) return null;
  const first = changes
    .map(({ path, how }) => ({ path, how }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .slice(0, MOST_LOSSES);
  return { count: changes.length, first };
}

/** One line. */
export function notRestoredText({ count, first }: NotRestored): string {
  const more = count > first.length ? ` and ${count - first.length} more` : '';
  return `not restored, because git ignores them: ${first.map(({ path, how }) => `${path} (${how === 'deleted' ? 'deleted' : 'changed'})`).join(', ')}${more}`;
}
