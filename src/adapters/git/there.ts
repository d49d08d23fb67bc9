import { type BigIntStats, lstatSync, type Stats } from 'node:fs';

/** A file, or a circle of links, stands on the way. */
const NO_WAY: ReadonlySet<unknown> = new Set(['ENOTDIR', 'ELOOP']);

/** What lies under a name, a link not followed; undefined where there is nothing, or no folder on the way to it. */
export function lstatThere(path: string | Buffer): Stats | undefined {
  return orUndefined(() => lstatSync(path, { throwIfNoEntry: false }));
}

/** The same to the nanosecond. */
export function lstatExact(path: string | Buffer): BigIntStats | undefined {
  return orUndefined(() => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
}

function orUndefined<Result>(look: () => Result | undefined): Result | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_WAY.has(error.code)) return undefined;
    throw error;
  }
}
