import path from 'node:path';

/** Variables with nothing but the folder of a toolchain. A path is not a secret. */
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

/** The folder relative to HOME in which a toolchain finds itself. Set if HOME is not the real one. */
export const HOME_DEFAULTS: Readonly<Record<string, string>> = {
  GOMODCACHE: 'go/pkg/mod',
  NVM_DIR: '.nvm',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  RUSTUP_HOME: '.rustup',
};

/** Folders of a home that are never shown, even if PATH or a variable names a folder in them. */
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
 * Returns the folder that must be visible for a PATH entry to work: the folder itself, or the `node_modules` around an
 * npm `.bin`, because its entries are links into sibling folders.
 */
export function foldersNeededFor(pathEntry: string): string {
  return pathEntry.endsWith(`/node_modules/.bin`) ? path.dirname(pathEntry) : pathEntry;
}
