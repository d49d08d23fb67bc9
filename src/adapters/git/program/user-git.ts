import { hardenedGit } from './hardened-git.ts';
import { quoteAlternate } from './private-store.ts';
import type { Git } from './run-git.ts';
import { type UserRepository, userFile } from './user-repository.ts';

/** Settings that affect how git reads the disk, taken from the user's configuration. They run nothing. */
const READ_SETTINGS = [
  'core.autocrlf',
  'core.eol',
  'core.safecrlf',
  'core.symlinks',
  'core.filemode',
  'core.ignorecase',
];

/**
 * Returns git for the user's repository: its refs, objects, index and way of reading files, but none of its programs.
 * `objects`: another folder to write objects into.
 */
export function userGit(
  repo: UserRepository,
  objects?: { readonly write: string; readonly read: readonly string[] },
): Git {
  const git = hardenedGit({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: repo.root }, repo.start);
  const settings = environmentConfig(settingsOf(repo));
  const stores: Record<string, string> =
    objects === undefined
      ? {}
      : {
          GIT_OBJECT_DIRECTORY: objects.write,
          GIT_ALTERNATE_OBJECT_DIRECTORIES: objects.read.map(quoteAlternate).join(':'),
        };
  return (call) =>
    git({
      ...call,
      env: { ...settings, ...stores, ...call.env },
      config: [...attributeFileSettings(repo), ...(call.config ?? [])],
    });
}

function attributeFileSettings(repo: UserRepository): string[] {
  const excludes = userFile(repo, 'core.excludesfile', 'ignore');
  const attributes = userFile(repo, 'core.attributesfile', 'attributes');
  return [
    ...(excludes === null ? [] : [`core.excludesFile=${excludes}`]),
    ...(attributes === null ? [] : [`core.attributesFile=${attributes}`]),
    'i18n.commitEncoding=UTF-8',
    'submodule.recurse=false',
    'status.renames=false',
  ];
}

function settingsOf(repo: UserRepository): [string, string][] {
  const pairs: [string, string][] = [];
  for (const key of READ_SETTINGS) {
    const value = repo.config.get(key);
    if (value !== undefined) pairs.push([key, value]);
  }
  for (const key of repo.config.keys()) {
    // With an empty command, the filter passes the bytes through.
    if (/^filter\..*\.(clean|smudge|process)$/s.test(key)) pairs.push([key, '']);
    if (/^filter\..*\.required$/s.test(key)) pairs.push([key, 'false']);
    if (/^merge\..*\.driver$/s.test(key) || /^diff\..*\.(command|textconv)$/s.test(key))
      pairs.push([key, '']);
  }
  return pairs;
}

/** Passes settings by environment, because `-c` cannot express every name (such as a filter called `a=b`). */
function environmentConfig(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(pairs.length) };
  pairs.forEach(([key, value], at) => {
    env[`GIT_CONFIG_KEY_${at}`] = key;
    env[`GIT_CONFIG_VALUE_${at}`] = value;
  });
  return env;
}
