import { type Mount, viewOf } from './mount.ts';
import { LAUNCHER_INSIDE } from './syscalls/program.ts';

/** What this version of bubblewrap can do beyond its beginnings. */
export interface BwrapFeatures {
  /** `--perms`, since 0.5. */
  readonly perms: boolean;
  /** `--size`, since 0.7. */
  readonly size: boolean;
  /** `--disable-userns`, since 0.8. */
  readonly lockUserNamespaces: boolean;
}

/** Of 0.8 and later. */
export const ALL_FEATURES: BwrapFeatures = { perms: true, size: true, lockUserNamespaces: true };

export function featuresIn(help: string): BwrapFeatures {
  return {
    perms: help.includes('--perms '),
    size: help.includes('--size '),
    lockUserNamespaces: help.includes('--disable-userns '),
  };
}

export interface BwrapProfile {
  readonly features: BwrapFeatures;
  readonly mounts: readonly Mount[];
  readonly network: 'none' | 'host';
  readonly cwd: string;
  /** Bytes that one tmpfs may hold. */
  readonly tmpfsBytes: number;
  /** Who the command is to be, where bwrap itself is started as the root of a user namespace. */
  readonly identity?: { readonly uid: number; readonly gid: number };
  /** The launcher's file on the host; null: system calls are not filtered. */
  readonly launcher?: string | null;
}

/** Descriptor from which bubblewrap reads the launcher. */
export const LAUNCHER_DESCRIPTOR = 9;

/** A copy, because a bind of a file on a `noexec` file system could not be executed. Old versions cannot set its mode. */
function launcherArgs({ features, launcher = null }: BwrapProfile): readonly string[] {
  if (launcher === null) return [];
  return features.perms
    ? ['--perms', '0555', '--ro-bind-data', String(LAUNCHER_DESCRIPTOR), LAUNCHER_INSIDE]
    : ['--ro-bind', launcher, LAUNCHER_INSIDE];
}

function mountArgs(mount: Mount, profile: BwrapProfile): readonly string[] {
  switch (mount.kind) {
    case 'root':
      return ['--ro-bind', mount.source, '/'];
    case 'bind':
      return [mount.readOnly ? '--ro-bind' : '--bind', mount.source, mount.target];
    case 'layer':
      return ['--bind', viewOf(mount), mount.target];
    case 'mask':
      return ['--ro-bind', '/dev/null', mount.target];
    case 'tmpfs':
      return [
        ...(profile.features.perms ? ['--perms', mount.mode] : []),
        ...(profile.features.size ? ['--size', String(mount.bytes ?? profile.tmpfsBytes)] : []),
        '--tmpfs',
        mount.target,
        ...(mount.readOnly ? ['--remount-ro', mount.target] : []),
      ];
  }
}

function identityArgs({ uid, gid }: { readonly uid: number; readonly gid: number }): readonly string[] {
  return ['--unshare-user', '--uid', String(uid), '--gid', String(gid)];
}

/**
 * The arguments of bwrap before `--` and the program. With `--as-pid-1` bwrap returns only once its child, the
 * init of the PID namespace, is reaped, and so once everything in it is dead; with bwrap's own init it would
 * return at the end of the main program, a moment before the rest is killed.
 */
export function bwrapArgs(profile: BwrapProfile): readonly string[] {
  const { features, identity, mounts } = profile;
  const roots = mounts.filter(({ kind }) => kind === 'root');
  const others = mounts.filter(({ kind }) => kind !== 'root');
  return [
    '--unshare-all',
    ...(features.lockUserNamespaces ? ['--unshare-user', '--disable-userns'] : []),
    ...(identity === undefined ? [] : identityArgs(identity)),
    ...(profile.network === 'host' ? ['--share-net'] : []),
    '--die-with-parent',
    '--new-session',
    '--as-pid-1',
    '--cap-drop',
    'ALL',
    ...roots.flatMap((mount) => mountArgs(mount, profile)),
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    // Its switches belong to uid 0, capabilities or not: as root, core_pattern alone would be the way out.
    '--remount-ro',
    '/proc',
    ...launcherArgs(profile),
    // Half of the memory would fit in there, beside all that the mounts may hold.
    '--remount-ro',
    '/dev',
    ...others.flatMap((mount) => mountArgs(mount, profile)),
    '--chdir',
    profile.cwd,
  ];
}
