import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ShellCommand } from '../../core/ports.ts';
import { cacheVariables } from './cache-folders.ts';
import { withCheckout } from './checkout-mounts.ts';
import { deniedMounts, emptyStandIn } from './denied-reads.ts';
import { inheritedDescriptors } from './descriptors.ts';
import { childEnvironment } from './environment.ts';
import { exists, findBinary, isFolder, realPath } from './host-files.ts';
import { type Inner, innerShell, invocationOf, LIMITS } from './inner.ts';
import type { Launcher, Prepared } from './launcher.ts';
import { Layers, type WritableFolder } from './layers.ts';
import { decidingMount, inMountOrder, isHidden, isWithin, type Mount } from './mount.ts';
import { forwarderLines, INSIDE_SOCKET, proxyVariables } from './network/forwarder.ts';
import type { SandboxOptions } from './options.ts';
import type { AsAtStart } from './path-tools.ts';
import { SYSTEM_FOLDERS, trustedFolders } from './search-path.ts';
import { SHARED_MEMORY, sized, usableMemory } from './tmpfs-sizes.ts';
import { HOME_DEFAULTS, TOOLCHAIN_VARIABLES } from './toolchains.ts';
import { createView } from './view.ts';

/**
 * Makes ready whatever one command needs; a text is why it cannot run. `passage` is what the way to the network
 * adds to the view, where there is one; `atStart`: what a gate sees as it was when the run began. `special`:
 * sockets and FIFOs in the workspace, which no command reaches.
 */
export type Prepare = (
  command: ShellCommand,
  passage?: readonly Mount[],
  atStart?: AsAtStart,
  special?: readonly string[],
) => Prepared | string;

/** Set by an environment of Python's while it is activated: its folder, whose `bin` is in PATH. */
const ACTIVATED: readonly string[] = ['VIRTUAL_ENV', 'CONDA_PREFIX'];

/** Bytes of a private tmpfs that has no size of its own. */
const TMPFS_BYTES = Math.floor(usableMemory() / 4 / 4096) * 4096;

/** The shell that runs scripts: bash where there is one on PATH. */
export function scriptShell(folders: readonly string[]): string {
  return findBinary('bash', folders) ?? findBinary('sh', [...folders, '/bin', '/usr/bin']) ?? '/bin/sh';
}

function innerOf(folders: readonly string[], opening: readonly string[] = []): Inner {
  const closing = inheritedDescriptors();
  const sh = findBinary('sh', [...SYSTEM_FOLDERS, ...folders]) ?? '/bin/sh';
  const bash = findBinary('bash', [...SYSTEM_FOLDERS, ...folders]);
  return { sh: innerShell(sh, bash, closing), closing, opening, limits: LIMITS };
}

function workingFolder(root: string, relative: string): string | null {
  const folder = realPath(path.join(root, relative));
  return folder !== null && isWithin(folder, root) && isFolder(folder) ? folder : null;
}

/** Why a command cannot run as it stands; null where it can. */
function flaw(command: ShellCommand, cwd: string | null): string | null {
  if (command.script.includes('\0'))
    return 'the command holds a NUL byte, which no shell takes: leave it out';
  if (cwd === null) {
    return `the working directory "${command.cwd}" is no folder in the workspace: name one that is`;
  }
  return null;
}

/** Toolchain variables where HOME cannot be hidden, and another folder stands in its place. */
function openPlaces({ hostEnv, accountHome }: SandboxOptions): Readonly<Record<string, string>> {
  const real = hostEnv.HOME ?? accountHome ?? '';
  const found = Object.entries(HOME_DEFAULTS)
    .map(([name, below]) => [name, path.join(real, below)] as const)
    .filter(([, folder]) => path.isAbsolute(folder) && exists(folder));
  const named = TOOLCHAIN_VARIABLES.flatMap((name) => {
    const value = hostEnv[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries([...found, ...named]);
}

interface Own {
  readonly home: string;
  readonly temp: string;
}

function ownFolders(parent: string): Own {
  const own = { home: path.join(parent, 'home'), temp: path.join(parent, 'tmp') };
  for (const folder of [own.home, own.temp]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return own;
}

/**
 * HOME and TMPDIR where they cannot be private: those of the agent's commands last for the run. A gate, or a custom
 * constraint, gets new ones each time, for programs obey what they find there (`~/.npmrc`, `~/.curlrc`, python's
 * `usercustomize`), and the agent may have put it there.
 */
function openFolders(scratchDir: string): (who: ShellCommand['who']) => Own {
  const agent = ownFolders(scratchDir);
  let last: string | null = null;
  return (who) => {
    if (who === 'agent') return agent;
    if (last !== null) rmSync(last, { recursive: true, force: true });
    last = mkdtempSync(path.join(scratchDir, 'gate-'));
    return ownFolders(last);
  };
}

/** Without isolation: the view is the machine, and only the environment is ours. */
function openRoom(options: SandboxOptions, root: string, folders: readonly string[]): Prepare {
  const places = openPlaces(options);
  const own = openFolders(options.scratchDir);
  const shell = scriptShell(folders);
  const inner = innerOf(folders);
  return (command) => {
    const cwd = workingFolder(root, command.cwd);
    const wrong = flaw(command, cwd);
    if (wrong !== null || cwd === null) return wrong ?? '';
    const { hostEnv: host, passEnv } = options;
    const inside = { host, passEnv, ...own(command.who), searchPath: folders, shell, places };
    return {
      options,
      mounts: [],
      cwd,
      environment: childEnvironment(
        { ...inside, ...withTools(options, folders, places, command) },
        command.env,
      ),
      invocation: invocationOf(shell, command.script, command.pipefail),
      inner,
      tmpfsBytes: TMPFS_BYTES,
    };
  };
}

function walledRoom(
  options: SandboxOptions,
  root: string,
  folders: readonly string[],
  layers: Layers,
): Prepare {
  const view = createView(options);
  const visible = folders.filter((folder) => view.searchPath.includes(folder));
  const shell = scriptShell(visible);
  const inner = innerOf(visible);
  const outward = { ...inner, opening: forwarderLines() };
  const inside = {
    host: options.hostEnv,
    passEnv: options.passEnv,
    home: view.home,
    temp: '/tmp',
    searchPath: view.searchPath,
    shell,
    places: cacheVariables(options.hostEnv, view.isUsable),
  };
  const budget = options.temporaryBytes ?? usableMemory() / 2;
  const standIn = emptyStandIn(options.scratchDir);
  return (command, passage, atStart = { folders: [], files: [] }, special = []) => {
    const cwd = workingFolder(root, command.cwd);
    const wrong = flaw(command, cwd);
    if (wrong !== null || cwd === null) return wrong ?? '';
    const everything = inMountOrder([
      SHARED_MEMORY,
      ...view.mounts(command.readOnly ?? false),
      ...layers.mounts(command, [...view.caches, ...atStart.folders.map(toolFolder)]),
      ...atStart.files.map(({ target, source }): Mount => ({ kind: 'bind', source, target, readOnly: true })),
      ...view.credentials,
    ]);
    const { checkout } = command;
    const shown =
      checkout === undefined ? everything : withCheckout(everything, root, { command, checkout, layers });
    const seesAll = command.who === 'gate' && command.gate === undefined;
    const denied = seesAll ? [] : deniedMounts(options, root, standIn, shown, command);
    const masked = checkout === undefined ? specialMasks(special, root, shown) : [];
    const mounts = sized(inMountOrder([...shown, ...denied, ...masked]), view.home, budget);
    // A mount in a folder that is not private would be made on the host.
    if (passage !== undefined && decidingMount(mounts, INSIDE_SOCKET)?.kind !== 'tmpfs') {
      return 'the workspace is /tmp or around it, where the way to the network has to lie: move the workspace';
    }
    const proxy = passage === undefined ? {} : proxyVariables();
    const all = passage === undefined ? mounts : inMountOrder([...mounts, ...passage]);
    view.makePlaces(all);
    return {
      options,
      mounts: all,
      cwd,
      environment: childEnvironment(
        { ...inside, ...withTools(options, view.searchPath, inside.places, command), proxy },
        command.env,
      ),
      invocation: invocationOf(shell, command.script, command.pipefail),
      inner: passage === undefined ? inner : outward,
      tmpfsBytes: TMPFS_BYTES,
    };
  };
}

function specialMasks(special: readonly string[], root: string, shown: readonly Mount[]): readonly Mount[] {
  return special
    .map((relative) => path.join(root, relative))
    .filter((target) => realPath(target) === target && !isHidden(shown, target))
    .map((target) => ({ kind: 'mask', target }));
}

function toolFolder({ target, lower }: AsAtStart['folders'][number]): WritableFolder {
  return { targets: [target], lower, needed: false };
}

/** PATH with its folders in the workspace, in its own order, and the variables that belong to them. */
function withTools(
  { hostEnv, pathTools }: SandboxOptions,
  searchPath: readonly string[],
  places: Readonly<Record<string, string>>,
  { who, gate }: ShellCommand,
): { readonly searchPath: readonly string[]; readonly places: Readonly<Record<string, string>> } {
  const tools = who === 'agent' || gate !== undefined ? (pathTools?.folders ?? []) : [];
  if (tools.length === 0) return { searchPath, places };
  const order = (hostEnv.PATH ?? '').split(path.delimiter).map((entry) => path.resolve(entry));
  const activated = ACTIVATED.flatMap((name) => {
    const folder = hostEnv[name];
    return folder !== undefined && tools.includes(path.join(folder, 'bin')) ? [[name, folder] as const] : [];
  });
  return {
    searchPath: [...new Set(order)].filter((entry) => searchPath.includes(entry) || tools.includes(entry)),
    places: { ...places, ...Object.fromEntries(activated) },
  };
}

export function layersFor(launcher: Launcher, { scratchDir }: SandboxOptions): Layers {
  return new Layers(scratchDir, launcher.kind !== 'none' && launcher.layers !== null);
}

/** Looks at the machine once, for all commands of a run. `layers`: those of the run, where they are to last. */
export function prepareRoom(
  launcher: Launcher,
  options: SandboxOptions,
  layers: Layers = layersFor(launcher, options),
): Prepare {
  const root = realPath(options.root) ?? options.root;
  const folders = trustedFolders(options.hostEnv.PATH, root);
  return launcher.kind === 'none'
    ? openRoom(options, root, folders)
    : walledRoom(options, root, folders, layers);
}
