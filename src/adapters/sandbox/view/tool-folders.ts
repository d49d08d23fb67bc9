import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { exists, isFolder, listLinks, listNames, realPath } from '../../files/host-files.ts';
import { foldersNeededFor } from './toolchains.ts';

/** Folders that contain many things of many owners. */
const SHARED_FOLDERS = [
  '/',
  '/data',
  '/etc',
  '/home',
  '/media',
  '/mnt',
  '/opt',
  '/root',
  '/run',
  '/snap',
  '/srv',
  '/tmp',
  '/usr',
  '/usr/local',
  '/var',
  '/var/lib',
  '/var/opt',
  '/var/tmp',
];

/** Folders of programs. Their libraries are in sibling folders. */
const PROGRAMS = /^(?:bin|sbin|libexec|cmd|Scripts)$/;

/** Names that a toolchain has next to its programs. */
const TOOLCHAIN_CONTENT = [
  ...['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'include', 'share', 'pkg', 'src', 'jmods', 'legal'],
  ...['boot', 'dist', 'upstream', 'opt', 'Cellar', 'Caskroom', 'Frameworks', 'Homebrew'],
  ...['pyvenv.cfg', 'release', 'VERSION', 'go.env'],
];

/** Names that appear in folders of applications and people, but never in a toolchain. */
const PERSONAL_NAMES =
  /^\.env|^\.(?:npmrc|netrc|pypirc|git-credentials|aws|ssh|docker|kube|gnupg|credentials|runner|path|htpasswd)|^_(?:work|diag)$|^secrets?\b|^credentials\b|^id_(?:rsa|ecdsa|ed25519)$|\.(?:key|pem|p12|pfx|kdbx)$/i;

/** Folders in which each toolchain is installed in its own folder. */
const INSTALLED = ['/opt', '/usr'];

export interface ToolSearchScope {
  /** The workspace. */
  readonly root: string;
  /** Homes of users, and folders of the runner. */
  readonly homes: readonly string[];
}

/**
 * Returns what must be visible for the programs in `folder` to work: the toolchain that contains it. In a home, a
 * folder that many share, or one with credentials, only the parts of a toolchain are shown.
 */
export function foldersNeededAround(folder: string, { root, homes }: ToolSearchScope): readonly string[] {
  if (SHARED_FOLDERS.includes(folder)) return [];
  const isHomebrew = /\/\.linuxbrew\/s?bin$/.test(folder);
  const isPersonal = homes.some((home) => isWithin(folder, home));
  if (folder.endsWith('/node_modules/.bin') || (isPersonal && !isHomebrew)) return [foldersNeededFor(folder)];
  const hasPrefix = PROGRAMS.test(path.basename(folder));
  const prefix = hasPrefix ? path.dirname(folder) : folder;
  if (SHARED_FOLDERS.includes(prefix)) return [folder];
  const isClosed =
    [root, ...homes].some((place) => isWithin(place, prefix)) ||
    listNames(prefix).some((name) => PERSONAL_NAMES.test(name));
  if (!isClosed && INSTALLED.some((place) => isWithin(prefix, place))) return [prefix];
  if (!hasPrefix) return isClosed ? [] : [prefix];
  const java = exists(path.join(prefix, 'release')) ? ['conf'] : [];
  return [folder, ...[...TOOLCHAIN_CONTENT, ...java].map((name) => path.join(prefix, name)).filter(exists)];
}

/** Folders of links to programs in other places. */
const LINKING = ['/etc/alternatives', '/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Folders of programs that do not belong to the system. */
const NON_SYSTEM_FOLDERS = ['/opt', '/usr/local'];

/**
 * Returns folders of programs in `/opt` and `/usr/local` that links in `folders`, or in the system's folders, lead to.
 */
export function linkedFolders(folders: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const linking = folders.filter((folder) => NON_SYSTEM_FOLDERS.some((apart) => isWithin(folder, apart)));
  for (const folder of new Set([...LINKING, ...linking])) {
    for (const name of listLinks(folder)) {
      const file = path.join(folder, name);
      const direct = linkTarget(file);
      if (direct === null || !NON_SYSTEM_FOLDERS.some((apart) => isWithin(direct, apart))) continue;
      const real = realPath(file);
      if (real !== null && !isFolder(real)) found.add(path.dirname(real));
    }
  }
  return [...found];
}

function linkTarget(file: string): string | null {
  try {
    return path.resolve(path.dirname(file), readlinkSync(file));
  } catch {
    return null;
  }
}

/** Names that `/usr/local` has on every machine. */
const LOCAL = ['bin', 'games', 'include', 'lib', 'lib32', 'lib64', 'libexec', 'man', 'sbin', 'share'];

/** Folders of applications that keep their settings below `/usr/share`. */
const APPLICATIONS =
  /^(?:webapps|wordpress|phpmyadmin|roundcube(?:mail)?|nextcloud|owncloud|drupal\d*|mediawiki|moodle|zabbix|grafana|kibana|elasticsearch|opensearch|logstash|jenkins|tomcat\d*|jetty\d*|nginx|redmine|gitlab|gitea|cacti|nagios\d*|icinga\w*)$/;

/**
 * Returns folders of `/usr` with settings of this machine or content that does not belong to the system. `tools` lists
 * folders that are shown.
 */
export function hiddenInUsr(tools: readonly string[]): readonly string[] {
  const local = listNames('/usr/local').filter((name) => !LOCAL.includes(name));
  const share = listNames('/usr/share').filter((name) => APPLICATIONS.test(name));
  const folders = [
    ...local.map((name) => `/usr/local/${name}`),
    ...share.map((name) => `/usr/share/${name}`),
  ];
  return [...folders, '/usr/etc'].filter(
    (folder) =>
      isFolder(folder) && realPath(folder) === folder && !tools.some((tool) => isWithin(tool, folder)),
  );
}
