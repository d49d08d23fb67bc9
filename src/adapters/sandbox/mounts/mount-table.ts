import { decidingMount, type Mount } from './mount.ts';

/** File systems that hold no files of the machine. `/dev`, `/proc` and `/sys` are made anew. */
const PSEUDO =
  /^(?:autofs|binfmt_misc|bpf|cgroup2?|configfs|debugfs|devpts|devtmpfs|efivarfs|fusectl|hugetlbfs|mqueue|nsfs|proc|pstore|ramfs|rpc_pipefs|securityfs|selinuxfs|sysfs|tracefs)$/;

/** Decodes octal escapes such as `\040` in /proc/self/mountinfo and in fstab. */
export function unescaped(field: string): string {
  return field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}

/** Encodes a field for fstab. Only ASCII white space separates fields, and an escape is a single byte. */
export function escaped(field: string): string {
  return field.replace(/[ \t\n\v\f\r\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** Returns where real file systems are mounted below the root, each once (format: proc(5), mountinfo). */
export function realMountPoints(mountinfo: string): readonly string[] {
  const points = new Set<string>();
  for (const line of mountinfo.split('\n')) {
    const [before, after] = line.split(' - ');
    const point = before?.split(' ')[4];
    const type = after?.split(' ')[0];
    if (point === undefined || type === undefined || point === '/') continue;
    if (!PSEUDO.test(type) && !/^\/(?:dev|proc|sys)(?:\/|$)/.test(point)) points.add(unescaped(point));
  }
  return [...points];
}

/**
 * Returns binds for file systems mounted inside shown folders, because a bind without its submounts would show empty
 * folders there. Each is as writable as its place; hidden ones stay hidden.
 */
export function submounts(points: readonly string[], mounts: readonly Mount[]): readonly Mount[] {
  return points.flatMap((point): readonly Mount[] => {
    const around = decidingMount(mounts, point);
    if (around?.kind !== 'bind' || around.source !== around.target || around.target === point) return [];
    return [{ kind: 'bind', source: point, target: point, readOnly: around.readOnly }];
  });
}
