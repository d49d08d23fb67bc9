import { exists, isFolder, namesIn, realPath, textOf } from './host-files.ts';
import { isWithin } from './mount.ts';
import { unescaped } from './mount-table.ts';

/** The folders of `/` in which programs and libraries lie. On most machines all but `/usr` are links into that. */
const PROGRAM_FOLDERS = /^(?:bin|sbin|lib|lib32|lib64|libx32|libexec)$/;

/** Package stores, whose contents everybody may read. */
const STORES = ['/nix/store', '/nix/var/nix/profiles', '/gnu/store', '/var/guix/profiles'];

/** Data below `/var` that programs need, and no settings of services. */
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

/** Facts about the hardware by which runtimes choose their number of threads and their sizes. */
const HARDWARE = [
  '/sys/devices/system/cpu',
  '/sys/devices/system/node',
  '/sys/kernel/mm/transparent_hugepage',
];

/** Links of `/var` that lead to what is private inside. */
const RUNTIME_LINKS = ['/var/run', '/var/lock'];

export interface SystemFolders {
  /** Shown read-only where they are. */
  readonly shown: readonly string[];
  /** Links that are links inside too. */
  readonly links: readonly string[];
  /** Control groups of this process: the folder, and where it is shown. */
  readonly groups: readonly { readonly source: string; readonly target: string }[];
}

/** What every program may need of this machine, apart from `/etc`. */
export function systemFolders(): SystemFolders {
  const programs = namesIn('/')
    .filter((name) => PROGRAM_FOLDERS.test(name))
    .map((name) => `/${name}`);
  const isLink = (folder: string): boolean => realPath(folder) !== folder;
  return {
    shown: ['/usr', ...programs.filter((folder) => !isLink(folder)), ...STORES, ...DATA, ...HARDWARE].filter(
      (folder) => !isLink(folder) && isFolder(folder),
    ),
    links: [...programs, ...RUNTIME_LINKS].filter((link) => exists(link) && isLink(link)),
    groups: controlGroups(textOf('/proc/self/cgroup'), textOf('/proc/self/mountinfo')),
  };
}

/** The controllers that tell a runtime how much memory and how many processors it has. */
const CONTROLLERS = ['cpu', 'cpuset', 'memory'];

/**
 * Where the control groups of a process lie (cgroups(7)): of version 2 its own group, of version 1 its groups of the
 * controllers above. The groups of others are not shown.
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
    // In a container the group is told as the host knows it, and what is mounted begins there.
    const below = isWithin(group, found.root) ? group.slice(found.root === '/' ? 0 : found.root.length) : '';
    const source = `${found.point}${below === '/' ? '' : below}`;
    return isFolder(source) ? [{ source, target: found.point }] : [];
  });
}
