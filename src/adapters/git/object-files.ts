import { createHash } from 'node:crypto';
import { createReadStream, type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { type Git, GitError } from './exec.ts';
import type { ObjectFormat } from './site.ts';
import { lstatExact } from './there.ts';

/**
 * The files of an objects folder, by their names in it. `loose`: one object. `pack`: a pack, or the list of what is in
 * it. `mark`: says something of a pack. `cache`: git makes it of the others, and believes it without a look at them.
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
  /** Name and what a write changes of the file. Nobody can set a change time. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Links and the like where git keeps folders and files of its own: git would follow them. */
  readonly odd: readonly string[];
}

const FOLDER = /^(?:[0-9a-f]{2}|pack|info)$/;

/** Empty where the folder cannot be read. */
export function objectFilesIn(objects: string): ObjectFiles {
  const stamps = new Map<string, string>();
  const odd: string[] = [];
  const take = (folder: string) => {
    for (const entry of entriesIn(join(objects, folder))) {
      const name = `${folder}/${entry.name}`;
      if (name === 'info/commit-graphs' && entry.isDirectory()) take(name);
      else if (kindOf(name) === 'other') continue;
      else if (!entry.isFile()) odd.push(name);
      else {
        const stamp = stampOf(join(objects, name));
        if (stamp !== null) stamps.set(name, stamp);
      }
    }
  };
  for (const entry of entriesIn(objects)) {
    if (!FOLDER.test(entry.name)) continue;
    if (entry.isDirectory()) take(entry.name);
    else odd.push(entry.name);
  }
  return { stamps, odd };
}

export function stampOf(path: string): string | null {
  const stat = lstatExact(path);
  if (stat === undefined) return null;
  return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
}

/** None of what nobody here may read: git cannot read it either, and says so where it needs it. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether a loose object's content gives its name. */
export async function isTrueLoose(objects: string, name: string, format: ObjectFormat): Promise<boolean> {
  const hash = createHash(format);
  try {
    await pipeline(createReadStream(join(objects, name)), createInflate(), hash);
  } catch {
    return false;
  }
  return hash.digest('hex') === name.replace('/', '');
}

/** The hash that git puts at the end of packs and their lists, over all that comes before it. */
export interface Ending {
  /** As the file says. */
  readonly said: string;
  /** As its bytes give it. */
  readonly true: string;
}

/** null where the file is too short, or cannot be read. */
export async function endingOf(path: string, format: ObjectFormat): Promise<Ending | null> {
  const length = format === 'sha256' ? 32 : 20;
  const hash = createHash(format);
  let held = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 ** 2 })) {
      const bytes = Buffer.concat([held, chunk as Buffer]);
      const end = Math.max(0, bytes.length - length);
      hash.update(bytes.subarray(0, end));
      held = Buffer.from(bytes.subarray(end));
    }
  } catch {
    return null;
  }
  return held.length < length ? null : { said: held.toString('hex'), true: hash.digest('hex') };
}

/** A pack of some gigabytes takes minutes. */
const VERIFY_DEADLINE_MS = 600_000;

/** Whether a pack's list names its objects as their content does. `git` works in a folder of ours. */
export async function isTruePack(git: Git, objects: string, stem: string): Promise<boolean> {
  try {
    const args = ['index-pack', '--verify', join(objects, `${stem}.pack`)];
    await git({ args, deadlineMs: VERIFY_DEADLINE_MS });
    return true;
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}
