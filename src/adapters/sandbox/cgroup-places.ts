import path from 'node:path';

/** A folder of the kernel's control groups in which groups of our own may be made, and what limits a group there. */
export interface GroupPlace {
  readonly folder: string;
  readonly limits: readonly (readonly [file: string, value: number])[];
}

export interface GroupLimits {
  readonly processes: number;
  readonly memoryBytes: number;
}

interface Mounted {
  readonly root: string;
  readonly folder: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** Mounts of control groups in `/proc/self/mountinfo` (proc(5)). */
function groupMounts(mountinfo: string): readonly Mounted[] {
  return mountinfo.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [type = '', , options = ''] = after.split(' ');
    const [, , , root = '', folder = ''] = before.split(' ');
    return type.startsWith('cgroup') ? [{ root, folder, type, options: options.split(',') }] : [];
  });
}

/** The folder of our own group in this hierarchy. In a container the path may be one of the host's. */
function ownFolder({ root, folder }: Mounted, own: string): string {
  const below = own === root || own.startsWith(root === '/' ? '/' : `${root}/`) ? own.slice(root.length) : '';
  return path.join(folder, below);
}

/** The folder and those around it, up to the mount. */
function upwards(folder: string, mount: string): readonly string[] {
  return folder === mount || folder.length < mount.length
    ? [mount]
    : [folder, ...upwards(path.dirname(folder), mount)];
}

/**
 * Folders in which a group for commands limits processes and memory, the preferred ones first; null: this machine shows
 * us no such controllers. Each inner list is one way that needs all of its places. `enabled`: the controllers that the
 * groups in a folder of version 2 have.
 */
export function groupPlaces(
  mountinfo: string,
  ownGroups: string,
  enabled: (folder: string) => readonly string[],
  { processes, memoryBytes }: GroupLimits,
): readonly GroupPlace[] | null {
  const mounts = groupMounts(mountinfo);
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
  const folder = upwards(ownFolder(second, own), second.folder).find((each) =>
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
