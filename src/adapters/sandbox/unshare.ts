import path from 'node:path';
import { type Dropped, endingWithUs, execDropped } from './dropped.ts';
import { type Area, stagedPath } from './id-map/areas.ts';
import { decidingMount, inMountOrder, isWithin, type Mount, viewOf } from './mount.ts';
import { escaped, submounts } from './mount-table.ts';
import { quoted } from './quote.ts';

/** Absolute paths, fixed at the start. */
export interface UnshareTools {
  readonly unshare: string;
  readonly setpriv: string;
  readonly mount: string;
  readonly umount: string;
  readonly pivotRoot: string;
  readonly cp: string;
  readonly mkdir: string;
  readonly chown: string;
  readonly env: string;
  readonly sh: string;
  /** Brings loopback up in the new network namespace; null: there is none inside. */
  readonly ip: string | null;
  /** null: we are root already. */
  readonly sudo: string | null;
}

export interface UnshareProfile extends Dropped {
  readonly tools: UnshareTools;
  readonly mounts: readonly Mount[];
  /** Where file systems are mounted on the host (`realMountPoints`). */
  readonly mountPoints: readonly string[];
  readonly isFolder: (source: string) => boolean;
  readonly cwd: string;
  readonly tmpfsBytes: number;
  /** Where binds find folders with their owners mapped. */
  readonly areas: readonly Area[];
}

/**
 * Where the new root is put together: inside our own mount namespace, so that nobody else sees it, over a
 * folder that every Linux has and no command needs.
 */
const STAGE = '/sys/module';
const ROOT = `${STAGE}/root`;

/** Bytes that a file with content takes at least. */
const PAGE = 4096;
/** So that a small file system still takes some folders. */
const FIRST_INODES = 1024;

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'];

/** The program and arguments that make the namespaces; the rest comes on stdin, where no process list shows it. `enter` goes before it. */
export function unshareArgv(
  tools: UnshareTools,
  network: 'none' | 'host',
  enter: readonly string[] = [],
): readonly string[] {
  return [
    ...(tools.sudo === null ? [tools.setpriv, '--pdeathsig', 'KILL'] : [tools.sudo, '-n', '--']),
    ...enter,
    tools.unshare,
    '--mount',
    '--pid',
    '--ipc',
    '--uts',
    '--cgroup',
    ...(network === 'none' ? ['--net'] : []),
    '--fork',
    '--kill-child',
    '--propagation=private',
    '--',
    tools.env,
    '-i',
    tools.sh,
    '-s',
  ];
}

/** A line of a table for `mount -a` (fstab(5)); `X-mount.mkdir` makes a missing target in an empty folder. */
function row(source: string, target: string, type: string, options: string): string {
  return `${escaped(source)} ${escaped(ROOT + target)} ${type} ${options} 0 0\n`;
}

function mountRow(mount: Mount, all: readonly Mount[], profile: UnshareProfile): string {
  switch (mount.kind) {
    case 'root':
      return '';
    case 'bind': {
      const options = `bind,nosuid,nodev,${mount.readOnly ? 'ro' : 'rw'}`;
      // Nowhere else, lest it be made on the host.
      const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
      return row(stagedPath(profile.areas, mount.source), mount.target, 'none', options + made);
    }
    case 'layer': {
      const made = liesInEmpty(mount, all) ? ',X-mount.mkdir' : '';
      return row(viewOf(mount), mount.target, 'none', `bind,nosuid,nodev,rw${made}`);
    }
    case 'mask':
      return row('/dev/null', mount.target, 'none', 'bind,ro');
    case 'tmpfs': {
      const owner = `uid=${profile.uid},gid=${profile.gid}`;
      const bytes = mount.bytes ?? profile.tmpfsBytes;
      // Its own default lets files without content take as much memory again as half of the machine's.
      const size = `size=${bytes},nr_inodes=${Math.ceil(bytes / PAGE) + FIRST_INODES}`;
      const options = `nosuid,nodev,${size},mode=${mount.mode},${owner},X-mount.mkdir`;
      return row('tmpfs', mount.target, 'tmpfs', mount.readOnly ? `${options},ro` : options);
    }
  }
}

/** What is the same for every command: the root, `/dev`, `/proc`. */
function baseRows(root: string): string {
  return [
    row(root, '', 'none', 'bind,ro,nosuid,nodev,X-mount.mkdir'),
    row('tmpfs', '/dev', 'tmpfs', 'nosuid,mode=0755,size=1m'),
    row('devpts', '/dev/pts', 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620,X-mount.mkdir'),
    // Read-only, for its switches belong to uid 0, capabilities or not: core_pattern alone would be the way out.
    row('proc', '/proc', 'proc', 'nosuid,nodev,noexec,ro'),
  ].join('');
}

function deviceRows(): string {
  const devices = DEVICES.map((name) => row(`/dev/${name}`, `/dev/${name}`, 'none', 'bind,nosuid,noexec'));
  return [...devices, row(`${ROOT}/dev/pts/ptmx`, '/dev/ptmx', 'none', 'bind,nosuid,noexec')].join('');
}

/**
 * Folders that exist only because something is mounted below them: between an empty folder and that. The user
 * must own them, or could not write beside (`~/.npm/_logs` beside a shown `~/.npm/_cacache`).
 */
export function foldersBetween(mounts: readonly Mount[]): readonly string[] {
  const between = new Set<string>();
  const byTarget = new Map(mounts.map((mount) => [mount.target, mount]));
  for (const mount of mounts) {
    const passed: string[] = [];
    let folder = path.dirname(mount.target);
    for (; folder !== '/' && !byTarget.has(folder); folder = path.dirname(folder)) passed.push(folder);
    if (byTarget.get(folder)?.kind === 'tmpfs') for (const one of passed) between.add(one);
  }
  return [...between];
}

function makeFiles(targets: readonly string[]): string {
  const inRoot = targets.map((target) => quoted(ROOT + target));
  return `for f in ${inRoot.join(' ')}; do [ -e "$f" ] || : >"$f"; done`;
}

/** Whether only an empty folder of ours is around it, so that its target has to be made. */
function liesInEmpty(mount: Mount, all: readonly Mount[]): boolean {
  const others = all.filter((other) => other !== mount);
  return decidingMount(others, mount.target)?.kind === 'tmpfs';
}

/**
 * The mounts of one command, in order, by one `mount -a`: it makes missing folders, and no files. Where a file is
 * bound in an empty folder there are two, and the file is made in between.
 */
function viewSteps(all: readonly Mount[], profile: UnshareProfile): readonly string[] {
  const { tools, uid, gid } = profile;
  const isFile = (mount: Mount): boolean =>
    mount.kind === 'mask' || (mount.kind === 'bind' && !profile.isFolder(mount.source));
  const rows = (mounts: readonly Mount[]): string =>
    mounts.map((mount) => mountRow(mount, all, profile)).join('');
  const files = all.filter((mount) => isFile(mount) && liesInEmpty(mount, all)).map(({ target }) => target);
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const [first, then] = files.length === 0 ? [[], all] : inTwoSteps(all);
  const between = uid === 0 ? [] : foldersBetween(all);
  const inRoot = (targets: readonly string[]): string =>
    targets.map((target) => quoted(ROOT + target)).join(' ');
  return [
    ...(files.length === 0 ? [] : table('empty', rows(first), tools)),
    ...(files.length === 0 ? [] : [`${tools.mkdir} -p ${inRoot(folders)} || exit 125`, makeFiles(files)]),
    ...table('binds', rows(then), tools),
    ...(between.length === 0 ? [] : [`${tools.chown} ${uid}:${gid} ${inRoot(between)} || exit 125`]),
  ];
}

function table(name: string, rows: string, tools: UnshareTools): readonly string[] {
  const file = `${STAGE}/${name}`;
  return [`printf '%s' ${quoted(rows)} >${file} || exit 125`, `${tools.mount} -n -a -T ${file} || exit 125`];
}

/** Empty folders first; whatever is bound, and what is hidden inside of that, needs them to stand. */
function inTwoSteps(mounts: readonly Mount[]): readonly [first: readonly Mount[], then: readonly Mount[]] {
  const inBind = (mount: Mount): boolean =>
    mounts.some((other) => other.kind === 'bind' && isWithin(mount.target, other.target));
  const first = mounts.filter((mount) => mount.kind === 'tmpfs' && !inBind(mount));
  return [first, mounts.filter((mount) => !first.includes(mount))];
}

/**
 * The `sh` text that, as PID 1 of new namespaces and still root, makes what is the same for every command: the
 * read-only root, `/dev`, `/proc`, loopback, and the layers. It holds nothing of the workspace, so it may be
 * done before there is a command. `mount -a` does many mounts at once: a process for each would cost a millisecond each.
 */
export function unshareOpening(
  tools: UnshareTools,
  network: 'none' | 'host',
  {
    root,
    layers,
    launcher,
  }: { readonly root: string; readonly layers: readonly string[]; readonly launcher: string | null },
): string {
  // Copied, because the launcher's own file system may be `noexec`.
  const copied = [
    ...DEVICE_LINKS.map((name) => `/dev/${name}`),
    ...(launcher === null ? [] : [quoted(launcher)]),
  ];
  return [
    ...layers,
    `${tools.mount} -n -t tmpfs -o mode=0711,size=16m tmpfs ${STAGE} || exit 125`,
    ...table('base', baseRows(root), tools),
    makeFiles([...DEVICES, 'ptmx'].map((name) => `/dev/${name}`)),
    ...table('devices', deviceRows(), tools),
    `${tools.cp} -P ${copied.join(' ')} ${ROOT}/dev/`,
    ...(tools.ip === null || network === 'host' ? [] : [`${tools.ip} link set lo up 2>/dev/null`]),
    '',
  ].join('\n');
}

/**
 * What comes after `unshareOpening`: puts the rest of the view together, goes into it, lets the old root go, drops
 * every right and runs the command.
 */
export function unshareScript(profile: UnshareProfile): string {
  const { tools } = profile;
  const run = execDropped(profile, tools.setpriv);
  const all = inMountOrder([...submounts(profile.mountPoints, profile.mounts), ...profile.mounts]);
  return [
    ...viewSteps(all, profile),
    `cd ${ROOT} && ${tools.pivotRoot} . . && ${tools.umount} -n -l . && cd ${quoted(profile.cwd)} || exit 125`,
    tools.sudo === null ? run : endingWithUs(run),
    '',
  ].join('\n');
}
