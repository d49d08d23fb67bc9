import path from 'node:path';

/**
 * What of a home folder a command may read: programs and caches of packages, never a file in which a tool
 * keeps a credential. So `.cargo/bin` and not `.cargo` (credentials.toml), `.m2/repository` and not `.m2`
 * (settings.xml), `.gem/ruby` and not `.gem` (credentials), `.npm/_cacache` and not `.npmrc`.
 */
export const HOME_TOOLCHAINS: readonly string[] = [
  '.asdf',
  '.bun/bin',
  '.bun/install/cache',
  '.cache/Cypress',
  '.cache/ms-playwright',
  '.cache/pip',
  '.cache/uv',
  '.cache/yarn',
  '.cargo/bin',
  '.cargo/registry',
  '.composer/cache',
  '.deno/bin',
  '.fnm',
  '.gem/ruby',
  '.gradle/caches',
  '.gradle/wrapper',
  '.ivy2/cache',
  '.local/bin',
  '.local/lib',
  '.local/pipx',
  '.local/share/fnm',
  '.local/share/mise',
  '.local/share/pipx',
  '.local/share/pnpm',
  '.local/share/pypoetry/venv',
  '.local/share/uv',
  '.m2/repository',
  '.m2/wrapper',
  '.npm/_cacache',
  '.nuget/packages',
  '.nvm',
  '.pyenv',
  '.rbenv',
  '.rustup',
  '.sdkman/candidates',
  '.volta',
  '.yarn/berry/cache',
  'go/bin',
  'go/pkg',
];

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

/**
 * Of the home folder, what a toolchain must be able to write to work at all, and what makes it fast from the second
 * command on. It lasts for the run, is the run's own, and gates have another one than the agent's commands: what
 * these leave there decides no gate.
 */
export const WRITABLE_CACHES: readonly string[] = ['.cache/go-build'];

/** Where a toolchain looks for itself by HOME: set where HOME is another folder than the real one. */
export const HOME_DEFAULTS: Readonly<Record<string, string>> = {
  GOMODCACHE: 'go/pkg/mod',
  NVM_DIR: '.nvm',
  PYENV_ROOT: '.pyenv',
  RBENV_ROOT: '.rbenv',
  RUSTUP_HOME: '.rustup',
};

/** Folders of a home in which nothing is shown because PATH names it. */
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
