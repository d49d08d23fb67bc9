import { layerMountPoint, type Mount } from '../mounts/mount.ts';
import { LAUNCHER_INSIDE } from '../syscalls/launcher-file.ts';

/** Options that this version of bubblewrap supports beyond its first release. */
export interface BwrapFeatures {
  /** `--perms`, since 0.5. */
  readonly perms: boolean;
  /** `--size`, since 0.7. */
  readonly size: boolean;
  /** `--disable-userns`, since 0.8. */
  readonly lockUserNamespaces: boolean;
}

/** The features of version 0.8 and later. */
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
  /** The largest size of one tmpfs. */
  readonly tmpfsBytes: number;
  /** The command's user and group, if bwrap itself is started as the root of a user namespace. */
  readonly identity?: { readonly uid: number; readonly gid: number };
  /** The launcher's file on the host; null if system calls are not filtered. */
  readonly launcher?: string | null;
}

/** Descriptor from which bubblewrap reads the launcher. */
export const LAUNCHER_DESCRIPTOR = 9;

/**
 * Copies the launcher, because a bound file on a `noexec` file system cannot be executed. Old versions cannot set its
 * mode.
 */
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
      return ['--bind', layerMountPoint(mount), mount.target];
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
 * Returns the arguments of bwrap before `--` and the program. With `--as-pid-1` bwrap returns only after its child, the
 * init of the PID namespace, is reaped, so everything in it is dead. With bwrap's own init it would return when the
 * main program ends, shortly before the rest is killed.
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
    // uid 0 may write to its switches even without capabilities: as root, core_pattern alone would allow an escape.
    '--remount-ro',
    '/proc',
    ...launcherArgs(profile),
    // Otherwise it could take half of the memory in addition to the other mounts.
    '--remount-ro',
    '/dev',
    ...others.flatMap((mount) => mountArgs(mount, profile)),
    '--chdir',
    profile.cwd,
  ];
}
