import path from 'node:path';
import type { FoundCaches } from './cache-folders.ts';
import { holdsTheSystem } from './hidden.ts';
import { isFolder, realPath } from './host-files.ts';
import type { WritableFolder } from './layers.ts';
import { decidingMount, isHidden, isWithin, type Mount } from './mount.ts';
import type { SandboxOptions } from './options.ts';
import { mayHoldCredentials } from './toolchains.ts';

/** What decides of a folder whether it can be shown. */
export interface Ground {
  /** What is shown and hidden before. */
  readonly mounts: readonly Mount[];
  /** Folders that are never shown as a whole, nor under another name. */
  readonly closed: readonly string[];
  /** The workspace. */
  readonly root: string;
  /** The path that one leads to by the links of the view. */
  readonly resolve: (file: string) => string;
}

export function readOnlyBind(target: string, source = target): Mount {
  return { kind: 'bind', source, target, readOnly: true };
}

/** By its name, or by that of the folder that it is a link to. */
export function leadsToCredentials(folder: string): boolean {
  return mayHoldCredentials(folder) || mayHoldCredentials(realPath(folder) ?? folder);
}

/** Whether a closed folder would be seen under another name: nothing hides it there. */
function uncovers(source: string, target: string, closed: readonly string[]): boolean {
  return target !== source && closed.some((folder) => isWithin(folder, source));
}

interface Spellings {
  readonly source: string;
  readonly targets: readonly string[];
}

/** Where this path is found: as it is spelled, and as it is really called. */
function spellingsOf(entry: string, { resolve }: Ground): Spellings | null {
  const source = realPath(entry);
  if (source === null) return null;
  return { source, targets: [...new Set([resolve(path.resolve(entry)), source])] };
}

/** Read-only binds for the wanted paths that are hidden otherwise, none of them twice. */
export function exposures(entries: readonly string[], ground: Ground): readonly Mount[] {
  const { mounts, closed, root } = ground;
  const shown: Mount[] = [];
  const spellings = entries.flatMap((entry) => {
    const found = spellingsOf(entry, ground);
    return found === null ? [] : found.targets.map((target) => ({ target, source: found.source }));
  });
  for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
    // A closed folder as a whole is never shown, and what lies in the workspace is seen there.
    if (closed.includes(target) || isWithin(root, target) || isWithin(target, root)) continue;
    if (uncovers(source, target, closed)) continue;
    if (isHidden([...mounts, ...shown], target)) shown.push(readOnlyBind(target, source));
  }
  return shown;
}

/** The caches that get a writable view, none inside another. */
export function writableCaches(
  { shown }: FoundCaches,
  ground: Ground,
  options: SandboxOptions,
): readonly WritableFolder[] {
  const { mounts, closed, root } = ground;
  const scratch = realPath(options.scratchDir) ?? options.scratchDir;
  const found: WritableFolder[] = [];
  const isTaken = (target: string): boolean =>
    found.some(({ targets }) => targets.some((other) => isWithin(target, other)));
  for (const { path: spelled, use } of [...shown].sort((a, b) => a.path.length - b.path.length)) {
    if (use === 'programs' || leadsToCredentials(spelled)) continue;
    const there = spellingsOf(spelled, ground);
    if (there === null) {
      // The mounts here hold no workspace, and in that a place would be made on the host.
      const isOurs = !isWithin(spelled, root) && decidingMount(mounts, spelled)?.kind === 'tmpfs';
      if (use === 'build' && isOurs && !isTaken(spelled))
        found.push({ targets: [spelled], lower: null, needed: true });
      continue;
    }
    const { source, targets } = there;
    if (!isFolder(source) || holdsTheSystem(source) || isWithin(scratch, source)) continue;
    const left = targets.filter(
      (target) =>
        !closed.includes(target) &&
        !isWithin(root, target) &&
        !isWithin(target, root) &&
        !isTaken(target) &&
        !uncovers(source, target, closed),
    );
    if (left.length > 0) found.push({ targets: left, lower: source, needed: use === 'build' });
  }
  return found;
}
