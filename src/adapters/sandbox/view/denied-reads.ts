import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellCommand } from '../../../core/ports.ts';
import { exists, realPath } from '../../files/host-files.ts';
import { isHidden, type Mount } from '../mounts/mount.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/**
 * Creates the file that replaces every file that the agent may not read. It is an empty file, because /dev/null can be
 * written to even if it is mounted read-only.
 */
export function emptyPlaceholder(scratchDir: string): string {
  const file = path.join(scratchDir, 'empty');
  writeFileSync(file, '');
  return file;
}

/**
 * Returns mounts that hide the denied files that the view shows, except those that match the `reads` of a gate. Files
 * behind a link are hidden under their own names.
 */
export function deniedMounts(
  options: SandboxOptions,
  root: string,
  placeholder: string,
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
      source: placeholder,
    }));
  return [...denied, ...(options.agentReplacements?.() ?? [])]
    .filter(({ target }) => realPath(target) === target && !isHidden(mounts, target))
    .map(({ target, source }) => ({ kind: 'bind', source, target, readOnly: true }));
}
