import path from 'node:path';

/** Variables that only say where a toolchain lies. A path is no secret. */
export const TOOLCHAIN_VARIABLES: readonly string[] = [
  'AGENT_TOOLSDIRECTORY',
  'ANDROID_HOME',
  'ANDROID_SDK_ROOT',
  'DOTNET_ROOT',
  'GOMODCACHE',
  'GOPATH',
  'GOROOT',
  'JAVA_HOME',
  'NVM_DIR',
  'PYENV_ROOT',
  'RBENV_ROOT',
  'RUNNER_TOOL_CACHE',
  'RUSTUP_HOME',
];

/** Where a toolchain looks for itself by HOME: set where HOME is another folder than the real one. */
export const HOME_DEFAULTS: Readonly<Record<string, string>> = {
  GOMODCACHE: 'go/pkg/mod',
  NVM_DIR: '.nvm',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  RUSTUP_HOME: '.rustup',
};

/** Folders of a home in which nothing is shown because PATH or a variable names it. */
const CREDENTIAL_FOLDERS: readonly string[] = [
  '.aws',
  '.azure',
  '.config',
  '.docker',
  '.gnupg',
  '.kube',
  '.ssh',
];

export function mayHoldCredentials(folder: string): boolean {
  return folder.split(path.sep).some((part) => CREDENTIAL_FOLDERS.includes(part));
}

/**
 * What has to be seen for a PATH entry to work: the folder itself; for an npm `.bin`, whose entries are links
 * into its neighbours, the `node_modules` around it.
 */
export function neededFor(pathEntry: string): string {
  return pathEntry.endsWith(`/node_modules/.bin`) ? path.dirname(pathEntry) : pathEntry;
}
