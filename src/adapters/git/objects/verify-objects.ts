import { createHash } from 'node:crypto';
import { type Git, GitError } from '../program/run-git.ts';
import type { ObjectFormat } from '../program/user-repository.ts';

/**
 * Problems of objects. Git does not hash what it reads, so a file in `.git/objects` may have content that does not
 * match its name.
 */
export interface ObjectProblems {
  /** Objects that are unreadable or whose content has another id. */
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

/** Bytes of objects that one git process prints; a larger object is read alone. */
const BATCH = 64 * 1024 ** 2;

/** Reads each of these objects through git and hashes it. */
export async function findObjectProblems(
  git: Git,
  format: ObjectFormat,
  ids: readonly string[],
): Promise<ObjectProblems> {
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const batch of inBatches(await sizesOf(git, [...new Set(ids)]))) {
    const found = await checkHashes(git, format, batch);
    wrong.push(...found.wrong);
    missing.push(...found.missing);
  }
  return { wrong, missing };
}

interface SizedObject {
  readonly id: string;
  readonly bytes: number;
}

async function sizesOf(git: Git, ids: readonly string[]): Promise<readonly SizedObject[]> {
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
    // One of them is broken; single requests find out which.
    return ids.map((id) => ({ id, bytes: BATCH }));
  }
}

function inBatches(sized: readonly SizedObject[]): readonly (readonly string[])[] {
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

async function checkHashes(git: Git, format: ObjectFormat, ids: readonly string[]): Promise<ObjectProblems> {
  try {
    const { stdout } = await git({ args: ['cat-file', '--batch', '--buffer'], input: listed(ids) });
    return parseObjectProblems(stdout, format, ids);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (ids.length === 1) return { wrong: ids, missing: [] };
    const half = Math.ceil(ids.length / 2);
    const first = await checkHashes(git, format, ids.slice(0, half));
    const second = await checkHashes(git, format, ids.slice(half));
    return {
      wrong: [...first.wrong, ...second.wrong],
      missing: [...first.missing, ...second.missing],
    };
  }
}

/** Parses answers: `<id> <type> <size>`, the bytes and a line end; or `<id> missing`. */
function parseObjectProblems(output: Buffer, format: ObjectFormat, ids: readonly string[]): ObjectProblems {
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
