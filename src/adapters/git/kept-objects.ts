import { randomUUID } from 'node:crypto';
import { constants, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { ensureFolder } from './ensure-folder.ts';
import type { Git } from './exec.ts';
import { endingOf, isTrueLoose, isTruePack, kindOf, objectFilesIn, stampOf } from './object-files.ts';
import type { ObjectFormat } from './site.ts';
import { lstatThere } from './there.ts';

/** What became of the objects since the last look, by their names in the folder. */
export interface ObjectDamage {
  /** Forged, replaced or removed. All of it is put right but what is lost. */
  readonly tampered: readonly string[];
  /** Gone or overwritten, and no copy is left. */
  readonly lost: readonly string[];
  /** Gone because git packed it anew. */
  readonly repacked: readonly string[];
}

/**
 * The repository's objects as they were, so that none is lost and none is forged. Only for runs in which nothing keeps
 * commands from writing `.git`: git believes that a file holds what its name says.
 */
export interface KeptObjects {
  /**
   * Removes what is forged and puts back what is gone. `areElsewhere` tells whether the repository still has all
   * objects of these files; null: nobody can say now, and all of them are put back.
   */
  heal(areElsewhere: ((names: readonly string[]) => Promise<boolean>) | null): Promise<ObjectDamage>;
}

export interface ObjectsPlace {
  readonly objects: string;
  /** Where the copies go. */
  readonly store: string;
  readonly format: ObjectFormat;
  /** Works in a folder of ours. */
  readonly git: Git;
}

/** Bytes that are copied. More gets a second name, which a write into the file itself would change too. */
const MOST_COPIED = 256 * 1024 ** 2;
/** git prunes no younger object by itself (`gc.pruneExpire`). */
const PRUNED_AFTER_MS = 14 * 24 * 3600 * 1000;
const AT_ONCE = 32;

interface Known {
  readonly stamp: string;
  /** `none`: there was no room for a copy. `new`: it came after the start, and may go again. */
  readonly kept: 'copy' | 'link' | 'none' | 'new';
  /** Hash at the end of a pack or of its list. */
  readonly ending: string | null;
  readonly writtenMs: number;
}

export async function keepObjects(place: ObjectsPlace): Promise<KeptObjects> {
  const known = new Map<string, Known>();
  let room = MOST_COPIED;
  const keep = async (name: string) => {
    const from = join(place.objects, name);
    const size = kindOf(name) === 'cache' ? 0 : (statSync(from, { throwIfNoEntry: false })?.size ?? 0);
    const isSmall = size <= room;
    if (isSmall) room -= size;
    const isCache = kindOf(name) === 'cache';
    const kept = isCache ? 'none' : await keptAs(from, join(place.store, name), isSmall);
    const [stamp, stat] = [stampOf(from), statSync(from, { throwIfNoEntry: false })];
    // Packed by another git since it was listed.
    if (stamp === null || stat === undefined) return;
    const ending = kindOf(name) === 'pack' ? await lastBytes(from, stat.size, place.format) : null;
    known.set(name, { stamp, kept, ending, writtenMs: stat.mtimeMs });
  };
  const names = [...objectFilesIn(place.objects).stamps.keys()];
  for (const folder of new Set(names.map((name) => dirname(name)))) {
    mkdirSync(join(place.store, folder), { recursive: true });
  }
  // The lists last: git reads this folder meanwhile, and a pack that has one must be whole.
  const isList = (name: string) => name.endsWith('.idx');
  for (const part of [names.filter((name) => !isList(name)), names.filter(isList)]) {
    for (let at = 0; at < part.length; at += AT_ONCE) {
      await Promise.all(part.slice(at, at + AT_ONCE).map(keep));
      // There may be thousands: the model's answer must not wait for all.
      await nextTick();
    }
  }
  return new Kept(place, known);
}

class Kept implements KeptObjects {
  readonly #place: ObjectsPlace;
  readonly #known: Map<string, Known>;

  constructor(place: ObjectsPlace, known: Map<string, Known>) {
    this.#place = place;
    this.#known = known;
  }

  async heal(areElsewhere: ((names: readonly string[]) => Promise<boolean>) | null): Promise<ObjectDamage> {
    const { objects } = this.#place;
    if (lstatThere(objects)?.isDirectory() !== true) ensureFolder(objects);
    const { stamps, odd } = objectFilesIn(objects);
    for (const name of odd) rmSync(join(objects, name), { recursive: true, force: true });
    const forged = await this.#forged(stamps);
    for (const name of forged) rmSync(join(objects, name), { force: true });
    const bad = new Set([...odd, ...forged]);
    const missing = this.#missing((name) => stamps.has(name) && !bad.has(name));
    if (missing.length === 0) return { tampered: [...bad], lost: [], repacked: [] };
    if (bad.size === 0 && areElsewhere !== null && (await areElsewhere(missing))) {
      for (const name of missing) this.#known.delete(name);
      return { tampered: [], lost: [], repacked: missing };
    }
    const lost = await this.#putBack(missing);
    const gone = missing.filter((name) => this.#isLoss(name));
    return { tampered: [...new Set([...bad, ...gone])], lost, repacked: [] };
  }

  #missing(isThere: (name: string) => boolean): readonly string[] {
    const missing: string[] = [];
    for (const [name, { kept }] of this.#known) {
      if (isThere(name)) continue;
      if (kept === 'new' || kindOf(name) === 'cache') this.#known.delete(name);
      else missing.push(name);
    }
    return missing;
  }

  /** Files whose content is not what their name says. Caches that changed go too: git makes them anew. */
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
      // git does not look at half of a pair.
      const isHalf = !stamps.has(`${stem}.pack`) || !stamps.has(`${stem}.idx`);
      if (kind === 'mark' || (kind === 'pack' && known === undefined && isHalf)) continue;
      const isNewPack = () => {
        const asked = packs.get(stem) ?? isTruePack(git, objects, stem);
        packs.set(stem, asked);
        return asked;
      };
      const isTrue =
        kind === 'loose'
          ? await isTrueLoose(objects, name, format)
          : known?.ending
            ? await isAsBefore(join(objects, name), known.ending, format)
            : await isNewPack();
      const stat = statSync(join(objects, name), { throwIfNoEntry: false });
      // Being written: git gives it its name when it is whole, so what is gone by now was never forged.
      if (stat === undefined) continue;
      if (!isTrue) forged.push(name);
      else {
        const ending = kind === 'pack' ? await lastBytes(join(objects, name), stat.size, format) : null;
        this.#known.set(name, { kept: 'new', writtenMs: stat.mtimeMs, ...known, stamp, ending });
      }
    }
    return forged;
  }

  /** Returns what could not be put back. */
  async #putBack(names: readonly string[]): Promise<readonly string[]> {
    const { objects, store, format } = this.#place;
    const lost: string[] = [];
    // Without these two, empty or not, git takes the folder for no object store.
    for (const folder of ['info', 'pack']) ensureFolder(join(objects, folder));
    for (const name of names) {
      const [known, to] = [this.#known.get(name), join(objects, name)];
      if (known === undefined || known.kept === 'none' || !existsSync(join(store, name))) {
        if (this.#isLoss(name)) lost.push(name);
        else this.#known.delete(name);
        continue;
      }
      ensureFolder(dirname(to));
      // It may only have been locked away.
      rmSync(to, { force: true });
      if (known.kept === 'copy' || !secondName(join(store, name), to)) await copyFile(join(store, name), to);
      const isTrue =
        kindOf(name) === 'loose'
          ? await isTrueLoose(objects, name, format)
          : kindOf(name) === 'mark' || (await isAsBefore(to, known.ending ?? '', format));
      if (!isTrue) lost.push(name);
      this.#known.set(name, { ...known, stamp: stampOf(to) ?? '' });
    }
    return lost;
  }

  /** git removes old objects that nothing needs, and only those. */
  #isLoss(name: string): boolean {
    const written = this.#known.get(name)?.writtenMs ?? 0;
    if (kindOf(name) === 'mark') return false;
    return kindOf(name) === 'pack' || Date.now() - written < PRUNED_AFTER_MS;
  }
}

async function isAsBefore(path: string, ending: string, format: ObjectFormat): Promise<boolean> {
  const now = await endingOf(path, format);
  return now !== null && now.said === ending && now.true === ending;
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

/** `none` also where it went meanwhile, or may not be read. */
async function keptAs(from: string, to: string, isSmall: boolean): Promise<Known['kept']> {
  if (!isSmall) return secondName(from, to) ? 'link' : 'none';
  try {
    // Whole before it has its name: git reads this folder, and other repositories may have the same.
    const partial = `${to}.${randomUUID()}`;
    await copyFile(from, partial, constants.COPYFILE_FICLONE);
    renameSync(partial, to);
    return 'copy';
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code)))
      return 'none';
    throw error;
  }
}

/** False where the file system gives none. */
function secondName(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
  }
}
