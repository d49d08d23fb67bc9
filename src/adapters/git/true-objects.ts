import { createHash } from 'node:crypto';
import { type Git, GitError } from './exec.ts';
import type { ObjectFormat } from './site.ts';

/** Git does not hash what it reads: a file in `.git/objects` may hold another content than its name says. */
export interface ObjectTroubles {
  /** Objects whose content gives another ID, or that cannot be read. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/** Bytes of objects that one git prints; a larger object comes alone. */
const BATCH = 64 * 1024 ** 2;

/** Reads each of these objects as git does, and hashes it. */
export async function objectTroubles(
  git: Git,
  format: ObjectFormat,
  ids: readonly string[],
): Promise<ObjectTroubles> {
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const batch of inBatches(await sizesOf(git, [...new Set(ids)]))) {
    const found = await hashed(git, format, batch);
    wrong.push(...found.wrong);
    missing.push(...found.missing);
  }
  return { wrong, missing };
}

interface Sized {
  readonly id: string;
  readonly bytes: number;
}

async function sizesOf(git: Git, ids: readonly string[]): Promise<readonly Sized[]> {
  if (ids.length === 0) return [];
  try {
    const { stdout } = await git({
      args: ['cat-file', '--batch-check=%(objectsize)', '--buffer'],
      input: listed(ids),
    });
    const lines = stdout.toString('latin1').split('\n');
    return ids.map((id, at) => ({ id, bytes: Number(lines[at]) || 0 }));
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // One of them is broken: the next question finds out which.
    return ids.map((id) => ({ id, bytes: BATCH }));
  }
}

function inBatches(sized: readonly Sized[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let room = 0;
  for (const { id, bytes } of sized) {
    if (bytes > room || batches.length === 0) {
      batches.push([]);
      room = BATCH;
    }
    batches.at(-1)?.push(id);
    room -= bytes;
  }
  return batches;
}

async function hashed(git: Git, format: ObjectFormat, ids: readonly string[]): Promise<ObjectTroubles> {
  try {
    const { stdout } = await git({ args: ['cat-file', '--batch', '--buffer'], input: listed(ids) });
    return troublesIn(stdout, format, ids);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (ids.length === 1) return { wrong: ids, missing: [] };
    const half = Math.ceil(ids.length / 2);
    const first = await hashed(git, format, ids.slice(0, half));
    const second = await hashed(git, format, ids.slice(half));
    return {
      wrong: [...first.wrong, ...second.wrong],
      missing: [...first.missing, ...second.missing],
    };
  }
}

/** Each answer is `<id> <type> <size>`, the bytes and a line end; or `<id> missing`. */
function troublesIn(output: Buffer, format: ObjectFormat, ids: readonly string[]): ObjectTroubles {
  const wrong: string[] = [];
  const missing: string[] = [];
  let at = 0;
  for (const id of ids) {
    const end = output.indexOf('\n', at);
    const [, type = '', size] = output.toString('latin1', at, Math.max(at, end)).split(' ');
    at = end + 1;
    if (size === undefined) {
      missing.push(id);
      continue;
    }
    const bytes = output.subarray(at, at + Number(size));
    at += Number(size) + 1;
    if (objectId(format, type, bytes) !== id) wrong.push(id);
  }
  return { wrong, missing };
}

export function objectId(format: ObjectFormat, type: string, bytes: Uint8Array): string {
  return createHash(format).update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

function listed(ids: readonly string[]): Buffer {
  return Buffer.from(ids.map((id) => `${id}\n`).join(''), 'latin1');
}
