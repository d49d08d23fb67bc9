import { type BigIntStats, lstatSync, type Stats } from 'node:fs';

/** Errors if a file or a circle of links is in the way. */
const UNREACHABLE: ReadonlySet<unknown> = new Set(['ENOTDIR', 'ELOOP']);

/** Returns the stat of a path without following a link; undefined if it, or a folder above it, does not exist. */
export function lstatOrUndefined(path: string | Buffer): Stats | undefined {
  return orUndefinedIfMissing(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** Like `lstatOrUndefined`, with nanoseconds. */
export function lstatBigintOrUndefined(path: string | Buffer): BigIntStats | undefined {
  return orUndefinedIfMissing(() => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
}

function orUndefinedIfMissing<Result>(look: () => Result | undefined): Result | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && UNREACHABLE.has(error.code)) return undefined;
    throw error;
  }
}
