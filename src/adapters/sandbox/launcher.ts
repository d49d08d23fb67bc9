import type { BwrapFeatures } from './bwrap.ts';
import { bwrapArgs } from './bwrap.ts';
import { isFolder, textOf } from './host-files.ts';
import { type Inner, type Invocation, prologue } from './inner.ts';
import { type LayerTools, layerLines, layersIn } from './layer-script.ts';
import type { Mount } from './mount.ts';
import { realMountPoints } from './mount-table.ts';
import type { SandboxOptions } from './options.ts';
import { POSIX_SHELL, quoted } from './quote.ts';
import type { Launch } from './start.ts';
import { marker, type UnshareTools, unshareArgv, unshareOpening, unshareScript } from './unshare.ts';

/** How a command is walled in, with every program by its absolute path, as found before the agent began. */
export type Launcher =
  | {
      readonly kind: 'bwrap';
      readonly bwrap: string;
      readonly features: BwrapFeatures;
      /** null: this kernel mounts no layers for us. */
      readonly layers: LayerTools | null;
    }
  | { readonly kind: 'unshare'; readonly tools: UnshareTools; readonly layers: LayerTools | null }
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
function execText(argv: readonly string[], stdin: string | null): string {
  const mark = marker(stdin ?? '');
  const input = stdin === null ? '</dev/null' : `<<'${mark}'\n${stdin}\n${mark}`;
  return `unset OLDPWD SHLVL _\nexec ${argv.map(quoted).join(' ')} ${input}\n`;
}

/** The lines that mount the layers of this command. */
function mounting(launcher: Exclude<Launcher, { kind: 'none' }>, prepared: Prepared): readonly string[] {
  const { uid, gid } = prepared.options;
  const owner = launcher.kind === 'unshare' && launcher.tools.sudo !== null ? { uid, gid } : null;
  return launcher.layers === null ? [] : layerLines(layersIn(prepared.mounts), launcher.layers, owner);
}

/** Layers are mounted around bubblewrap: its own way to do so is newer than many systems. */
function bwrapLaunch(
  launcher: Extract<Launcher, { readonly kind: 'bwrap' }>,
  prepared: Prepared,
  network: 'none' | 'host',
): Launch {
  const { invocation, environment, inner, options } = prepared;
  const lines = mounting(launcher, prepared);
  const { layers, features, bwrap } = launcher;
  const nested = layers !== null && lines.length > 0;
  const asUser = nested && options.uid !== 0;
  const identity = asUser ? { identity: { uid: options.uid, gid: options.gid } } : {};
  const walls = bwrapArgs({ ...prepared, features, network, ...identity });
  const argv = [...inner.sh, '-c', prologue(inner, true), 'sh', ...invocation.argv];
  const stdin = execText([bwrap, ...walls, '--', ...argv], invocation.stdin);
  const launch = { cwd: '/', env: environment, stdin, namespaced: true };
  if (!nested) return { ...launch, file: POSIX_SHELL, args: ['-s'] };
  const own = asUser ? ['--user', '--map-root-user'] : [];
  const args = [...own, '--mount', '--propagation', 'private', '--', POSIX_SHELL, '-s'];
  return { ...launch, file: layers.unshare, args, opening: `${lines.join('\n')}\n` };
}

/** The process to start for one command. */
export function launchOf(launcher: Launcher, prepared: Prepared): Launch {
  const { invocation, environment, inner } = prepared;
  // A list of hosts is no network at all, but for a socket that leads to the harness.
  const network = prepared.options.network === 'host' ? 'host' : 'none';
  switch (launcher.kind) {
    case 'bwrap':
      return bwrapLaunch(launcher, prepared, network);
    case 'unshare': {
      const [file = '', ...args] = unshareArgv(launcher.tools, network);
      const script = unshareScript({
        ...prepared,
        tools: launcher.tools,
        mountPoints: realMountPoints(textOf('/proc/self/mountinfo')),
        isFolder,
        uid: prepared.options.uid,
        gid: prepared.options.gid,
      });
      const opening = unshareOpening(launcher.tools, network, mounting(launcher, prepared));
      return { file, args, cwd: '/', env: {}, opening, stdin: script, namespaced: true };
    }
    case 'none': {
      const [file = '', ...args] = [...launcher.drop, ...inner.sh];
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
