import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from '../../core/ignored.ts';
import type { ShellCommand } from '../../core/ports.ts';
import { isFolder } from './host-files.ts';
import type { Layers } from './layers.ts';
import { inMountOrder, isWithin, type Mount } from './mount.ts';

/**
 * The mounts of a command that finds a fresh checkout in place of the workspace. Of the workspace it sees the git
 * directory, read-only, and the folders of dependencies, whose changes are discarded.
 */
export function withCheckout(
  mounts: readonly Mount[],
  root: string,
  { command, checkout, layers }: { command: ShellCommand; checkout: Checkout; layers: Layers },
): readonly Mount[] {
  const git = path.join(root, '.git');
  const kept = mounts.filter(({ target }) => !isWithin(target, root) || isWithin(target, git));
  makeGitPlace(git, path.join(checkout.folder, '.git'));
  const workspace: Mount = { kind: 'bind', source: checkout.folder, target: root, readOnly: false };
  const dependencies = checkout.dependencies.flatMap((relative): readonly Mount[] => {
    const target = path.join(root, relative);
    mkdirSync(path.join(checkout.folder, relative), { recursive: true });
    const made = layers.mounts(command, [{ targets: [target], lower: target, needed: false }]);
    return made.length > 0 ? made : [{ kind: 'bind', source: target, target, readOnly: true }];
  });
  return inMountOrder([...kept, workspace, ...dependencies]);
}

/** What is bound needs something of its kind to be bound on. */
function makeGitPlace(git: string, place: string): void {
  if (existsSync(place)) return;
  if (isFolder(git)) mkdirSync(place);
  else writeFileSync(place, '');
}
