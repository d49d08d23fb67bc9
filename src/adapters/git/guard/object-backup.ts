import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { ensureFolder } from '../../files/ensure-folder.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import type { Git } from '../program/run-git.ts';
import type { ObjectFormat } from '../program/user-repository.ts';
import { backUpFile, hardLinkTo } from './object-copies.ts';
import {
  isIntactLooseObject,
  isIntactPack,
  kindOf,
  objectFilesIn,
  objectStamp,
  trailingHashOf,
} from './object-files.ts';

/** Changes of the objects since the last check, by their names in the folder. */
export interface ObjectDamage {
  /** Forged, replaced or removed. All of them are restored except those in `lost`. */
  readonly tampered: readonly string[];
  /** Missing or overwritten, with no copy left. */
  readonly lost: readonly string[];
  /** Missing because git repacked them. */
  readonly repacked: readonly string[];
}

/**
 * Protects the repository's objects against loss and forgery. Needed only if commands can write to `.git`, because git
 * trusts that a file contains what its name says.
 */
export interface ObjectBackup {
  /**
   * Removes forged files and restores missing ones. `areElsewhere` returns true if the repository still has all objects
   * of these files; null means that this cannot be checked now, so all files are restored.
   */
  repair(areElsewhere: ((names: readonly string[]) => Promise<boolean>) | null): Promise<ObjectDamage>;
  /** Returns the names of the copies whose objects the folder does not contain. */
  unreturned(): readonly string[];
}

export interface BackupOptions {
  readonly objects: string;
  /** The folder for the copies. */
  readonly store: string;
  readonly format: ObjectFormat;
  /** Runs in our own folder. */
  readonly git: Git;
}

/** Maximum bytes to copy. The rest get hard links, which a write into the original would change too. */
const MAX_COPIED_BYTES = 256 * 1024 ** 2;
/** Git does not prune younger objects by itself (`gc.pruneExpire`). */
const PRUNED_AFTER_MS = 14 * 24 * 3600 * 1000;
const PARALLEL_COPIES = 32;

interface KnownObject {
  readonly stamp: string;
  /** `none`: there was no room for a copy. `new`: added after the start, so it may be removed again. */
  readonly kept: 'copy' | 'link' | 'none' | 'new';
  /** The hash at the end of a pack or its index. */
  readonly ending: string | null;
  readonly writtenMs: number;
}

export async function backUpObjects(place: BackupOptions): Promise<ObjectBackup> {
  const known = new Map<string, KnownObject>();
  let room = MAX_COPIED_BYTES;
  const keep = async (name: string) => {
    const from = join(place.objects, name);
    const size = kindOf(name) === 'cache' ? 0 : (statSync(from, { throwIfNoEntry: false })?.size ?? 0);
    const isSmall = size <= room;
    if (isSmall) room -= size;
    const isCache = kindOf(name) === 'cache';
    const kept = isCache ? 'none' : await backUpFile(from, join(place.store, name), isSmall);
    const [stamp, stat] = [objectStamp(from), statSync(from, { throwIfNoEntry: false })];
    // Another git repacked it since the listing.
    if (stamp === null || stat === undefined) return;
    const ending = kindOf(name) === 'pack' ? await lastBytes(from, stat.size, place.format) : null;
    known.set(name, { stamp, kept, ending, writtenMs: stat.mtimeMs });
  };
  const names = [...objectFilesIn(place.objects).stamps.keys()];
  for (const folder of new Set(names.map((name) => dirname(name)))) {
    mkdirSync(join(place.store, folder), { recursive: true });
  }
  // Copy the pack indexes last: git reads this folder meanwhile, and a pack with an index must be complete.
  const isIndex = (name: string) => name.endsWith('.idx');
  for (const part of [names.filter((name) => !isIndex(name)), names.filter(isIndex)]) {
    for (let at = 0; at < part.length; at += PARALLEL_COPIES) {
      await Promise.all(part.slice(at, at + PARALLEL_COPIES).map(keep));
      // There may be thousands of files, and the model's reply must not wait for all of them.
      await nextTick();
    }
  }
  return new StoredBackup(place, known);
}

class StoredBackup implements ObjectBackup {
  readonly #place: BackupOptions;
  readonly #known: Map<string, KnownObject>;

  constructor(place: BackupOptions, known: Map<string, KnownObject>) {
    this.#place = place;
    this.#known = known;
  }

  async repair(areElsewhere: ((names: readonly string[]) => Promise<boolean>) | null): Promise<ObjectDamage> {
    const { objects } = this.#place;
    if (lstatOrUndefined(objects)?.isDirectory() !== true) ensureFolder(objects);
    const { stamps, unexpected } = objectFilesIn(objects);
    for (const name of unexpected) rmSync(join(objects, name), { recursive: true, force: true });
    const forged = await this.#forged(stamps);
    for (const name of forged) rmSync(join(objects, name), { force: true });
    const bad = new Set([...unexpected, ...forged]);
    const missing = this.#missingFiles((name) => stamps.has(name) && !bad.has(name));
    if (missing.length === 0) return { tampered: [...bad], lost: [], repacked: [] };
    if (bad.size === 0 && areElsewhere !== null && (await areElsewhere(missing))) {
      for (const name of missing) this.#known.delete(name);
      return { tampered: [], lost: [], repacked: missing };
    }
    const lost = await this.#restoreFiles(missing);
    const removed = missing.filter((name) => this.#isLoss(name));
    return { tampered: [...new Set([...bad, ...removed])], lost, repacked: [] };
  }

  unreturned(): readonly string[] {
    const { objects, store } = this.#place;
    const isOwed = ([name, { kept, stamp }]: readonly [string, KnownObject]) =>
      (kept === 'copy' || kept === 'link') && objectStamp(join(objects, name)) !== stamp;
    return [...this.#known].filter(isOwed).flatMap(([name]) => (existsSync(join(store, name)) ? [name] : []));
  }

  #missingFiles(isPresent: (name: string) => boolean): readonly string[] {
    const missing: string[] = [];
    for (const [name, { kept }] of this.#known) {
      if (isPresent(name)) continue;
      if (kept === 'new' || kindOf(name) === 'cache') this.#known.delete(name);
      else missing.push(name);
    }
    return missing;
  }

  /**
   * Returns the files whose content does not match their name. Changed caches are deleted, because git rebuilds them.
   */
  async #forged(stamps: ReadonlyMap<string, string>): Promise<readonly string[]> {
    const { objects, format, git } = this.#place;
    const forged: string[] = [];
    const packs = new Map<string, Promise<boolean>>();
    for (const [name, stamp] of stamps) {
      const known = this.#known.get(name);
      if (known?.stamp === stamp) continue;
      const kind = kindOf(name);
      if (kind === 'cache') {
        rmSync(join(objects, name), { force: true });
        continue;
      }
      const stem = name.replace(/\.[^.]+$/, '');
      // Git ignores a pack without its index, and an index without its pack.
      const isHalf = !stamps.has(`${stem}.pack`) || !stamps.has(`${stem}.idx`);
      if (kind === 'mark' || (kind === 'pack' && known === undefined && isHalf)) continue;
      const isNewPack = () => {
        const isIntact = packs.get(stem) ?? isIntactPack(git, objects, stem);
        packs.set(stem, isIntact);
        return isIntact;
      };
      const isTrue =
        kind === 'loose'
          ? await isIntactLooseObject(objects, name, format)
          : known?.ending
            ? await isSameFile(join(objects, name), known.ending, format)
            : await isNewPack();
      const stat = statSync(join(objects, name), { throwIfNoEntry: false });
      // Git renames a file when it is complete, so a file that is gone by now was a temporary one.
      if (stat === undefined) continue;
      if (!isTrue) forged.push(name);
      else {
        const ending = kind === 'pack' ? await lastBytes(join(objects, name), stat.size, format) : null;
        this.#known.set(name, { kept: 'new', writtenMs: stat.mtimeMs, ...known, stamp, ending });
      }
    }
    return forged;
  }

  /** Returns the names that could not be restored. */
  async #restoreFiles(names: readonly string[]): Promise<readonly string[]> {
    const { objects, store, format } = this.#place;
    const lost: string[] = [];
    // Git does not recognize an object store without these two folders.
    for (const folder of ['info', 'pack']) ensureFolder(join(objects, folder));
    for (const name of names) {
      const [known, to] = [this.#known.get(name), join(objects, name)];
      if (known === undefined || known.kept === 'none' || !existsSync(join(store, name))) {
        if (this.#isLoss(name)) lost.push(name);
        else this.#known.delete(name);
        continue;
      }
      ensureFolder(dirname(to));
      // The file may only have been made unreadable.
      rmSync(to, { force: true });
      if (known.kept === 'copy' || !hardLinkTo(join(store, name), to)) await copyFile(join(store, name), to);
      const isTrue =
        kindOf(name) === 'loose'
          ? await isIntactLooseObject(objects, name, format)
          : kindOf(name) === 'mark' || (await isSameFile(to, known.ending ?? '', format));
      if (!isTrue) lost.push(name);
      this.#known.set(name, { ...known, stamp: objectStamp(to) ?? '' });
    }
    return lost;
  }

  /** Returns true if git would not have removed this file itself: it removes only old objects that nothing needs. */
  #isLoss(name: string): boolean {
    const written = this.#known.get(name)?.writtenMs ?? 0;
    if (kindOf(name) === 'mark') return false;
    return kindOf(name) === 'pack' || Date.now() - written < PRUNED_AFTER_MS;
  }
}

async function isSameFile(path: string, ending: string, format: ObjectFormat): Promise<boolean> {
  const now = await trailingHashOf(path, format);
  return now !== null && now.stored === ending && now.computed === ending;
}

async function lastBytes(path: string, size: number, format: ObjectFormat): Promise<string> {
  const length = format === 'sha256' ? 32 : 20;
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, size - length));
    return buffer.toString('hex');
  } finally {
    await handle.close();
  }
}
