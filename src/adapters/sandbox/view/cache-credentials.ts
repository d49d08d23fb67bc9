import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { isFolder } from '../../files/host-files.ts';
import type { Mount } from '../mounts/mount.ts';
import type { WritableFolder } from '../mounts/writable-layers.ts';
import { credentialFreeCopy } from '../root/credential-free-copy.ts';
import type { FoundCaches } from './cache-folders.ts';

interface PathAlias {
  readonly source: string;
  readonly target: string;
}

/** Returns other names under which folders are visible. */
export function aliasesOf(shown: readonly Mount[], caches: readonly WritableFolder[]): readonly PathAlias[] {
  const binds = shown.flatMap((mount) => (mount.kind === 'bind' ? [mount] : []));
  const layers = caches.flatMap(({ targets, lower }) =>
    lower === null ? [] : targets.map((target) => ({ source: lower, target })),
  );
  return [...binds, ...layers].filter(({ source, target }) => source !== target);
}

/** Hides files in which tools keep credentials, under every name under which they would be visible. */
export function credentialMounts(
  { never, ifClean }: FoundCaches,
  aliases: readonly PathAlias[],
  scratchDir: string,
): readonly Mount[] {
  return never.flatMap((file): readonly Mount[] => {
    const others = aliases
      .filter(({ source }) => isWithin(file, source))
      .map(({ source, target }) => path.join(target, path.relative(source, file)));
    const copy = ifClean.includes(file)
      ? credentialFreeCopy(file, path.join(scratchDir, 'cache', 'clean'))
      : null;
    return [...new Set([file, ...others])].map((target): Mount => {
      if (copy !== null) return { kind: 'bind', source: copy, target, readOnly: true };
      return isFolder(file)
        ? { kind: 'tmpfs', target, mode: '0755', readOnly: true }
        : { kind: 'mask', target };
    });
  });
}
