import path from 'node:path';

/** A folder of the kernel's control groups in which we may make groups, and the limits of a group there. */
export interface CgroupFolder {
  readonly folder: string;
  readonly limits: readonly (readonly [file: string, value: number])[];
}

export interface CgroupLimits {
  readonly processes: number;
  readonly memoryBytes: number;
}

interface CgroupMount {
  readonly root: string;
  readonly folder: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** Returns the control group mounts in `/proc/self/mountinfo` (proc(5)). */
function cgroupMounts(mountinfo: string): readonly CgroupMount[] {
  return mountinfo.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [type = '', , options = ''] = after.split(' ');
    const [, , , root = '', folder = ''] = before.split(' ');
    return type.startsWith('cgroup') ? [{ root, folder, type, options: options.split(',') }] : [];
  });
}

/** Returns the folder of our own group in this hierarchy. In a container the path may be the host's. */
function ownFolder({ root, folder }: CgroupMount, own: string): string {
  const below = own === root || own.startsWith(root === '/' ? '/' : `${root}/`) ? own.slice(root.length) : '';
  return path.join(folder, below);
}

/** Returns the folder and its parents, up to the mount. */
function foldersUpTo(folder: string, mount: string): readonly string[] {
  return folder === mount || folder.length < mount.length
    ? [mount]
    : [folder, ...foldersUpTo(path.dirname(folder), mount)];
}

/**
 * Returns the folders in which a group limits the processes and memory of commands; null if this machine does not offer
 * these controllers to us. All of them are needed. `enabled` returns the controllers that groups in a version 2 folder
 * have.
 */
export function cgroupFolders(
  mountinfo: string,
  ownGroups: string,
  enabled: (folder: string) => readonly string[],
  { processes, memoryBytes }: CgroupLimits,
): readonly CgroupFolder[] | null {
  const mounts = cgroupMounts(mountinfo);
  const lines = ownGroups.split('\n').map((line) => line.split(':'));
  const first = (controller: string): string | null => {
    const mount = mounts.find(({ type, options }) => type === 'cgroup' && options.includes(controller));
    const own = lines.find(([, names = '']) => names.split(',').includes(controller))?.[2];
    return mount === undefined || own === undefined ? null : ownFolder(mount, own);
  };
  const [pids, memory] = [first('pids'), first('memory')];
  if (pids !== null && memory !== null) {
    return [
      { folder: pids, limits: [['pids.max', processes]] },
      { folder: memory, limits: [['memory.limit_in_bytes', memoryBytes]] },
    ];
  }
  const second = mounts.find(({ type }) => type === 'cgroup2');
  const own = lines.find(([id, names]) => id === '0' && names === '')?.[2];
  if (second === undefined || own === undefined) return null;
  const folder = foldersUpTo(ownFolder(second, own), second.folder).find((each) =>
    ['pids', 'memory'].every((controller) => enabled(each).includes(controller)),
  );
  return folder === undefined
    ? null
    : [
        {
          folder,
          limits: [
            ['pids.max', processes],
            ['memory.max', memoryBytes],
          ],
        },
      ];
}
