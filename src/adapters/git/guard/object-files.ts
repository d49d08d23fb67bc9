import { createHash } from 'node:crypto';
import { createReadStream, type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { lstatBigintOrUndefined } from '../../files/lstat-or-undefined.ts';
import { type Git, GitError } from '../program/run-git.ts';
import type { ObjectFormat } from '../program/user-repository.ts';

/**
 * Kinds of files in an object folder, by their names. `loose`: one object. `pack`: a pack or its index. `mark`: a note
 * about a pack. `cache`: derived from the others and trusted by git unchecked.
 */
export type ObjectFileKind = 'loose' | 'pack' | 'mark' | 'cache' | 'other';

export function kindOf(name: string): ObjectFileKind {
  if (/^[0-9a-f]{2}\/(?:[0-9a-f]{38}|[0-9a-f]{62})$/.test(name)) return 'loose';
  if (/^pack\/.+\.(?:pack|idx)$/.test(name)) return 'pack';
  if (/^pack\/.+\.(?:keep|promisor|mtimes)$/.test(name)) return 'mark';
  if (/^pack\/(?:multi-pack-index.*|.+\.(?:rev|bitmap))$/.test(name)) return 'cache';
  return /^info\/commit-graph/.test(name) ? 'cache' : 'other';
}

export interface ObjectFiles {
  /** The stamp of each file by its name. Programs cannot set a change time. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Links and other unexpected entries where git keeps its own files. Git would follow them. */
  readonly unexpected: readonly string[];
}

const FOLDER = /^(?:[0-9a-f]{2}|pack|info)$/;

/** Returns empty lists if the folder cannot be read. */
export function objectFilesIn(objects: string): ObjectFiles {
  const stamps = new Map<string, string>();
  const unexpected: string[] = [];
  const addFolder = (folder: string) => {
    for (const entry of entriesIn(join(objects, folder))) {
      const name = `${folder}/${entry.name}`;
      if (name === 'info/commit-graphs' && entry.isDirectory()) addFolder(name);
      else if (kindOf(name) === 'other') continue;
      else if (!entry.isFile()) unexpected.push(name);
      else {
        const stamp = objectStamp(join(objects, name));
        if (stamp !== null) stamps.set(name, stamp);
      }
    }
  };
  for (const entry of entriesIn(objects)) {
    if (!FOLDER.test(entry.name)) continue;
    if (entry.isDirectory()) addFolder(entry.name);
    else unexpected.push(entry.name);
  }
  return { stamps, unexpected };
}

export function objectStamp(path: string): string | null {
  const stat = lstatBigintOrUndefined(path);
  if (stat === undefined) return null;
  return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
}

/**
 * Returns the entries of a folder, or none if it is unreadable. Git cannot read it either and fails when it needs it.
 */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Returns true if the hash of a loose object's content is its name. */
export async function isIntactLooseObject(
  objects: string,
  name: string,
  format: ObjectFormat,
): Promise<boolean> {
  const hash = createHash(format);
  try {
    await pipeline(createReadStream(join(objects, name)), createInflate(), hash);
  } catch {
    return false;
  }
  return hash.digest('hex') === name.replace('/', '');
}

/** The hash at the end of packs and their indexes, computed over everything before it. */
export interface TrailingHash {
  /** The hash at the end of the file. */
  readonly stored: string;
  /** The hash computed from the file's bytes. */
  readonly computed: string;
}

/** Returns null if the file is too short or unreadable. */
export async function trailingHashOf(path: string, format: ObjectFormat): Promise<TrailingHash | null> {
  const length = format === 'sha256' ? 32 : 20;
  const hash = createHash(format);
  let tail = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 ** 2 })) {
      const bytes = Buffer.concat([tail, chunk as Buffer]);
      const end = Math.max(0, bytes.length - length);
      hash.update(bytes.subarray(0, end));
      tail = Buffer.from(bytes.subarray(end));
    }
  } catch {
    return null;
  }
  return tail.length < length ? null : { stored: tail.toString('hex'), computed: hash.digest('hex') };
}

/** A pack of several gigabytes takes minutes. */
const VERIFY_DEADLINE_MS = 600_000;

/** Returns true if a pack's index names its objects correctly. `git` runs in our own folder. */
export async function isIntactPack(git: Git, objects: string, stem: string): Promise<boolean> {
  try {
    const args = ['index-pack', '--verify', join(objects, `${stem}.pack`)];
    await git({ args, deadlineMs: VERIFY_DEADLINE_MS });
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}
