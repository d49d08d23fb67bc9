import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { isFolder, realPath } from '../../files/host-files.ts';
import { decidingMount, isHidden, type Mount } from '../mounts/mount.ts';
import type { WritableFolder } from '../mounts/writable-layers.ts';
import type { FoundCaches } from './cache-folders.ts';
import { holdsSystemFolder } from './hidden-folders.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { mayHoldCredentials } from './toolchains.ts';

/** The facts that decide if a folder can be shown. */
export interface ViewBase {
  /** The mounts so far. */
  readonly mounts: readonly Mount[];
  /** Folders that are never shown as a whole, nor under another name. */
  readonly partlyShown: readonly string[];
  /** The workspace. */
  readonly root: string;
  /** Follows the links of the view. */
  readonly resolve: (file: string) => string;
}

export function readOnlyBind(target: string, source = target): Mount {
  return { kind: 'bind', source, target, readOnly: true };
}

/** Checks the folder's name and, if it is a link, the name of its target. */
export function leadsToCredentials(folder: string): boolean {
  return mayHoldCredentials(folder) || mayHoldCredentials(realPath(folder) ?? folder);
}

/** Reports if a hidden folder would become visible under another name, because nothing hides it there. */
function wouldExpose(source: string, target: string, partlyShown: readonly string[]): boolean {
  return target !== source && partlyShown.some((folder) => isWithin(folder, source));
}

interface Spellings {
  readonly source: string;
  readonly targets: readonly string[];
}

/** Returns the names of this path: as it is spelled, and its real path. */
function spellingsOf(entry: string, { resolve }: ViewBase): Spellings | null {
  const source = realPath(entry);
  if (source === null) return null;
  return { source, targets: [...new Set([resolve(path.resolve(entry)), source])] };
}

/** Returns read-only binds for the wanted paths that are hidden otherwise, each once. */
export function readOnlyBinds(entries: readonly string[], viewBase: ViewBase): readonly Mount[] {
  const { mounts, partlyShown, root } = viewBase;
  const shown: Mount[] = [];
  const spellings = entries.flatMap((entry) => {
    const found = spellingsOf(entry, viewBase);
    return found === null ? [] : found.targets.map((target) => ({ target, source: found.source }));
  });
  for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
    // A hidden folder is never shown as a whole, and files in the workspace are visible there.
    if (partlyShown.includes(target) || isWithin(root, target) || isWithin(target, root)) continue;
    if (wouldExpose(source, target, partlyShown)) continue;
    if (isHidden([...mounts, ...shown], target)) shown.push(readOnlyBind(target, source));
  }
  return shown;
}

/** Returns the caches that get a writable view. None of them contains another. */
export function writableCaches(
  { shown }: FoundCaches,
  viewBase: ViewBase,
  options: SandboxOptions,
): readonly WritableFolder[] {
  const { mounts, partlyShown, root } = viewBase;
  const scratch = realPath(options.scratchDir) ?? options.scratchDir;
  const found: WritableFolder[] = [];
  const isTaken = (target: string): boolean =>
    found.some(({ targets }) => targets.some((other) => isWithin(target, other)));
  for (const { path: spelled, use } of [...shown].sort((a, b) => a.path.length - b.path.length)) {
    if (use === 'programs' || leadsToCredentials(spelled)) continue;
    const there = spellingsOf(spelled, viewBase);
    if (there === null) {
      // These mounts do not include the workspace, so a mount point in it would be created on the host.
      const isOurs = !isWithin(spelled, root) && decidingMount(mounts, spelled)?.kind === 'tmpfs';
      if (use === 'build' && isOurs && !isTaken(spelled))
        found.push({ targets: [spelled], lower: null, needed: true });
      continue;
    }
    const { source, targets } = there;
    if (!isFolder(source) || holdsSystemFolder(source) || isWithin(scratch, source)) continue;
    const left = targets.filter(
      (target) =>
        !partlyShown.includes(target) &&
        !isWithin(root, target) &&
        !isWithin(target, root) &&
        !isTaken(target) &&
        !wouldExpose(source, target, partlyShown),
    );
    if (left.length > 0) found.push({ targets: left, lower: source, needed: use === 'build' });
  }
  return found;
}
