import path from 'node:path';
import { aliasesOf, credentialMounts } from './cache-credentials.ts';
import { type FoundCaches, findCaches, homesOf } from './cache-folders.ts';
import { hiddenFolders, holdsTheSystem, maskedFiles, runnerFolder } from './hidden.ts';
import { exists, isFolder, namesIn, realPath } from './host-files.ts';
import type { WritableFolder } from './layers.ts';
import { decidingMount, inMountOrder, isHidden, isWithin, type Mount } from './mount.ts';
import type { SandboxOptions } from './options.ts';
import { RootFolder } from './root-folder.ts';
import { trustedFolders } from './search-path.ts';
import { exposures, type Ground, leadsToCredentials, readOnlyBind, writableCaches } from './shown-folders.ts';
import { listeningSockets, specialFilesBelow } from './sockets.ts';
import { systemFolders } from './system-folders.ts';
import { hiddenInUsr, linkedFolders, neededAround } from './tool-folders.ts';
import { settingsWithCredentials } from './tool-settings.ts';
import { mayHoldCredentials } from './toolchains.ts';

/** What a command sees of this machine. */
export interface View {
  /** HOME inside: the real one's path, empty and writable, so that paths built from it agree. */
  readonly home: string;
  /** The folders of PATH inside. */
  readonly searchPath: readonly string[];
  /** Caches of package managers, shown read-only by `mounts`. */
  readonly caches: readonly WritableFolder[];
  /** What hides credentials in these caches and in tool chains, or shows a copy without them. */
  readonly credentials: readonly Mount[];
  /** Whether a command finds this folder, or could make it. */
  isUsable(folder: string): boolean;
  /** The mounts of one command, parents first. */
  mounts(readOnly: boolean): readonly Mount[];
  /** Makes the empty places that these mounts need, before they are mounted. */
  makePlaces(mounts: readonly Mount[]): void;
}

/** Where HOME cannot be hidden (it is the workspace, lies in it, or is missing), a folder of its own. */
const SPARE_HOME = '/tmp/home';

/** Empty for each command, and writable. */
const PRIVATE: readonly Mount[] = [
  { kind: 'tmpfs', target: '/run', mode: '0755', readOnly: false },
  { kind: 'tmpfs', target: '/tmp', mode: '1777', readOnly: false },
  { kind: 'tmpfs', target: '/var/tmp', mode: '1777', readOnly: false },
];

function homeInside(options: SandboxOptions, root: string): string {
  const home = realPath(options.hostEnv.HOME ?? options.accountHome ?? '');
  const usable = home !== null && isFolder(home) && !holdsTheSystem(home) && !isWithin(home, root);
  return usable ? home : SPARE_HOME;
}

function empty(target: string): Mount {
  return { kind: 'tmpfs', target, mode: '0755', readOnly: false };
}

/** Homes of users, and the runner's folder of checkouts: of what is on PATH there, only that folder is shown. */
function homes(options: SandboxOptions): readonly string[] {
  const users = ['/root', ...namesIn('/home').map((name) => `/home/${name}`)];
  const runner = runnerFolder(options.hostEnv);
  const work = runner === null ? [] : [path.dirname(path.resolve(options.hostEnv.RUNNER_TEMP ?? ''))];
  const isRunner = runner !== null && exists(path.join(runner, '.runner'));
  return [...homesOf(options), ...users, ...work, ...(isRunner ? [runner] : [])].filter(
    (folder) => !holdsTheSystem(folder),
  );
}

/** What is shown of this machine beyond the system: tool chains, caches, and what the settings name. */
function wanted(
  options: SandboxOptions,
  searchPath: readonly string[],
  { shown }: FoundCaches,
  root: string,
): { readonly tools: readonly string[]; readonly others: readonly string[] } {
  const inHome = (entry: string): readonly string[] =>
    entry.startsWith('~/') ? homesOf(options).map((home) => path.join(home, entry.slice(2))) : [entry];
  const around = { root, homes: homes(options) };
  const programs = searchPath.filter((folder) => !mayHoldCredentials(folder));
  const tools = [...programs, ...linkedFolders(programs)].flatMap((folder) => neededAround(folder, around));
  const others = [
    ...options.readable.flatMap(inHome),
    ...shown.map((cache) => cache.path).filter((folder) => !leadsToCredentials(folder)),
  ];
  return { tools: [...new Set(tools)], others: others.filter((entry) => path.isAbsolute(entry)) };
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

/** The system: the same for every run on this machine. */
function systemMounts(
  rootFolder: RootFolder,
  { shown, groups }: ReturnType<typeof systemFolders>,
  home: string,
): readonly Mount[] {
  return [
    { kind: 'root', source: rootFolder.path, target: '/' },
    ...shown.map((folder) => readOnlyBind(folder)),
    ...groups.map(({ source, target }) => readOnlyBind(target, source)),
    ...rootFolder.copies.map(({ source, target }) => readOnlyBind(target, source)),
    ...PRIVATE,
    { kind: 'tmpfs', target: home, mode: '0700', readOnly: false },
  ];
}

interface Fixed {
  readonly mounts: readonly Mount[];
  readonly shown: readonly Mount[];
  readonly ground: Ground;
}

/** What is the same for all commands. */
function fixedMounts(
  options: SandboxOptions,
  places: { readonly root: string; readonly home: string; readonly searchPath: readonly string[] },
  found: FoundCaches,
  rootFolder: RootFolder,
  system: ReturnType<typeof systemFolders>,
): Fixed {
  const { root, home, searchPath } = places;
  const { tools, others } = wanted(options, searchPath, found, root);
  const base = systemMounts(rootFolder, system, home);
  const closed = [...hiddenFolders(options.hostEnv, options.accountHome), home];
  const seen = [...tools, ...others, root].map((folder) => realPath(folder) ?? folder);
  const copied = rootFolder.copies.map(({ target }) => target);
  const unseen = hiddenInUsr(seen).filter((folder) => !copied.includes(folder));
  const hides = [...closed, ...found.closed, ...unseen].map(empty);
  // Those of `base` come last, and so decide of two for one path.
  const mounts = [...hides, ...base];
  const ground = { mounts, closed, root, resolve: (file: string) => rootFolder.resolve(file) };
  const shown = exposures([...tools, ...others], ground);
  // What is hidden by the root anyway needs no mount.
  const needed = hides.filter(({ target }) => !isHidden([...base, ...shown], target));
  return { mounts: inMountOrder([...needed, ...base, ...shown]), shown, ground };
}

/** Whether there is a file to hide: it may be hidden already, and of a copied folder it may not be there. */
function hasPlace({ kind, target }: Mount, fixed: readonly Mount[]): boolean {
  const around = decidingMount(fixed, target);
  if (around?.kind !== 'bind') return kind === 'bind';
  return exists(path.join(around.source, path.relative(around.target, target)));
}

/** Looks at the machine once; `mounts` then adds what may change from one command to the next. */
export function createView(options: SandboxOptions): View {
  const root = realPath(options.root) ?? options.root;
  const home = homeInside(options, root);
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const found = findCaches(options, root);
  const system = systemFolders();
  const rootFolder = new RootFolder(options.scratchDir, system.links, system.shown);
  const places = { root, home, searchPath: folders };
  const { mounts: fixed, shown, ground } = fixedMounts(options, places, found, rootFolder, system);
  const caches = writableCaches(found, ground, options);
  const masks = maskedFiles(options.hostEnv).map((target): Mount => ({ kind: 'mask', target }));
  const settings = settingsWithCredentials(
    fixed.flatMap((mount) => (mount.kind === 'bind' ? [mount.source] : [])),
  );
  const never = [...found.never, ...settings];
  const credentials = credentialMounts(
    { ...found, never },
    aliasesOf(shown, caches),
    options.scratchDir,
  ).filter((mount) => hasPlace(mount, fixed));
  const inGit = specialFilesBelow(options.gitDirs).map((target): Mount => ({ kind: 'mask', target }));
  const isSeen = (folder: string): boolean => !isHidden(fixed, rootFolder.resolve(folder));

  const mounts = (readOnly: boolean): readonly Mount[] => {
    const folderMounts = inMountOrder([
      ...fixed,
      ...workspaceMounts(options, root, readOnly),
      ...lockedPaths(options, root),
    ]);
    const own = options.privateDirs
      .map(realPath)
      .filter((folder) => folder !== null && isFolder(folder) && !isHidden(folderMounts, folder))
      .map((target): Mount => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
    const all = inMountOrder([...folderMounts, ...own]);
    const seen = ({ target }: Mount): boolean => exists(target) && !isHidden(all, target);
    return inMountOrder([...all, ...[...masks, ...inGit, ...coveredSockets(options.readable)].filter(seen)]);
  };
  const isUsable = (folder: string): boolean => {
    const around = decidingMount(fixed, rootFolder.resolve(folder));
    const isOurs = around?.kind === 'tmpfs' || isWithin(folder, root);
    return isOurs ? !mayHoldCredentials(folder) : isSeen(folder) && exists(folder);
  };
  return {
    home,
    searchPath: folders.filter(isSeen),
    caches,
    credentials,
    isUsable,
    mounts,
    makePlaces: (all) => rootFolder.makePlaces(all),
  };
}

/** Whether a command could write at this absolute path of the host. */
export function isWritable(mounts: readonly Mount[], target: string): boolean {
  const mount = decidingMount(mounts, target);
  return mount?.kind === 'bind' && !mount.readOnly;
}
