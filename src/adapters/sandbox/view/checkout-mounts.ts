import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from '../../../core/git/ignored.ts';
import { isWithin } from '../../../core/path/is-within.ts';
import type { ShellCommand } from '../../../core/ports.ts';
import { isFolder } from '../../files/host-files.ts';
import { inMountOrder, type Mount } from '../mounts/mount.ts';
import type { WritableLayers } from '../mounts/writable-layers.ts';

/**
 * Returns the mounts of a command that sees a fresh checkout instead of the workspace. From the workspace it sees the
 * git directory, read-only, and the folders of dependencies, whose changes are discarded.
 */
export function checkoutMounts(
  mounts: readonly Mount[],
  root: string,
  { command, checkout, layers }: { command: ShellCommand; checkout: Checkout; layers: WritableLayers },
): readonly Mount[] {
  const git = path.join(root, '.git');
  const kept = mounts.filter(({ target }) => !isWithin(target, root) || isWithin(target, git));
  makeMountPoint(git, path.join(checkout.folder, '.git'));
  const workspace: Mount = { kind: 'bind', source: checkout.folder, target: root, readOnly: false };
  const dependencies = checkout.dependencies.flatMap((relative): readonly Mount[] => {
    const target = path.join(root, relative);
    mkdirSync(path.join(checkout.folder, relative), { recursive: true });
    const made = layers.mounts(command, [{ targets: [target], lower: target, needed: false }]);
    return made.length > 0 ? made : [{ kind: 'bind', source: target, target, readOnly: true }];
  });
  return inMountOrder([...kept, workspace, ...dependencies]);
}

/** Makes a mount point of the same kind as what is bound. */
function makeMountPoint(git: string, place: string): void {
  if (existsSync(place)) return;
  if (isFolder(git)) mkdirSync(place);
  else writeFileSync(place, '');
}
