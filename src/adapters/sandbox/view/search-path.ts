import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { isFolder, realPath } from '../../files/host-files.ts';

/** Folders with util-linux tools that an ordinary user's PATH often does not contain. */
export const SYSTEM_FOLDERS: readonly string[] = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];

/**
 * Returns the folders of a PATH in which programs may be searched for: absolute, existing, each once. Folders in the
 * workspace are skipped, because the agent could plant a `git` or a `node` there (E33 in docs/threat-model.md).
 */
export function trustedFolders(searchPath: string | undefined, workspace: string): readonly string[] {
  const folders: string[] = [];
  for (const entry of (searchPath ?? '').split(':')) {
    if (!path.isAbsolute(entry)) continue;
    const folder = path.resolve(entry);
    const real = realPath(folder);
    if (real === null || !isFolder(real) || folders.includes(folder)) continue;
    if (isWithin(folder, workspace) || isWithin(real, workspace)) continue;
    folders.push(folder);
  }
  return folders;
}
