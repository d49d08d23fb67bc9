import path from 'node:path';
import { isFolder, namesIn, realPath } from './host-files.ts';
import { isWithin } from './mount.ts';

/** Scratch space, sockets and homes. */
const FOLDERS = ['/tmp', '/var/tmp', '/run', '/var/run', '/home', '/root'];

/** Stores of secrets, which stay hidden where `sandbox.readable` names a folder around them. */
const SECRET_FOLDERS = [
  '/etc/kubernetes',
  '/etc/ssl/private',
  '/var/lib/cloud',
  '/var/lib/containerd',
  '/var/lib/docker',
  '/var/lib/kubelet',
  '/var/lib/waagent',
];

const SECRET_FILES = [
  '/etc/docker/key.json',
  '/etc/gshadow',
  '/etc/gshadow-',
  '/etc/krb5.keytab',
  '/etc/shadow',
  '/etc/shadow-',
];

const FOLDER_VARIABLES = ['HOME', 'RUNNER_TEMP', 'TMPDIR', 'XDG_RUNTIME_DIR'];

/** The runner's command files and the event: their folders, wherever the runner put them. */
const FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_EVENT_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

/** Folders without which nothing runs: a variable that names one of them hides nothing. */
const SYSTEM = ['/bin', '/dev', '/etc', '/lib', '/lib64', '/opt', '/proc', '/sbin', '/sys', '/usr', '/var'];

/** Whether hiding this folder would hide a folder that every program needs. */
export function holdsTheSystem(folder: string): boolean {
  return SYSTEM.some((system) => isWithin(system, folder));
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Folders that are never shown as a whole, and are empty inside wherever a folder around them is shown: real paths of
 * those that exist, once each.
 */
export function hiddenFolders(variables: Variables, accountHome: string | null): readonly string[] {
  const named = FOLDER_VARIABLES.map((name) => variables[name]);
  const around = FILE_VARIABLES.map((name) => {
    const file = variables[name];
    return file === undefined ? undefined : path.dirname(file);
  });
  const runner = runnerFolder(variables);
  const ofRunner = runner === null ? [] : [path.join(runner, '_diag'), path.join(runner, '_work/_actions')];
  const found = new Set<string>();
  for (const folder of [...FOLDERS, ...SECRET_FOLDERS, accountHome, ...named, ...around, ...ofRunner]) {
    if (folder === undefined || folder === null || !path.isAbsolute(folder)) continue;
    const real = realPath(folder);
    if (real !== null && isFolder(real) && !holdsTheSystem(real)) found.add(real);
  }
  return [...found];
}

/** A self-hosted runner: `<runner>/_work/_temp` is RUNNER_TEMP. Null where there is none, or where it is the root. */
export function runnerFolder({ RUNNER_TEMP }: Variables): string | null {
  if (RUNNER_TEMP === undefined || !path.isAbsolute(RUNNER_TEMP)) return null;
  const folder = path.resolve(RUNNER_TEMP, '..', '..');
  return folder === '/' ? null : folder;
}

/** The runner's registration, its variables and its logs. */
const RUNNER_FILES = /^\.(?:credentials\w*|runner\w*|env|path|service|agent)$/;

function runnerCredentials(variables: Variables): readonly string[] {
  const runner = runnerFolder(variables);
  if (runner === null) return [];
  return namesIn(runner)
    .filter((name) => RUNNER_FILES.test(name))
    .map((name) => path.join(runner, name));
}

/** Files that read as empty inside: real paths of those that exist. */
export function maskedFiles(variables: Variables): readonly string[] {
  const hostKeys = namesIn('/etc/ssh')
    .filter((name) => /^ssh_host_.*_key$/.test(name))
    .map((name) => `/etc/ssh/${name}`);
  return [...SECRET_FILES, ...hostKeys, ...runnerCredentials(variables)]
    .map(realPath)
    .filter((file) => file !== null);
}
