import { isWithin } from '../../../core/path/is-within.ts';
import { exists, isFolder, listNames, readTextOrEmpty, realPath } from '../../files/host-files.ts';
import { unescaped } from '../mounts/mount-table.ts';

/** The folders of `/` that contain programs and libraries. On most machines all but `/usr` are links into it. */
const PROGRAM_FOLDERS = /^(?:bin|sbin|lib|lib32|lib64|libx32|libexec)$/;

/** Package stores, which everybody may read. */
const STORES = ['/nix/store', '/nix/var/nix/profiles', '/gnu/store', '/var/guix/profiles'];

/** Data below `/var` that programs need. None of these contain settings of services. */
const DATA = [
  '/var/cache/fontconfig',
  '/var/lib/aspell',
  '/var/lib/ca-certificates',
  '/var/lib/dictionaries-common',
  '/var/lib/dpkg',
  '/var/lib/gems',
  '/var/lib/ghc',
  '/var/lib/ispell',
  '/var/lib/mecab',
  '/var/lib/rpm',
  '/var/lib/texmf',
];

/** Facts about the hardware that runtimes use to choose their number of threads and their sizes. */
const HARDWARE = [
  '/sys/devices/system/cpu',
  '/sys/devices/system/node',
  '/sys/kernel/mm/transparent_hugepage',
];

/** Links of `/var` that lead to folders that are private in the sandbox. */
const RUNTIME_LINKS = ['/var/run', '/var/lock'];

export interface SystemFolders {
  /** Shown read-only at the same path. */
  readonly shown: readonly string[];
  /** Links that are also links in the sandbox. */
  readonly links: readonly string[];
  /** Control groups of this process: the folder, and the path at which it is shown. */
  readonly groups: readonly { readonly source: string; readonly target: string }[];
}

/** Returns everything that programs may need of this machine, except `/etc`. */
export function systemFolders(): SystemFolders {
  const programs = listNames('/')
    .filter((name) => PROGRAM_FOLDERS.test(name))
    .map((name) => `/${name}`);
  const isLink = (folder: string): boolean => realPath(folder) !== folder;
  return {
    shown: ['/usr', ...programs.filter((folder) => !isLink(folder)), ...STORES, ...DATA, ...HARDWARE].filter(
      (folder) => !isLink(folder) && isFolder(folder),
    ),
    links: [...programs, ...RUNTIME_LINKS].filter((link) => exists(link) && isLink(link)),
    groups: controlGroups(readTextOrEmpty('/proc/self/cgroup'), readTextOrEmpty('/proc/self/mountinfo')),
  };
}

/** The controllers that tell a runtime its memory and processors. */
const CONTROLLERS = ['cpu', 'cpuset', 'memory'];

/**
 * Returns the folders of a process's control groups (cgroups(7)): its own group in version 2, and its groups of the
 * controllers above in version 1. The groups of others are not shown.
 */
export function controlGroups(own: string, mountinfo: string): SystemFolders['groups'] {
  const mounts = mountinfo.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , root = '', point = ''] = before.split(' ').map(unescaped);
    const [type = '', , options = ''] = after.split(' ');
    return type === 'cgroup' || type === 'cgroup2' ? [{ root, point, controllers: options.split(',') }] : [];
  });
  return own.split('\n').flatMap((line) => {
    const [, names, group = ''] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? [];
    if (names === undefined) return [];
    const found = mounts.find(({ point, controllers }) =>
      names === ''
        ? point === '/sys/fs/cgroup'
        : CONTROLLERS.some((name) => names.split(',').includes(name) && controllers.includes(name)),
    );
    if (found === undefined || !isWithin(found.point, '/sys/fs/cgroup')) return [];
    // In a container the group has the host's path, but the mount begins at `root`.
    const below = isWithin(group, found.root) ? group.slice(found.root === '/' ? 0 : found.root.length) : '';
    const source = `${found.point}${below === '/' ? '' : below}`;
    return isFolder(source) ? [{ source, target: found.point }] : [];
  });
}
