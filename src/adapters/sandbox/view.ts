import path from 'node:path';
import { hiddenFolders, holdsTheSystem, maskedFiles } from './hidden.ts';
import { exists, isFolder, realPath } from './host-files.ts';
import { decidingMount, inMountOrder, isHidden, isWithin, type Mount } from './mount.ts';
import type { SandboxOptions } from './options.ts';
import { trustedFolders } from './search-path.ts';
import { listeningSockets } from './sockets.ts';
import { HOME_TOOLCHAINS, mayHoldCredentials, neededFor, TOOLCHAIN_VARIABLES } from './toolchains.ts';

/** What a command sees of this machine. */
export interface View {
  /** HOME inside: the real one's path, empty and writable, so that paths built from it agree. */
  readonly home: string;
  /** The folders of PATH inside. */
  readonly searchPath: readonly string[];
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

function hides(options: SandboxOptions, home: string): readonly Mount[] {
  const empty = (target: string): Mount => {
    const shared = target === '/tmp' || target === '/var/tmp';
    return { kind: 'tmpfs', target, mode: shared ? '1777' : '0755', readOnly: false };
  };
  const folders = hiddenFolders(options.hostEnv, options.accountHome).map(empty);
  return [...folders, { kind: 'tmpfs', target: home, mode: '0700', readOnly: false }];
}

/** Everything that should be seen although a folder around it is hidden; much of it does not exist. */
function wanted(options: SandboxOptions, searchPath: readonly string[]): readonly string[] {
  const homes = [options.hostEnv.HOME, options.accountHome].filter((home) => home != null && home !== '');
  const inHome = (entry: string): readonly string[] =>
    entry.startsWith('~/') ? homes.map((home) => path.join(home ?? '', entry.slice(2))) : [entry];
  return [
    ...options.readable.flatMap(inHome),
    ...HOME_TOOLCHAINS.flatMap((name) => inHome(`~/${name}`)),
    ...searchPath.filter((folder) => !mayHoldCredentials(folder)).map(neededFor),
    ...TOOLCHAIN_VARIABLES.map((name) => options.hostEnv[name] ?? ''),
    // Names are looked up through this file, which often is a link into the hidden /run.
    ...(options.network === 'host' ? ['/etc/resolv.conf'] : []),
  ].filter((entry) => path.isAbsolute(entry));
}

/** Read-only binds for the wanted paths that `hidden` would hide, none of them twice. */
function exposures(entries: readonly string[], hidden: readonly Mount[], root: string): readonly Mount[] {
  const roots = new Set(hidden.map((mount) => mount.target));
  const shown: Mount[] = [];
  const spellings = entries.flatMap((entry) => {
    const source = realPath(entry);
    if (source === null) return [];
    return [...new Set([path.resolve(entry), source])].map((target) => ({ target, source }));
  });
  for (const { target, source } of spellings.sort((a, b) => a.target.length - b.target.length)) {
    // A hidden folder as a whole is never shown, and what lies in the workspace is seen there.
    if (roots.has(target) || isWithin(root, target) || isWithin(target, root)) continue;
    if (isHidden([...hidden, ...shown], target)) shown.push(readOnlyBind(target, source));
  }
  return shown;
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
  const hidden = hides(options, home);
  const shown = exposures(wanted(options, folders), hidden, root);
  const masks = maskedFiles(options.hostEnv).map((target): Mount => ({ kind: 'mask', target }));
  const fixed = inMountOrder([...shown, ...hidden]);

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
  return { home, searchPath: folders.filter((folder) => !isHidden(fixed, folder)), mounts };
}

/** Whether a command could write at this absolute path of the host. */
export function isWritable(mounts: readonly Mount[], target: string): boolean {
  const mount = decidingMount(mounts, target);
  return mount?.kind === 'bind' && !mount.readOnly;
}
