import { createHash } from 'node:crypto';
import { type Git, GitError } from '../program/run-git.ts';
import type { ObjectFormat } from '../program/user-repository.ts';
import { batch, objectFacts } from './read-objects.ts';

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
  try {
    return (await objectFacts(git, ids)).map(({ id, size }) => ({ id, bytes: size ?? 0 }));
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
    const replies = await batch(git, ids);
    const found = ids.map((id, at) => ({ id, reply: replies[at] ?? null }));
    return {
      wrong: found.flatMap(({ id, reply }) =>
        reply?.bytes && objectId(format, reply.type ?? '', reply.bytes) !== id ? [id] : [],
      ),
      missing: found.flatMap(({ id, reply }) => (reply?.bytes ? [] : [id])),
    };
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

export function objectId(format: ObjectFormat, type: string, bytes: Uint8Array): string {
  return createHash(format).update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
