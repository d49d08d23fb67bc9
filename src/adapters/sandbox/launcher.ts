import type { BwrapFeatures } from './bwrap.ts';
import { bwrapArgs, LAUNCHER_DESCRIPTOR } from './bwrap.ts';
import { marker } from './dropped.ts';
import { isFolder, textOf } from './host-files.ts';
import { type Area, type IdMapping, mappedLayer, type Owner, stagingLines } from './id-map/areas.ts';
import { areasFor } from './id-map/mapping.ts';
import { UNPRIVILEGED } from './id-map/user-namespace.ts';
import { type Inner, type Invocation, prologue } from './inner.ts';
import { type LayerTools, layerLines, layersIn } from './layer-script.ts';
import type { Mount } from './mount.ts';
import { realMountPoints } from './mount-table.ts';
import type { SandboxOptions } from './options.ts';
import { POSIX_SHELL, quoted } from './quote.ts';
import type { Launch } from './start.ts';
import { intactLauncher, LAUNCHER_INSIDE, type LauncherFile } from './syscalls/program.ts';
import { type UnshareTools, unshareArgv, unshareOpening, unshareScript } from './unshare.ts';

/** How a command is started, with every program by its absolute path, as found before the agent began. */
export type Launcher = Backend & {
  /** What filters system calls; null: nothing does. */
  readonly filter: LauncherFile | null;
};

type Backend =
  | {
      readonly kind: 'bwrap';
      readonly bwrap: string;
      readonly features: BwrapFeatures;
      /** null: this kernel mounts no layers for us. */
      readonly layers: LayerTools | null;
    }
  | {
      readonly kind: 'unshare';
      readonly tools: UnshareTools;
      readonly layers: LayerTools | null;
      /** Lets commands of root run as an unprivileged user; null: they run as the user of the harness. */
      readonly mapping: IdMapping | null;
    }
  | {
      readonly kind: 'none';
      /** What goes before the command to take rights from it; empty where there is no setpriv. */
      readonly drop: readonly string[];
    };

export interface Prepared {
  readonly options: SandboxOptions;
  readonly mounts: readonly Mount[];
  /** Absolute. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly invocation: Invocation;
  readonly inner: Inner;
  readonly tmpfsBytes: number;
}

/** What a shell reads that is to become this program, with this stdin. So it can wait before there is a command. */
function execText(argv: readonly string[], stdin: string | null, filter: string | null): string {
  const mark = marker(stdin ?? '');
  const input = stdin === null ? '</dev/null' : `<<'${mark}'\n${stdin}\n${mark}`;
  const launcher = filter === null ? '' : `${LAUNCHER_DESCRIPTOR}<${quoted(filter)} `;
  return `unset OLDPWD SHLVL _\nexec ${argv.map(quoted).join(' ')} ${launcher}${input}\n`;
}

/** The lines that mount what this command shares with others: folders with their owners mapped, and its layers. */
function mounting(launcher: Exclude<Launcher, { kind: 'none' }>, prepared: Prepared): readonly string[] {
  const { uid, gid } = prepared.options;
  const owner = launcher.kind === 'unshare' && launcher.tools.sudo !== null ? { uid, gid } : null;
  const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
  if (mapping === null)
    return launcher.layers === null ? [] : layerLines(layersIn(prepared.mounts), launcher.layers, owner);
  const areas = areasIn(launcher, prepared);
  const layers = layersIn(prepared.mounts).map((layer) => mappedLayer(areas, layer));
  return [
    ...stagingLines(mapping, areas),
    ...(launcher.layers === null ? [] : layerLines(layers, launcher.layers, null)),
  ];
}

function filterOf({ filter }: Launcher): string | null {
  return filter === null ? null : intactLauncher(filter);
}

/** Layers are mounted around bubblewrap: its own way to do so is newer than many systems. */
function bwrapLaunch(
  launcher: Extract<Launcher, { readonly kind: 'bwrap' }>,
  prepared: Prepared,
  network: 'none' | 'host',
  keeper: string | null,
): Launch {
  const { invocation, environment, inner, options } = prepared;
  const lines = mounting(launcher, prepared);
  const { layers, features, bwrap } = launcher;
  const nested = layers !== null && (lines.length > 0 || keeper !== null);
  const asUser = nested && options.uid !== 0;
  const identity = asUser ? { identity: { uid: options.uid, gid: options.gid } } : {};
  const filter = filterOf(launcher);
  const sandbox = bwrapArgs({ ...prepared, features, network, ...identity, launcher: filter });
  const first = filter === null ? [] : [LAUNCHER_INSIDE];
  const argv = [...first, ...inner.sh, '-c', prologue(inner, true), 'sh', ...invocation.argv];
  const stdin = execText([bwrap, ...sandbox, '--', ...argv], invocation.stdin, filter);
  const launch = { cwd: '/', env: environment, stdin, namespaced: true };
  if (!nested) return { ...launch, file: POSIX_SHELL, args: ['-s'] };
  if (keeper !== null) {
    const user = asUser ? ['--preserve-credentials', `--user=/proc/${keeper}/ns/user`] : [];
    const args = [...user, `--mount=/proc/${keeper}/ns/mnt`, '--', POSIX_SHELL, '-s'];
    return { ...launch, file: layers.nsenter, args };
  }
  return { ...launch, ...layered(layers, options, lines) };
}

/** A shell that mounts the layers in a namespace of its own and then reads on. */
function layered(
  { unshare }: LayerTools,
  { uid }: SandboxOptions,
  lines: readonly string[],
): Pick<Launch, 'file' | 'args' | 'opening'> {
  const own = uid === 0 ? [] : ['--user', '--map-root-user'];
  const args = [...own, '--mount', '--propagation', 'private', '--', POSIX_SHELL, '-s'];
  return { file: unshare, args, opening: `${lines.join('\n')}\n` };
}

/** The process to start that keeps the layers of this command for others; null where it has none. */
export function keeperOf(launcher: Launcher, prepared: Prepared): Launch | null {
  if (launcher.kind === 'none' || launcher.layers === null) return null;
  const mounts = mounting(launcher, prepared);
  if (mounts.length === 0) return null;
  // From here on it waits at its stdin, and so for us.
  const lines = [...mounts, "printf '%s\\n' $$"];
  const sudo = launcher.kind === 'unshare' ? launcher.tools.sudo : null;
  const root = launcher.kind === 'unshare' ? { ...prepared.options, uid: 0 } : prepared.options;
  const start = layered(launcher.layers, root, lines);
  const started = { ...start, cwd: '/', env: {}, stdin: '', namespaced: true };
  return sudo === null
    ? started
    : { ...started, file: sudo, args: ['-n', '--', started.file, ...started.args] };
}

function areasIn(launcher: Launcher, { options, mounts }: Prepared): readonly Area[] {
  const mapping = launcher.kind === 'unshare' ? launcher.mapping : null;
  return mapping === null ? [] : areasFor(mapping, options, mounts);
}

/** The user and the group that commands run as. */
export function userOf(launcher: Launcher, { uid, gid }: SandboxOptions): Owner {
  const isMapped = launcher.kind === 'unshare' && launcher.mapping !== null;
  return isMapped ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : { uid, gid };
}

/** The folder that is shown as `/`. */
function rootOf(mounts: readonly Mount[]): string {
  return mounts.flatMap((mount) => (mount.kind === 'root' ? [mount.source] : [])).at(-1) ?? '/';
}

/** The process to start for one command. `keeper`: the process in whose namespaces its layers are mounted already. */
export function launchOf(launcher: Launcher, prepared: Prepared, keeper: string | null = null): Launch {
  const { invocation, environment, inner } = prepared;
  // A list of hosts is no network at all, but for a socket that leads to the harness.
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
        mountPoints: realMountPoints(textOf('/proc/self/mountinfo')),
        isFolder,
        ...userOf(launcher, prepared.options),
        areas: areasIn(launcher, prepared),
      });
      const layers = keeper === null ? mounting(launcher, prepared) : [];
      const opening = unshareOpening(launcher.tools, network, {
        root: rootOf(prepared.mounts),
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
        args: [...args, '-c', prologue(inner, false), 'sh', ...invocation.argv],
        cwd: prepared.cwd,
        env: environment,
        stdin: invocation.stdin,
        namespaced: false,
      };
    }
  }
}
