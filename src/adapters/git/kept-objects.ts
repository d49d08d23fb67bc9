import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The repository's objects under second names, so that a deleted `.git` can be put back, and the start be read
 * meanwhile. Only for runs in which nothing keeps commands from writing `.git`.
 */
export interface KeptObjects {
  /** Pack files that are gone. */
  missingPacks(): readonly string[];
  /** Gives every object that is gone its old name back. */
  restore(): Promise<void>;
}

/** Bytes that are copied where a second name cannot be given (another file system); more is left unkept. */
const MOST_COPIED = 256 * 1024 ** 2;

export async function keepObjects(objects: string, store: string): Promise<KeptObjects> {
  const kept: string[] = [];
  let copied = 0;
  for (const name of await readdir(objects, { recursive: true })) {
    const from = join(objects, name);
    const to = join(store, name);
    // The store's own list of alternates is not the repository's.
    if (name.startsWith('info/') || !(await stat(from)).isFile()) continue;
    await mkdir(dirname(to), { recursive: true });
    if (!existsSync(to) && !(await secondName(from, to))) {
      copied += (await stat(from)).size;
      if (copied > MOST_COPIED) break;
      await copyFile(from, to);
    }
    kept.push(name);
  }
  const gone = () => kept.filter((name) => !existsSync(join(objects, name)));
  return {
    missingPacks: () => kept.filter((name) => name.startsWith('pack/') && !existsSync(join(objects, name))),
    restore: async () => {
      const names = gone();
      // Without these two, empty or not, git takes the folder for no object store.
      for (const folder of names.length > 0 ? ['info', 'pack'] : []) {
        await mkdir(join(objects, folder), { recursive: true });
      }
      for (const name of names) {
        const to = join(objects, name);
        await mkdir(dirname(to), { recursive: true });
        if (!(await secondName(join(store, name), to))) await copyFile(join(store, name), to);
      }
    },
  };
}

async function secondName(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}
