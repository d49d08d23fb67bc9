import { POSIX_SHELL, quoted } from '../../../core/text/shell-quote.ts';
import { isFolder, readTextOrEmpty } from '../../files/host-files.ts';
import { type LayerTools, layerLines, layersIn } from '../mounts/layer-script.ts';
import {
  type IdMapping,
  type MappedArea,
  mappedLayer,
  type Owner,
  stagingLines,
} from '../mounts/mapped-areas.ts';
import type { Mount } from '../mounts/mount.ts';
import { realMountPoints } from '../mounts/mount-table.ts';
import { UNPRIVILEGED } from '../mounts/user-namespace.ts';
import { type Invocation, type Prologue, prologueScript } from '../processes/command-prologue.ts';
import type { Launch } from '../processes/start-child.ts';
import { LAUNCHER_INSIDE, type LauncherFile, verifiedLauncherPath } from '../syscalls/launcher-file.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import type { BwrapFeatures } from './bubblewrap.ts';
import { bwrapArgs, LAUNCHER_DESCRIPTOR } from './bubblewrap.ts';
import { heredocDelimiter } from './drop-rights.ts';
import { areasFor } from './id-mapping.ts';
import { type UnshareTools, unshareArgv, unshareOpening, unshareScript } from './unshare.ts';

/** Describes how commands are started. Every program is an absolute path that was found before the agent began. */
export type Launcher = Backend & {
  /** The program that filters system calls; null if none does. */
  readonly filter: LauncherFile | null;
};

type Backend =
  | {
      readonly kind: 'bwrap';
      readonly bwrap: string;
      readonly features: BwrapFeatures;
      /** null if this kernel cannot mount layers for us. */
      readonly layers: LayerTools | null;
    }
  | {
      readonly kind: 'unshare';
      readonly tools: UnshareTools;
      readonly layers: LayerTools | null;
      /** Lets commands of root run as an unprivileged user; null if they run as the harness's user. */
      readonly mapping: IdMapping | null;
    }
  | {
      readonly kind: 'none';
      /** Arguments put before the command to drop its rights; empty if setpriv is missing. */
      readonly drop: readonly string[];
    };

export interface PreparedCommand {
  readonly options: SandboxOptions;
  readonly mounts: readonly Mount[];
  /** Absolute. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly invocation: Invocation;
  readonly prologue: Prologue;
  readonly tmpfsBytes: number;
}

/**
 * Returns text that makes a waiting shell become this program with this stdin. So the shell can start before there is a
 * command.
 */
function execText(argv: readonly string[], stdin: string | null, filter: string | null): string {
  const mark = heredocDelimiter(stdin ?? '');
  const input = stdin === null ? '</dev/null' : `<<'${mark}'\n${stdin}\n${mark}`;
  const launcher = filter === null ? '' : `${LAUNCHER_DESCRIPTOR}<${quoted(filter)} `;
  return `unset OLDPWD SHLVL _\nexec ${argv.map(quoted).join(' ')} ${launcher}${input}\n`;
}

/** Returns the lines that mount what commands share: folders with mapped owners, and layers. */
function mountLines(
  launcher: Exclude<Launcher, { kind: 'none' }>,
  prepared: PreparedCommand,
): readonly string[] {
  const { uid, gid } = prepared.options;
  const owner = launcher.kind === 'unshare' && launcher.tools.sudo !== null ? { uid, gid } : null;
  const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
  if (mapping === null)
    return launcher.layers === null ? [] : layerLines(layersIn(prepared.mounts), launcher.layers, owner);
  const areas = areasOfCommand(launcher, prepared);
  const layers = layersIn(prepared.mounts).map((layer) => mappedLayer(areas, layer));
  return [
    ...stagingLines(mapping, areas),
    ...(launcher.layers === null ? [] : layerLines(layers, launcher.layers, null)),
  ];
}

function filterOf({ filter }: Launcher): string | null {
  return filter === null ? null : verifiedLauncherPath(filter);
}

/** Starts bubblewrap. Layers are mounted outside of it, because many systems have a version that cannot mount them. */
function bwrapLaunch(
  launcher: Extract<Launcher, { readonly kind: 'bwrap' }>,
  prepared: PreparedCommand,
  network: 'none' | 'host',
  keeper: string | null,
): Launch {
  const { invocation, environment, prologue: inner, options } = prepared;
  const lines = mountLines(launcher, prepared);
  const { layers, features, bwrap } = launcher;
  const nested = layers !== null && (lines.length > 0 || keeper !== null);
  const asUser = nested && options.uid !== 0;
  const identity = asUser ? { identity: { uid: options.uid, gid: options.gid } } : {};
  const filter = filterOf(launcher);
  const sandbox = bwrapArgs({ ...prepared, features, network, ...identity, launcher: filter });
  const first = filter === null ? [] : [LAUNCHER_INSIDE];
  const argv = [...first, ...inner.sh, '-c', prologueScript(inner, true), 'sh', ...invocation.argv];
  const stdin = execText([bwrap, ...sandbox, '--', ...argv], invocation.stdin, filter);
  const launch = { cwd: '/', env: environment, stdin, namespaced: true };
  if (!nested) return { ...launch, file: POSIX_SHELL, args: ['-s'] };
  if (keeper !== null) {
    const user = asUser ? ['--preserve-credentials', `--user=/proc/${keeper}/ns/user`] : [];
    const args = [...user, `--mount=/proc/${keeper}/ns/mnt`, '--', POSIX_SHELL, '-s'];
    return { ...launch, file: layers.nsenter, args };
  }
  return { ...launch, ...withLayers(layers, options, lines) };
}

/** Starts a shell that mounts the layers in its own mount namespace and then reads on. */
function withLayers(
  { unshare }: LayerTools,
  { uid }: SandboxOptions,
  lines: readonly string[],
): Pick<Launch, 'file' | 'args' | 'opening'> {
  const namespace = uid === 0 ? [] : ['--user', '--map-root-user'];
  const args = [...namespace, '--mount', '--propagation', 'private', '--', POSIX_SHELL, '-s'];
  return { file: unshare, args, opening: `${lines.join('\n')}\n` };
}

/** Returns the process that keeps this command's layers mounted for other commands; null if it has no layers. */
export function keeperOf(launcher: Launcher, prepared: PreparedCommand): Launch | null {
  if (launcher.kind === 'none' || launcher.layers === null) return null;
  const mounts = mountLines(launcher, prepared);
  if (mounts.length === 0) return null;
  // The shell then waits at its stdin until this process ends.
  const lines = [...mounts, "printf '%s\\n' $$"];
  const sudo = launcher.kind === 'unshare' ? launcher.tools.sudo : null;
  const root = launcher.kind === 'unshare' ? { ...prepared.options, uid: 0 } : prepared.options;
  const start = withLayers(launcher.layers, root, lines);
  const started = { ...start, cwd: '/', env: {}, stdin: '', namespaced: true };
  return sudo === null
    ? started
    : { ...started, file: sudo, args: ['-n', '--', started.file, ...started.args] };
}

function areasOfCommand(launcher: Launcher, { options, mounts }: PreparedCommand): readonly MappedArea[] {
  const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
  return mapping === null ? [] : areasFor(mapping, options, mounts);
}

/** Returns the user and group that commands run as. */
export function commandUser(launcher: Launcher, { uid, gid }: SandboxOptions): Owner {
  const isMapped = launcher.kind === 'unshare' && launcher.mapping !== null;
  return isMapped ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : { uid, gid };
}

/** Returns the folder that is shown as `/`. */
function rootSource(mounts: readonly Mount[]): string {
  return mounts.flatMap((mount) => (mount.kind === 'root' ? [mount.source] : [])).at(-1) ?? '/';
}

/**
 * Returns the process to start for one command. `keeper` is the process in whose namespaces its layers are already
 * mounted.
 */
export function launchOf(
  launcher: Launcher,
  prepared: PreparedCommand,
  keeper: string | null = null,
): Launch {
  const { invocation, environment, prologue: inner } = prepared;
  // A list of hosts means no network except a socket that leads to the harness.
  const network = prepared.options.network === 'host' ? 'host' : 'none';
  switch (launcher.kind) {
    case 'bwrap':
      return bwrapLaunch(launcher, prepared, network, keeper);
    case 'unshare': {
      const enter =
        launcher.layers === null || keeper === null
          ? []
          : [launcher.layers.nsenter, `--mount=/proc/${keeper}/ns/mnt`, '--'];
      const [file = '', ...args] = unshareArgv(launcher.tools, network, enter);
      const filter = filterOf(launcher);
      const script = unshareScript({
        ...prepared,
        isFiltered: filter !== null,
        tools: launcher.tools,
        mountPoints: realMountPoints(readTextOrEmpty('/proc/self/mountinfo')),
        isFolder,
        ...commandUser(launcher, prepared.options),
        areas: areasOfCommand(launcher, prepared),
      });
      const layers = keeper === null ? mountLines(launcher, prepared) : [];
      const opening = unshareOpening(launcher.tools, network, {
        root: rootSource(prepared.mounts),
        layers,
        launcher: filter,
      });
      const isWatched = launcher.tools.sudo !== null;
      return { file, args, cwd: '/', env: {}, opening, stdin: script, isWatched, namespaced: true };
    }
    case 'none': {
      const filter = filterOf(launcher);
      const [file = '', ...args] = [...launcher.drop, ...(filter === null ? [] : [filter]), ...inner.sh];
      return {
        file,
        args: [...args, '-c', prologueScript(inner, false), 'sh', ...invocation.argv],
        cwd: prepared.cwd,
        env: environment,
        stdin: invocation.stdin,
        namespaced: false,
      };
    }
  }
}
