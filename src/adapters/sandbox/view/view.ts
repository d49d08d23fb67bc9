import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { exists, isFolder, listNames, realPath } from '../../files/host-files.ts';
import { decidingMount, inMountOrder, isHidden, type Mount } from '../mounts/mount.ts';
import type { WritableFolder } from '../mounts/writable-layers.ts';
import { RootFolder } from '../root/root-folder.ts';
import { aliasesOf, credentialMounts } from './cache-credentials.ts';
import { type FoundCaches, findCaches, homesOf } from './cache-folders.ts';
import { hiddenFolders, holdsSystemFolder, maskedFiles, runnerFolder } from './hidden-folders.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { trustedFolders } from './search-path.ts';
import {
  leadsToCredentials,
  readOnlyBind,
  readOnlyBinds,
  type ViewBase,
  writableCaches,
} from './shown-folders.ts';
import { listeningSockets, specialFilesBelow } from './special-files.ts';
import { systemFolders } from './system-folders.ts';
import { foldersNeededAround, hiddenInUsr, linkedFolders } from './tool-folders.ts';
import { settingsWithCredentials } from './tool-settings.ts';
import { mayHoldCredentials } from './toolchains.ts';

/** The part of this machine that a command sees. */
export interface View {
  /** HOME in the sandbox. It has the real path, so that paths built from it agree, but it is empty and writable. */
  readonly home: string;
  /** The folders of PATH in the sandbox. */
  readonly searchPath: readonly string[];
  /** Caches of package managers, shown read-only by `mounts`. */
  readonly caches: readonly WritableFolder[];
  /** Mounts that hide credentials in caches and toolchains, or show a copy without them. */
  readonly credentials: readonly Mount[];
  /** Reports if a command can find or create this folder. */
  isUsable(folder: string): boolean;
  /** The mounts of one command, parents first. */
  mounts(readOnly: boolean): readonly Mount[];
  /** Makes the empty places that these mounts need. */
  makePlaces(mounts: readonly Mount[]): void;
}

/** HOME if the real one cannot be hidden: it is missing, or it is in the workspace. */
const FALLBACK_HOME = '/tmp/home';

/** Folders that are empty and writable for each command. */
const PRIVATE_FOLDERS: readonly Mount[] = [
  { kind: 'tmpfs', target: '/run', mode: '0755', readOnly: false },
  { kind: 'tmpfs', target: '/tmp', mode: '1777', readOnly: false },
  { kind: 'tmpfs', target: '/var/tmp', mode: '1777', readOnly: false },
];

function homeInside(options: SandboxOptions, root: string): string {
  const home = realPath(options.hostEnv.HOME ?? options.accountHome ?? '');
  const usable = home !== null && isFolder(home) && !holdsSystemFolder(home) && !isWithin(home, root);
  return usable ? home : FALLBACK_HOME;
}

function emptyMount(target: string): Mount {
  return { kind: 'tmpfs', target, mode: '0755', readOnly: false };
}

/** Returns users' homes and the runner's folder of checkouts. If PATH has a folder there, only that folder is shown. */
function homes(options: SandboxOptions): readonly string[] {
  const users = ['/root', ...listNames('/home').map((name) => `/home/${name}`)];
  const runner = runnerFolder(options.hostEnv);
  const work = runner === null ? [] : [path.dirname(path.resolve(options.hostEnv.RUNNER_TEMP ?? ''))];
  const isRunner = runner !== null && exists(path.join(runner, '.runner'));
  return [...homesOf(options), ...users, ...work, ...(isRunner ? [runner] : [])].filter(
    (folder) => !holdsSystemFolder(folder),
  );
}

/** Returns what is shown of this machine beyond the system: toolchains, caches, and folders named in the settings. */
function wantedFolders(
  options: SandboxOptions,
  searchPath: readonly string[],
  { shown }: FoundCaches,
  root: string,
): { readonly tools: readonly string[]; readonly others: readonly string[] } {
  const inHome = (entry: string): readonly string[] =>
    entry.startsWith('~/') ? homesOf(options).map((home) => path.join(home, entry.slice(2))) : [entry];
  const around = { root, homes: homes(options) };
  const programs = searchPath.filter((folder) => !mayHoldCredentials(folder));
  const tools = [...programs, ...linkedFolders(programs)].flatMap((folder) =>
    foldersNeededAround(folder, around),
  );
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

/** Skips paths through links, because a mount follows links. Changes there are found by measuring the tree. */
function isNoLink(target: string): boolean {
  return realPath(target) === target;
}

function readOnlyPaths(options: SandboxOptions, root: string): readonly Mount[] {
  const inside = options.protectedPaths().map((relative) => path.join(root, relative));
  const locked = [path.join(root, '.git'), ...options.gitDirs, ...inside].filter(isNoLink);
  const replaced = (options.replacements?.() ?? []).filter(({ target }) => isNoLink(target));
  return [
    ...locked.map((target) => readOnlyBind(target)),
    ...replaced.map(({ target, source }) => readOnlyBind(target, source)),
  ];
}

function maskedSockets(readable: readonly string[]): readonly Mount[] {
  return listeningSockets()
    .map(realPath)
    .filter((target) => target !== null && !readable.includes(target))
    .map((target) => ({ kind: 'mask', target: target ?? '' }));
}

/** Returns the mounts of the system, which are equal for all runs on this machine. */
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
    ...PRIVATE_FOLDERS,
    { kind: 'tmpfs', target: home, mode: '0700', readOnly: false },
  ];
}

interface FixedMounts {
  readonly mounts: readonly Mount[];
  readonly shown: readonly Mount[];
  readonly viewBase: ViewBase;
}

/** Returns the mounts that all commands have. */
function fixedMounts(
  options: SandboxOptions,
  places: { readonly root: string; readonly home: string; readonly searchPath: readonly string[] },
  found: FoundCaches,
  rootFolder: RootFolder,
  system: ReturnType<typeof systemFolders>,
): FixedMounts {
  const { root, home, searchPath } = places;
  const { tools, others } = wantedFolders(options, searchPath, found, root);
  const base = systemMounts(rootFolder, system, home);
  const partlyShown = [...hiddenFolders(options.hostEnv, options.accountHome), home];
  const seen = [...tools, ...others, root].map((folder) => realPath(folder) ?? folder);
  const copied = rootFolder.copies.map(({ target }) => target);
  const unseen = hiddenInUsr(seen).filter((folder) => !copied.includes(folder));
  const hides = [...partlyShown, ...found.partlyShown, ...unseen].map(emptyMount);
  // The mounts of `base` come last, so they win for equal paths.
  const mounts = [...hides, ...base];
  const viewBase = { mounts, partlyShown, root, resolve: (file: string) => rootFolder.resolve(file) };
  const shown = readOnlyBinds([...tools, ...others], viewBase);
  // Folders that the root already hides need no mount.
  const needed = hides.filter(({ target }) => !isHidden([...base, ...shown], target));
  return { mounts: inMountOrder([...needed, ...base, ...shown]), shown, viewBase };
}

/** Reports if there is a file to hide. It may already be hidden, and a copied folder may not contain it. */
function hasTarget({ kind, target }: Mount, fixed: readonly Mount[]): boolean {
  const around = decidingMount(fixed, target);
  if (around?.kind !== 'bind') return kind === 'bind';
  return exists(path.join(around.source, path.relative(around.target, target)));
}

/** Inspects the machine once; `mounts` then adds what may change between commands. */
export function createView(options: SandboxOptions): View {
  const root = realPath(options.root) ?? options.root;
  const home = homeInside(options, root);
  const folders = trustedFolders(options.hostEnv.PATH, root);
  const found = findCaches(options, root);
  const system = systemFolders();
  const rootFolder = new RootFolder(options.scratchDir, system.links, system.shown);
  const places = { root, home, searchPath: folders };
  const { mounts: fixed, shown, viewBase } = fixedMounts(options, places, found, rootFolder, system);
  const caches = writableCaches(found, viewBase, options);
  const masks = maskedFiles(options.hostEnv).map((target): Mount => ({ kind: 'mask', target }));
  const settings = settingsWithCredentials(
    fixed.flatMap((mount) => (mount.kind === 'bind' ? [mount.source] : [])),
  );
  const never = [...found.never, ...settings];
  const credentials = credentialMounts(
    { ...found, never },
    aliasesOf(shown, caches),
    options.scratchDir,
  ).filter((mount) => hasTarget(mount, fixed));
  const inGit = specialFilesBelow(options.gitDirs).map((target): Mount => ({ kind: 'mask', target }));
  const isSeen = (folder: string): boolean => !isHidden(fixed, rootFolder.resolve(folder));

  const mounts = (readOnly: boolean): readonly Mount[] => {
    const folderMounts = inMountOrder([
      ...fixed,
      ...workspaceMounts(options, root, readOnly),
      ...readOnlyPaths(options, root),
    ]);
    const privateFolders = options.privateDirs
      .map(realPath)
      .filter((folder) => folder !== null && isFolder(folder) && !isHidden(folderMounts, folder))
      .map((target): Mount => ({ kind: 'tmpfs', target: target ?? '', mode: '0755', readOnly: true }));
    const all = inMountOrder([...folderMounts, ...privateFolders]);
    const seen = ({ target }: Mount): boolean => exists(target) && !isHidden(all, target);
    return inMountOrder([...all, ...[...masks, ...inGit, ...maskedSockets(options.readable)].filter(seen)]);
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

const views = new WeakMap<SandboxOptions, View>();

/**
 * Returns the view of these options, which is created once, because inspecting the machine takes as long as some
 * commands.
 */
export function viewFor(options: SandboxOptions): View {
  const view = views.get(options) ?? createView(options);
  views.set(options, view);
  return view;
}

/** Reports if a command could write at this absolute path of the host. */
export function isWritable(mounts: readonly Mount[], target: string): boolean {
  const mount = decidingMount(mounts, target);
  return mount?.kind === 'bind' && !mount.readOnly;
}
