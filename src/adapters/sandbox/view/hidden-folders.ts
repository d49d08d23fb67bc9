import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { isFolder, listNames, realPath } from '../../files/host-files.ts';

const FOLDERS = ['/tmp', '/var/tmp', '/run', '/var/run', '/home', '/root'];

/** Stores of secrets, which stay hidden even if `sandbox.readable` names a folder that contains them. */
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

/** Variables with the runner's command files and the event. Their folders are hidden, wherever they are. */
const FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_EVENT_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
];

/** Folders that every program needs. A variable that names one of them hides nothing. */
const SYSTEM_FOLDERS = [
  '/bin',
  '/dev',
  '/etc',
  '/lib',
  '/lib64',
  '/opt',
  '/proc',
  '/sbin',
  '/sys',
  '/usr',
  '/var',
];

/** Reports if hiding this folder would hide a folder that every program needs. */
export function holdsSystemFolder(folder: string): boolean {
  return SYSTEM_FOLDERS.some((system) => isWithin(system, folder));
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns folders that are never shown as a whole, and that are empty in the sandbox even if a parent is shown. These
 * are the real paths of those that exist, each once.
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
    if (real !== null && isFolder(real) && !holdsSystemFolder(real)) found.add(real);
  }
  return [...found];
}

/**
 * Returns the folder of a self-hosted runner, whose RUNNER_TEMP is `<runner>/_work/_temp`. Null if RUNNER_TEMP is not
 * absolute, or the folder would be the root.
 */
export function runnerFolder({ RUNNER_TEMP }: Variables): string | null {
  if (RUNNER_TEMP === undefined || !path.isAbsolute(RUNNER_TEMP)) return null;
  const folder = path.resolve(RUNNER_TEMP, '..', '..');
  return folder === '/' ? null : folder;
}

/** The runner's registration, variables and logs. */
const RUNNER_FILES = /^\.(?:credentials\w*|runner\w*|env|path|service|agent)$/;

function runnerCredentials(variables: Variables): readonly string[] {
  const runner = runnerFolder(variables);
  if (runner === null) return [];
  return listNames(runner)
    .filter((name) => RUNNER_FILES.test(name))
    .map((name) => path.join(runner, name));
}

/** Returns the files that are empty in the sandbox: real paths of those that exist. */
export function maskedFiles(variables: Variables): readonly string[] {
  const hostKeys = listNames('/etc/ssh')
    .filter((name) => /^ssh_host_.*_key$/.test(name))
    .map((name) => `/etc/ssh/${name}`);
  return [...SECRET_FILES, ...hostKeys, ...runnerCredentials(variables)]
    .map(realPath)
    .filter((file) => file !== null);
}
