import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import type { Network, ShellCommand } from '../../../core/ports.ts';
import { exists, findBinary, isFolder, realPath } from '../../files/host-files.ts';
import { decidingMount, inMountOrder, isHidden, type Mount } from '../mounts/mount.ts';
import type { StartVersions } from '../mounts/path-tools.ts';
import { SHARED_MEMORY, usableMemory, withSizes } from '../mounts/tmpfs-sizes.ts';
import { type WritableFolder, WritableLayers } from '../mounts/writable-layers.ts';
import { forwarderLines, INSIDE_SOCKET, proxyVariables } from '../network/forwarder.ts';
import { invocationOf, PROCESS_LIMITS, type Prologue, prologueShell } from '../processes/command-prologue.ts';
import { cacheVariables } from '../view/cache-folders.ts';
import { checkoutMounts } from '../view/checkout-mounts.ts';
import { childEnvironment } from '../view/command-environment.ts';
import { deniedMounts, emptyPlaceholder } from '../view/denied-reads.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import { SYSTEM_FOLDERS, trustedFolders } from '../view/search-path.ts';
import { HOME_DEFAULTS, TOOLCHAIN_VARIABLES } from '../view/toolchains.ts';
import { viewFor } from '../view/view.ts';
import { inheritedDescriptors } from './inherited-descriptors.ts';
import type { Launcher, PreparedCommand } from './launcher.ts';

/**
 * Prepares everything that one command needs; a text is the reason why it cannot run. `proxySession` has the mounts for
 * network access. `atStart` has the files that a gate sees as they were when the run began. `special` lists sockets and
 * FIFOs in the workspace, which are hidden from commands.
 */
export type PrepareCommand = (
  command: ShellCommand,
  proxySession?: readonly Mount[],
  atStart?: StartVersions,
  special?: readonly string[],
) => PreparedCommand | string;

/** Variables that an activated Python environment sets to its folder, whose `bin` is in PATH. */
const ACTIVATED: readonly string[] = ['VIRTUAL_ENV', 'CONDA_PREFIX'];

/** Bytes of a private tmpfs without an explicit size. */
const TMPFS_BYTES = Math.floor(usableMemory() / 4 / 4096) * 4096;

/** Returns the shell that runs scripts: bash if it is on PATH. */
export function scriptShell(folders: readonly string[]): string {
  return findBinary('bash', folders) ?? findBinary('sh', [...folders, '/bin', '/usr/bin']) ?? '/bin/sh';
}

function prologueOf(folders: readonly string[], networkLines: readonly string[] = []): Prologue {
  const closing = inheritedDescriptors();
  const sh = findBinary('sh', [...SYSTEM_FOLDERS, ...folders]) ?? '/bin/sh';
  const bash = findBinary('bash', [...SYSTEM_FOLDERS, ...folders]);
  return { sh: prologueShell(sh, bash, closing), closing, networkLines, limits: PROCESS_LIMITS };
}

function workingFolder(root: string, relative: string): string | null {
  const folder = realPath(path.join(root, relative));
  return folder !== null && isWithin(folder, root) && isFolder(folder) ? folder : null;
}

/** Returns why a command cannot run as given; null if it can. */
function commandProblem(command: ShellCommand, cwd: string | null): string | null {
  if (command.script.includes('\0'))
    return 'the command contains a NUL byte, which shells do not accept: remove it';
  if (cwd === null) {
    return `the working directory "${command.cwd}" is not a folder in the workspace: use a folder that is`;
  }
  return null;
}

/** Returns toolchain variables for commands whose HOME is replaced by another folder. */
function toolchainVariablesFor({ hostEnv, accountHome }: SandboxOptions): Readonly<Record<string, string>> {
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

interface PrivateFolders {
  readonly home: string;
  readonly temp: string;
}

function makePrivateFolders(parent: string): PrivateFolders {
  const folders = { home: path.join(parent, 'home'), temp: path.join(parent, 'tmp') };
  for (const folder of [folders.home, folders.temp]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folders;
}

/**
 * Returns HOME and TMPDIR if they cannot be private mounts. Those of the agent's commands last for the run. Gates and
 * custom constraints get new ones each time, because programs obey files there (`~/.npmrc`, `~/.curlrc`, Python's
 * `usercustomize`) that the agent may have written.
 */
function privateFoldersFor(scratchDir: string): (who: ShellCommand['who']) => PrivateFolders {
  const agent = makePrivateFolders(scratchDir);
  let last: string | null = null;
  return (who) => {
    if (who === 'agent') return agent;
    if (last !== null) rmSync(last, { recursive: true, force: true });
    last = mkdtempSync(path.join(scratchDir, 'gate-'));
    return makePrivateFolders(last);
  };
}

/** Prepares commands without a sandbox: they see the whole machine, and only the environment is ours. */
function unsandboxedSetup(options: SandboxOptions, root: string, folders: readonly string[]): PrepareCommand {
  const places = toolchainVariablesFor(options);
  const privateFolders = privateFoldersFor(options.scratchDir);
  const shell = scriptShell(folders);
  const inner = prologueOf(folders);
  return (command) => {
    const cwd = workingFolder(root, command.cwd);
    const wrong = commandProblem(command, cwd);
    if (wrong !== null || cwd === null) return wrong ?? '';
    const { hostEnv: host, passEnv } = options;
    const inside = { host, passEnv, ...privateFolders(command.who), searchPath: folders, shell, places };
    return {
      options,
      mounts: [],
      cwd,
      environment: childEnvironment(
        { ...inside, ...withTools(options, folders, places, command) },
        command.env,
      ),
      invocation: invocationOf(shell, command.script, command.pipefail),
      prologue: inner,
      tmpfsBytes: TMPFS_BYTES,
    };
  };
}

function sandboxedSetup(
  options: SandboxOptions,
  network: Network,
  {
    root,
    folders,
    layers,
  }: { readonly root: string; readonly folders: readonly string[]; readonly layers: WritableLayers },
): PrepareCommand {
  const view = viewFor(options);
  const visible = folders.filter((folder) => view.searchPath.includes(folder));
  const shell = scriptShell(visible);
  const inner = prologueOf(visible);
  const withNetwork: Prologue = { ...inner, networkLines: forwarderLines() };
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
  const placeholder = emptyPlaceholder(options.scratchDir);
  return (command, proxySession, atStart = { folders: [], files: [] }, special = []) => {
    const cwd = workingFolder(root, command.cwd);
    const wrong = commandProblem(command, cwd);
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
      checkout === undefined ? everything : checkoutMounts(everything, root, { command, checkout, layers });
    const seesAll = command.who === 'gate' && command.gate === undefined;
    const denied = seesAll ? [] : deniedMounts(options, root, placeholder, shown, command);
    const masked = checkout === undefined ? specialMasks(special, root, shown) : [];
    const mounts = withSizes(inMountOrder([...shown, ...denied, ...masked]), view.home, budget);
    // A mount in a folder that is not private would be created on the host.
    if (proxySession !== undefined && decidingMount(mounts, INSIDE_SOCKET)?.kind !== 'tmpfs') {
      return 'the workspace contains /tmp, where the sandbox needs its network proxy: move the workspace to another folder';
    }
    const proxy = proxySession === undefined ? {} : proxyVariables();
    const all = proxySession === undefined ? mounts : inMountOrder([...mounts, ...proxySession]);
    view.makePlaces(all);
    return {
      options: { ...options, network },
      mounts: all,
      cwd,
      environment: childEnvironment(
        { ...inside, ...withTools(options, view.searchPath, inside.places, command), proxy },
        command.env,
      ),
      invocation: invocationOf(shell, command.script, command.pipefail),
      prologue: proxySession === undefined ? inner : withNetwork,
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

function toolFolder({ target, lower }: StartVersions['folders'][number]): WritableFolder {
  return { targets: [target], lower, needed: false };
}

/** Returns PATH with its folders in the workspace, in the original order, and the variables that belong to them. */
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

export function layersFor(launcher: Launcher, { scratchDir }: SandboxOptions): WritableLayers {
  return new WritableLayers(scratchDir, launcher.kind !== 'none' && launcher.layers !== null);
}

/**
 * Inspects the machine once for these options; each network gets its own setup. `layers` are the layers of the run, if
 * they are to be kept.
 */
export function createCommandSetup(
  launcher: Launcher,
  options: SandboxOptions,
  layers: WritableLayers = layersFor(launcher, options),
  network: Network = options.network,
): PrepareCommand {
  const root = realPath(options.root) ?? options.root;
  const folders = trustedFolders(options.hostEnv.PATH, root);
  return launcher.kind === 'none'
    ? unsandboxedSetup(options, root, folders)
    : sandboxedSetup(options, network, { root, folders, layers });
}
