import path from 'node:path';
import type { FoundCaches } from './cache-folders.ts';
import { cleanCopyOf } from './clean-copy.ts';
import { isFolder } from './host-files.ts';
import type { WritableFolder } from './layers.ts';
import { isWithin, type Mount } from './mount.ts';

interface Spelling {
  readonly source: string;
  readonly target: string;
}

/** Other names under which folders are seen. */
export function aliasesOf(shown: readonly Mount[], caches: readonly WritableFolder[]): readonly Spelling[] {
  const binds = shown.flatMap((mount) => (mount.kind === 'bind' ? [mount] : []));
  const layers = caches.flatMap(({ targets, lower }) =>
    lower === null ? [] : targets.map((target) => ({ source: lower, target })),
  );
  return [...binds, ...layers].filter(({ source, target }) => source !== target);
}

/** Hides what tools keep credentials in, under each name under which it would be seen. */
export function credentialMounts(
  { never, ifClean }: FoundCaches,
  aliases: readonly Spelling[],
  scratchDir: string,
): readonly Mount[] {
  return never.flatMap((file): readonly Mount[] => {
    const others = aliases
      .filter(({ source }) => isWithin(file, source))
      .map(({ source, target }) => path.join(target, path.relative(source, file)));
    const copy = ifClean.includes(file) ? cleanCopyOf(file, path.join(scratchDir, 'cache', 'clean')) : null;
    return [...new Set([file, ...others])].map((target): Mount => {
      if (copy !== null) return { kind: 'bind', source: copy, target, readOnly: true };
      return isFolder(file)
        ? { kind: 'tmpfs', target, mode: '0755', readOnly: true }
        : { kind: 'mask', target };
    });
  });
}
