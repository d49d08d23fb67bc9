import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hardenedGit } from './exec.ts';
import { kindOf } from './object-files.ts';
import type { Site } from './site.ts';

/**
 * Whether the repository still has every object of files that are gone: then git packed them anew. `store` has the
 * lists of the packs; `names` are relative to the objects' folder.
 */
export async function areElsewhere(site: Site, store: string, names: readonly string[]): Promise<boolean> {
  // git runs in our own folder, because a command may have removed the repository's.
  const git = hardenedGit({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: store }, site.start);
  const has = async (ids: string): Promise<boolean> => {
    const asked = await git({
      args: ['cat-file', '--batch-check=', '--buffer'],
      input: Buffer.from(ids, 'latin1'),
      accept: [0, 1, 128],
    });
    return asked.code === 0 && !/ missing$/m.test(asked.stdout.toString('latin1'));
  };
  const loose = names.filter((name) => kindOf(name) === 'loose');
  if (loose.length > 0 && !(await has(loose.map((name) => `${name.replace('/', '')}\n`).join('')))) {
    return false;
  }
  const packs = names.filter((name) => kindOf(name) === 'pack');
  for (const name of new Set(packs.map((pack) => pack.replace(/\.[^.]+$/, '.idx')))) {
    const index = join(store, 'objects', name);
    if (!existsSync(index)) return false;
    const args = ['show-index', `--object-format=${site.format}`];
    const listed = await git({ args, input: readFileSync(index), accept: [0, 1, 128] });
    if (listed.code !== 0) return false;
    if (!(await has(listed.stdout.toString('latin1').replace(/^\d+ ([0-9a-f]+).*$/gm, '$1')))) return false;
  }
  return true;
}
