import path from 'node:path';
import { aliasesOf, credentialMounts } from './cache-credentials.ts';
import { type FoundCaches, findCaches, homesOf } from './cache-folders.ts';
import { hiddenFolders, holdsTheSystem, maskedFiles } from './hidden.ts';
import { exists, isFolder, realPath } from './host-files.ts';
import type { WritableFolder } from './layers.ts';
import { decidingMount, inMountOrder, isHidden, isWithin, type Mount } from './mount.ts';
import type { SandboxOptions } from './options.ts';
import { trustedFolders } from './search-path.ts';
import { listeningSockets } from './sockets.ts';
import { mayHoldCredentials, neededFor } from './toolchains.ts';

/** What a command sees of this machine. */
export interface View {
  /** HOME inside: the real one's path, empty and writable, so that paths built from it agree. */
  readonly home: string;
  /** The folders of PATH inside. */
  readonly searchPath: readonly string[];
  /** Caches of package managers, shown read-only by `mounts`. */
  readonly caches: readonly WritableFolder[];
  /** What hides credentials in these caches, or shows a copy without them. */
  readonly credentials: readonly Mount[];
  /** Whether a command finds this folder, or could make it. */
  isUsable(folder: string): boolean;
  /** The mounts of one command, parents first. */
  mounts(readOnly: boolean): readonly Mount[];
}

/** Where HOME cannot be hidden (it is the workspace, lies in it, or is missing), a folder of its own. */
const SPARE_HOME = '/tmp/home';

function homeInside(options: SandboxOptions, root: string): string {
  const home = realPath(options.hostEnv.HOME ?? options.accountHome ?? '');
  const usable = home !== null && isFolder(home) && !holdsTheSystem(home) && !isWithin(home, root);
  return usable ? home : SPARE_HOME;
}

function readOnlyBind(target: string, source = target): Mount {
  return { kind: 'bind', source, target, readOnly: true };
}

function hides(options: SandboxOptions, home: string, { closed }: FoundCaches): readonly Mount[] {
  const empty = (target: string): Mount => {
    const shared = target === '/tmp' || target === '/var/tmp';
    return { kind: 'tmpfs', target, mode: shared ? '1777' : '0755', readOnly: false };
  };
  const folders = hiddenFolders(options.hostEnv, options.accountHome).map(empty);
  const own: Mount = { kind: 'tmpfs', target: home, mode: '0700', readOnly: false };
  const all = [...folders, own];
  // What lies in a folder that is hidden anyway needs no second one.
  return [...all, ...closed.filter((folder) => !isHidden(all, folder)).map(empty)];
}

/** Everything else that should be seen although a folder around it is hidden; much of it does not exist. */
function wanted(
  options: SandboxOptions,
  searchPath: readonly string[],
  { shown }: FoundCaches,
): readonly string[] {
  const inHome = (entry: string): readonly string[] =>
    entry.startsWith('~/') ? homesOf(options).map((home) => path.join(home, entry.slice(2))) : [entry];
  return [
    ...options.readable.flatMap(inHome),
    ...shown.map((cache) => cache.path).filter((folder) => !leadsToCredentials(folder)),
    ...searchPath.filter((folder) => !mayHoldCredentials(folder)).map(neededFor),
    // Names are looked up through this file, which often is a link into the hidden /run.
    ...(options.network === 'host' ? ['/etc/resolv.conf'] : []),
  ].filter((entry) => path.isAbsolute(entry));
}

/** By its name, or by that of the folder that it is a link to. */
function leadsToCredentials(folder: string): boolean {
  return mayHoldCredentials(folder) || mayHoldCredentials(realPath(folder) ?? folder);
}

/** Whether a hidden folder would be seen under another name: nothing hides it there. */
function uncovers(source: string, target: string, hidden: readonly Mount[]): boolean {
  return target !== source && hidden.some((mount) => isWithin(mount.target, source));
}

/** Where this path is found: as it is spelled, and as it is really called. */
function spellingsOf(entry: string): { readonly source: string; readonly targets: readonly string[] } | null {
  const source = realPath(entry);
  return source === null ? null : { source, targets: [...new Set([path.resolve(entry), source])] };
}

/** Read-only binds for the wanted paths that `hidden` would hide, none of them twice. */
function exposures(entries: readonly string[], hidden: readonly Mount[], root: string): readonly Mount[] {
  const roots = new Set(hidden.map((mount) => mount.target));
  const shown: Mount[] = [];
  const spellings = entries.flatMap((entry) => {
    const found = spellingsOf(entry);
    return found === null ? [] : found.targets.map((target) => ({ target, source: found.source }));
  });
  for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
    // A hidden folder as a whole is never shown, and what lies in the workspace is seen there.
    if (roots.has(target) || isWithin(root, target) || isWithin(target, root)) continue;
    if (uncovers(source, target, hidden)) continue;
    if (isHidden([...hidden, ...shown], target)) shown.push(readOnlyBind(target, source));
  }
  return shown;
}

/** The caches that get a writable view, none inside another. */
function writableCaches(
  { shown }: FoundCaches,
  hidden: readonly Mount[],
  options: SandboxOptions,
  root: string,
): readonly WritableFolder[] {
  const roots = new Set(hidden.map((mount) => mount.target));
  const scratch = realPath(options.scratchDir) ?? options.scratchDir;
  const found: WritableFolder[] = [];
  const isTaken = (target: string): boolean =>
    found.some(({ targets }) => targets.some((other) => isWithin(target, other)));
  for (const { path: spelled, use } of [...shown].sort((a, b) => a.path.length - b.path.length)) {
    if (use === 'programs' || leadsToCredentials(spelled)) continue;
    const there = spellingsOf(spelled);
    if (there === null) {
      const isOurs = decidingMount(hidden, spelled)?.kind === 'tmpfs';
      if (use === 'build' && isOurs && !isTaken(spelled))
        found.push({ targets: [spelled], lower: null, needed: true });
      continue;
    }
    const { source, targets } = there;
    if (!isFolder(source) || holdsTheSystem(source) || isWithin(scratch, source)) continue;
    const left = targets.filter(
      (target) =>
        !roots.has(target) &&
        !isWithin(root, target) &&
        !isWithin(target, root) &&
        !isTaken(target) &&
        !uncovers(source, target, hidden),
    );
    if (left.length > 0) found.push({ targets: left, lower: source, needed: use === 'build' });
  }
  return found;
}

function workspaceMounts(options: SandboxOptions, root: string, readOnly: boolean): readonly Mount[] {
  const base = path.join(root, options.base);
  const writable: Mount = { kind: 'bind', source: base, target: base, readOnly: false };
  if (readOnly) return [readOnlyBind(root)];
  return base === root ? [writable] : [readOnlyBind(root), writable];
}

/** A mount follows links, so a path that goes through one is left to the measuring of the tree. */
function isItself(target: string): boolean {
  return realPath(target) === target;
}

function lockedPaths(options: SandboxOptions, root: string): readonly Mount[] {
  const inside = options.protectedPaths().map((relative) => path.join(root, relative));
  const locked = [path.join(root, '.git'), ...options.gitDirs, ...inside].filter(isItself);
  const replaced = (options.replacements?.() ?? []).filter(({ target }) => isItself(target));
  return [
    ...locked.map((target) => readOnlyBind(target)),
    ...replaced.map(({ target, source }) => readOnlyBind(target, source)),
  ];
}

function coveredSockets(readable: readonly string[]): readonly Mount[] {
  return listeningSockets()
    .map(realPath)
    .filter((target) => target !== null && !readable.includes(target))
    .map((target) => ({ kind: 'mask', target: target ?? '' }));
}

/** Looks at the machine once; `mounts` then adds what may change from one command to the next. */
export function createView(options: SandboxOptions): View {
  const root = realPath(options.root) ?? options.root;
  const home = homeInside(options, root);
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const found = findCaches(options, root);
  const hidden = hides(options, home, found);
  const shown = exposures(wanted(options, folders, found), hidden, root);
  const caches = writableCaches(found, hidden, options, root);
  const masks = maskedFiles(options.hostEnv).map((target): Mount => ({ kind: 'mask', target }));
  const fixed = inMountOrder([...shown, ...hidden]);
  const credentials = credentialMounts(found, aliasesOf(shown, caches), options.scratchDir).filter(
    ({ kind, target }) => kind === 'bind' || !isHidden(fixed, target),
  );

  const mounts = (readOnly: boolean): readonly Mount[] => {
    const own = options.privateDirs
      .map(realPath)
      .filter((folder) => folder !== null && isFolder(folder))
      .map((target): Mount => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
    const folderMounts = inMountOrder([
      ...fixed,
      ...workspaceMounts(options, root, readOnly),
      ...lockedPaths(options, root),
      ...own,
    ]);
    const seen = ({ target }: Mount): boolean => exists(target) && !isHidden(folderMounts, target);
    return inMountOrder([...folderMounts, ...[...masks, ...coveredSockets(options.readable)].filter(seen)]);
  };
  const isUsable = (folder: string): boolean => {
    const around = decidingMount(fixed, folder);
    const isOurs = around?.kind === 'tmpfs' || isWithin(folder, root);
    return isOurs ? !mayHoldCredentials(folder) : exists(folder);
  };
  return {
    home,
    searchPath: folders.filter((folder) => !isHidden(fixed, folder)),
    caches,
    credentials,
    isUsable,
    mounts,
  };
}

/** Whether a command could write at this absolute path of the host. */
export function isWritable(mounts: readonly Mount[], target: string): boolean {
  const mount = decidingMount(mounts, target);
  return mount?.kind === 'bind' && !mount.readOnly;
}
