import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellCommand } from '../../core/ports.ts';
import { exists, realPath } from './host-files.ts';
import { isHidden, type Mount } from './mount.ts';
import type { SandboxOptions } from './options.ts';

/**
 * What stands in the place of every file that the agent may not read: an empty file, and not /dev/null, which can
 * be written to even where it is mounted read-only.
 */
export function emptyStandIn(scratchDir: string): string {
  const file = path.join(scratchDir, 'empty');
  writeFileSync(file, '');
  return file;
}

/**
 * Mounts that hide the denied files which the view shows, but for those that match the `reads` of a gate. What lies behind a link is
 * left to its own name.
 */
export function deniedMounts(
  options: SandboxOptions,
  root: string,
  standIn: string,
  mounts: readonly Mount[],
  { reads = [], checkout }: Pick<ShellCommand, 'reads' | 'checkout'>,
): readonly Mount[] {
  const isThere = (relative: string): boolean =>
    checkout === undefined || exists(path.join(checkout.folder, relative));
  const denied = options
    .deniedReads(reads)
    .filter(isThere)
    .map((relative) => ({
      target: path.join(root, relative),
      source: standIn,
    }));
  return [...denied, ...(options.agentReplacements?.() ?? [])]
    .filter(({ target }) => realPath(target) === target && !isHidden(mounts, target))
    .map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true }));
}
