import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { quoted } from '../../../core/text/shell-quote.ts';
import { type MappedArea, stagedPath } from '../mounts/mapped-areas.ts';
import { decidingMount, inMountOrder, layerMountPoint, type Mount } from '../mounts/mount.ts';
import { escaped, submounts } from '../mounts/mount-table.ts';
import { type DroppedRights, endingWithHarness, execDropped } from './drop-rights.ts';

/** Absolute paths, found at the start. */
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
  /** Brings up loopback in the new network namespace; null if the sandbox has no loopback. */
  readonly ip: string | null;
  /** null if we are already root. */
  readonly sudo: string | null;
}

export interface UnshareProfile extends DroppedRights {
  readonly tools: UnshareTools;
  readonly mounts: readonly Mount[];
  /** The host's mount points (`realMountPoints`). */
  readonly mountPoints: readonly string[];
  readonly isFolder: (source: string) => boolean;
  readonly cwd: string;
  readonly tmpfsBytes: number;
  /** The areas in which binds find folders with mapped owners. */
  readonly areas: readonly MappedArea[];
}

/**
 * The place where the new root is assembled: a folder in our own mount namespace, so nobody else sees it. Every Linux
 * has this folder and no command needs it.
 */
const STAGE = '/sys/module';
const ROOT = `${STAGE}/root`;

/** The least number of bytes that a file with content takes. */
const PAGE = 4096;
/** Lets a small file system hold some folders. */
const FIRST_INODES = 1024;

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = ['fd', 'stdin', 'stdout', 'stderr'];

/**
 * Returns the program and arguments that make the namespaces. The rest comes on stdin, which no process list shows.
 * `enter` goes before it.
 */
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

/** Returns a line of a table for `mount -a` (fstab(5)). `X-mount.mkdir` creates a missing target in an empty folder. */
function row(source: string, target: string, type: string, options: string): string {
  return `${escaped(source)} ${escaped(ROOT + target)} ${type} ${options} 0 0\n`;
}

function mountRow(mount: Mount, all: readonly Mount[], profile: UnshareProfile): string {
  switch (mount.kind) {
    case 'root':
      return '';
    case 'bind': {
      const options = `bind,nosuid,nodev,${mount.readOnly ? 'ro' : 'rw'}`;
      // Nowhere else, because the target would be created on the host.
      const made = isInEmptyFolder(mount, all) ? ',X-mount.mkdir' : '';
      return row(stagedPath(profile.areas, mount.source), mount.target, 'none', options + made);
    }
    case 'layer': {
      const made = isInEmptyFolder(mount, all) ? ',X-mount.mkdir' : '';
      return row(layerMountPoint(mount), mount.target, 'none', `bind,nosuid,nodev,rw${made}`);
    }
    case 'mask':
      return row('/dev/null', mount.target, 'none', 'bind,ro');
    case 'tmpfs': {
      const owner = `uid=${profile.uid},gid=${profile.gid}`;
      const bytes = mount.bytes ?? profile.tmpfsBytes;
      // By default, empty files could take as much memory as half of the machine has.
      const size = `size=${bytes},nr_inodes=${Math.ceil(bytes / PAGE) + FIRST_INODES}`;
      const options = `nosuid,nodev,${size},mode=${mount.mode},${owner},X-mount.mkdir`;
      return row('tmpfs', mount.target, 'tmpfs', mount.readOnly ? `${options},ro` : options);
    }
  }
}

/** Returns the mounts that every command has: the root, `/dev` and `/proc`. */
function baseRows(root: string): string {
  return [
    row(root, '', 'none', 'bind,ro,nosuid,nodev,X-mount.mkdir'),
    row('tmpfs', '/dev', 'tmpfs', 'nosuid,mode=0755,size=1m'),
    row('devpts', '/dev/pts', 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=0620,X-mount.mkdir'),
    // Read-only, because uid 0 may write to its switches even without capabilities: core_pattern alone would allow an
    // escape.
    row('proc', '/proc', 'proc', 'nosuid,nodev,noexec,ro'),
  ].join('');
}

function deviceRows(): string {
  const devices = DEVICES.map((name) => row(`/dev/${name}`, `/dev/${name}`, 'none', 'bind,nosuid,noexec'));
  return [...devices, row(`${ROOT}/dev/pts/ptmx`, '/dev/ptmx', 'none', 'bind,nosuid,noexec')].join('');
}

/**
 * Returns the folders that exist only because something is mounted below them in an empty folder. The user must own
 * them to write next to the mount (`~/.npm/_logs` next to a shown `~/.npm/_cacache`).
 */
export function foldersBetween(mounts: readonly Mount[]): readonly string[] {
  const between = new Set<string>();
  const byTarget = new Map(mounts.map((mount) => [mount.target, mount]));
  for (const mount of mounts) {
    const passed: string[] = [];
    let folder = path.dirname(mount.target);
    for (; folder !== '/' && !byTarget.has(folder); folder = path.dirname(folder)) passed.push(folder);
    if (byTarget.get(folder)?.kind === 'tmpfs') for (const each of passed) between.add(each);
  }
  return [...between];
}

function makeFiles(targets: readonly string[]): string {
  const inRoot = targets.map((target) => quoted(ROOT + target));
  return `for f in ${inRoot.join(' ')}; do [ -e "$f" ] || : >"$f"; done`;
}

/** Reports if only an empty folder of ours contains the mount, so that its target has to be created. */
function isInEmptyFolder(mount: Mount, all: readonly Mount[]): boolean {
  const others = all.filter((other) => other !== mount);
  return decidingMount(others, mount.target)?.kind === 'tmpfs';
}

/**
 * Returns the mounts of one command, in order, as one `mount -a`, which creates missing folders but no files. If a file
 * is bound in an empty folder there are two, with the file created in between.
 */
function viewSteps(all: readonly Mount[], profile: UnshareProfile): readonly string[] {
  const { tools, uid, gid } = profile;
  const isFile = (mount: Mount): boolean =>
    mount.kind === 'mask' || (mount.kind === 'bind' && !profile.isFolder(mount.source));
  const rows = (mounts: readonly Mount[]): string =>
    mounts.map((mount) => mountRow(mount, all, profile)).join('');
  const files = all
    .filter((mount) => isFile(mount) && isInEmptyFolder(mount, all))
    .map(({ target }) => target);
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const [first, then] = files.length === 0 ? [[], all] : emptyFirst(all);
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

/** Puts empty folders first, because binds, and what is hidden in those, need them to exist. */
function emptyFirst(mounts: readonly Mount[]): readonly [first: readonly Mount[], then: readonly Mount[]] {
  const inBind = (mount: Mount): boolean =>
    mounts.some((other) => other.kind === 'bind' && isWithin(mount.target, other.target));
  const first = mounts.filter((mount) => mount.kind === 'tmpfs' && !inBind(mount));
  return [first, mounts.filter((mount) => !first.includes(mount))];
}

/**
 * Returns `sh` text that runs as PID 1 of new namespaces, still as root, and makes what every command has: the
 * read-only root, `/dev`, `/proc`, loopback and the layers. It contains nothing of the workspace, so it may run before
 * there is a command. One `mount -a` does many mounts, because a process for each would cost a millisecond each.
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
  // Copied, because the launcher's file system may be `noexec`.
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
 * Returns the text after `unshareOpening`: it mounts the rest of the view, enters it, detaches the old root, drops all
 * rights and runs the command.
 */
export function unshareScript(profile: UnshareProfile): string {
  const { tools } = profile;
  const run = execDropped(profile, tools.setpriv);
  const all = inMountOrder([...submounts(profile.mountPoints, profile.mounts), ...profile.mounts]);
  return [
    ...viewSteps(all, profile),
    `cd ${ROOT} && ${tools.pivotRoot} . . && ${tools.umount} -n -l . && cd ${quoted(profile.cwd)} || exit 125`,
    tools.sudo === null ? run : endingWithHarness(run),
    '',
  ].join('\n');
}
