import path from 'node:path';
import { isFolder, realPath } from './host-files.ts';
import { isWithin } from './mount.ts';

/** Where an ordinary user's PATH often does not lead, though the tools of util-linux lie there. */
export const SYSTEM_FOLDERS: readonly string[] = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];

/**
 * The folders of a PATH in which a program may be looked for: absolute, existing, once each, and not in the
 * workspace, where the agent could plant a `git` or a `node` (CASES, evasion 33).
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
