import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { exists, isFolder, linksIn, namesIn, realPath } from './host-files.ts';
import { isWithin } from './mount.ts';
import { neededFor } from './toolchains.ts';

/** Folders that hold many things of many owners. */
const SHARED = [
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

/** Folders of programs, whose libraries lie beside them. */
const PROGRAMS = /^(?:bin|sbin|libexec|cmd|Scripts)$/;

/** What a tool chain has beside its programs. */
const BESIDE = [
  ...['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'include', 'share', 'pkg', 'src', 'jmods', 'legal'],
  ...['boot', 'dist', 'upstream', 'opt', 'Cellar', 'Caskroom', 'Frameworks', 'Homebrew'],
  ...['pyvenv.cfg', 'release', 'VERSION', 'go.env'],
];

/** Names that no tool chain has, and the folders of applications and of people do. */
const PERSONAL =
  /^\.env|^\.(?:npmrc|netrc|pypirc|git-credentials|aws|ssh|docker|kube|gnupg|credentials|runner|path|htpasswd)|^_(?:work|diag)$|^secrets?\b|^credentials\b|^id_(?:rsa|ecdsa|ed25519)$|\.(?:key|pem|p12|pfx|kdbx)$/i;

/** Folders below which tool chains are installed, each whole in a folder of its own. */
const INSTALLED = ['/opt', '/usr'];

export interface Surrounding {
  /** The workspace. */
  readonly root: string;
  /** Homes of users, and folders of the runner. */
  readonly homes: readonly string[];
}

/**
 * What has to be seen for the programs in `folder` to work: the tool chain around it. Of a home, of a folder that many
 * share, and of one that holds credentials, only what a tool chain has is shown.
 */
export function neededAround(folder: string, { root, homes }: Surrounding): readonly string[] {
  if (SHARED.includes(folder)) return [];
  const isHomebrew = /\/\.linuxbrew\/s?bin$/.test(folder);
  const isPersonal = homes.some((home) => isWithin(folder, home));
  if (folder.endsWith('/node_modules/.bin') || (isPersonal && !isHomebrew)) return [neededFor(folder)];
  const hasPrefix = PROGRAMS.test(path.basename(folder));
  const prefix = hasPrefix ? path.dirname(folder) : folder;
  if (SHARED.includes(prefix)) return [folder];
  const isClosed =
    [root, ...homes].some((place) => isWithin(place, prefix)) ||
    namesIn(prefix).some((name) => PERSONAL.test(name));
  if (!isClosed && INSTALLED.some((place) => isWithin(prefix, place))) return [prefix];
  if (!hasPrefix) return isClosed ? [] : [prefix];
  const java = exists(path.join(prefix, 'release')) ? ['conf'] : [];
  return [folder, ...[...BESIDE, ...java].map((name) => path.join(prefix, name)).filter(exists)];
}

/** Folders of links to programs that lie elsewhere. */
const LINKING = ['/etc/alternatives', '/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Where programs that are no part of the system lie. */
const APART = ['/opt', '/usr/local'];

/** Folders of `/opt` and `/usr/local` with programs to which a link in `folders`, or in the system's, leads. */
export function linkedFolders(folders: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const own = folders.filter((folder) => APART.some((apart) => isWithin(folder, apart)));
  for (const folder of new Set([...LINKING, ...own])) {
    for (const name of linksIn(folder)) {
      const file = path.join(folder, name);
      const direct = linkTarget(file);
      if (direct === null || !APART.some((apart) => isWithin(direct, apart))) continue;
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

/** What `/usr/local` has on every machine. */
const LOCAL = ['bin', 'games', 'include', 'lib', 'lib32', 'lib64', 'libexec', 'man', 'sbin', 'share'];

/** Folders of applications that keep their settings below `/usr/share`. */
const APPLICATIONS =
  /^(?:webapps|wordpress|phpmyadmin|roundcube(?:mail)?|nextcloud|owncloud|drupal\d*|mediawiki|moodle|zabbix|grafana|kibana|elasticsearch|opensearch|logstash|jenkins|tomcat\d*|jetty\d*|nginx|redmine|gitlab|gitea|cacti|nagios\d*|icinga\w*)$/;

/** Folders of `/usr` that hold settings of this machine, or what is no part of the system. `tools`: folders that are shown. */
export function hiddenInUsr(tools: readonly string[]): readonly string[] {
  const local = namesIn('/usr/local').filter((name) => !LOCAL.includes(name));
  const share = namesIn('/usr/share').filter((name) => APPLICATIONS.test(name));
  const folders = [
    ...local.map((name) => `/usr/local/${name}`),
    ...share.map((name) => `/usr/share/${name}`),
  ];
  return [...folders, '/usr/etc'].filter(
    (folder) =>
      isFolder(folder) && realPath(folder) === folder && !tools.some((tool) => isWithin(tool, folder)),
  );
}
