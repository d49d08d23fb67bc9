import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hardenedGit } from './exec.ts';
import type { Site } from './site.ts';

/**
 * Whether the repository still has every object of packs that are gone: then git packed them anew. `store` has the
 * packs under second names; `packs` are relative to the objects' folder.
 */
export async function areElsewhere(site: Site, store: string, packs: readonly string[]): Promise<boolean> {
  const indexes = new Set(packs.map((name) => name.replace(/\.[^.]+$/, '.idx')));
  // git runs in our own folder, because a command may have removed the repository's.
  const git = hardenedGit({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: store }, site.start);
  for (const name of indexes) {
    const index = join(store, 'objects', name);
    if (!existsSync(index)) return false;
    const args = ['show-index', `--object-format=${site.format}`];
    const listed = await git({ args, input: readFileSync(index), accept: [0, 1, 128] });
    if (listed.code !== 0) return false;
    const ids = listed.stdout.toString('latin1').replace(/^\d+ ([0-9a-f]+).*$/gm, '$1');
    const asked = await git({
      args: ['cat-file', '--batch-check=', '--buffer'],
      input: Buffer.from(ids, 'latin1'),
      accept: [0, 1, 128],
    });
    if (asked.code !== 0 || / missing$/m.test(asked.stdout.toString('latin1'))) return false;
  }
  return true;
}
