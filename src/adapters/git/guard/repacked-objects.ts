import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingObjects } from '../objects/read-objects.ts';
import { hardenedGit } from '../program/hardened-git.ts';
import { GitError } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { kindOf } from './object-files.ts';

/**
 * Returns true if the repository still has every object of files that are gone, because git repacked them. `store` has
 * the indexes of the packs; `names` are relative to the object folder.
 */
export async function areRepacked(
  repo: UserRepository,
  store: string,
  names: readonly string[],
): Promise<boolean> {
  // Git runs in our own folder, because a command may have removed the repository's.
  const git = hardenedGit({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: store }, repo.start);
  const hasAll = async (ids: readonly string[]): Promise<boolean> => {
    try {
      return (await missingObjects(git, ids)).length === 0;
    } catch (error) {
      if (error instanceof GitError) return false;
      throw error;
    }
  };
  const loose = names.filter((name) => kindOf(name) === 'loose');
  if (loose.length > 0 && !(await hasAll(loose.map((name) => name.replace('/', ''))))) {
    return false;
  }
  const packs = names.filter((name) => kindOf(name) === 'pack');
  for (const name of new Set(packs.map((pack) => pack.replace(/\.[^.]+$/, '.idx')))) {
    const index = join(store, 'objects', name);
    if (!existsSync(index)) return false;
    const args = ['show-index', `--object-format=${repo.format}`];
    const listed = await git({ args, input: readFileSync(index), accept: [0, 1, 128] });
    if (listed.code !== 0) return false;
    const packed = listed.stdout.toString('latin1').matchAll(/^\d+ ([0-9a-f]+)/gm);
    if (!(await hasAll(Array.from(packed, ([, id = '']) => id)))) return false;
  }
  return true;
}
