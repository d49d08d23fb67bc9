import { type Git, hardenedGit } from './exec.ts';
import { type Site, userFile } from './site.ts';
import { quoted } from './store.ts';

/** Settings by which git reads the disk, taken over from wherever the user has them. They run nothing. */
const READING = [
  'core.autocrlf',
  'core.eol',
  'core.safecrlf',
  'core.symlinks',
  'core.filemode',
  'core.ignorecase',
];

/**
 * The user's repository: its refs, objects and index, and its own reading of files, but none of its programs.
 * `objects`: a folder to write objects into instead.
 */
export function userGit(
  site: Site,
  objects?: { readonly write: string; readonly read: readonly string[] },
): Git {
  const git = hardenedGit({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start);
  const settings = environmentConfig(settingsOf(site));
  const stores: Record<string, string> =
    objects === undefined
      ? {}
      : {
          GIT_OBJECT_DIRECTORY: objects.write,
          GIT_ALTERNATE_OBJECT_DIRECTORIES: objects.read.map(quoted).join(':'),
        };
  return (call) =>
    git({
      ...call,
      env: { ...settings, ...stores, ...call.env },
      config: [...ownFiles(site), ...(call.config ?? [])],
    });
}

function ownFiles(site: Site): string[] {
  const excludes = userFile(site, 'core.excludesfile', 'ignore');
  const attributes = userFile(site, 'core.attributesfile', 'attributes');
  return [
    ...(excludes === null ? [] : [`core.excludesFile=${excludes}`]),
    ...(attributes === null ? [] : [`core.attributesFile=${attributes}`]),
    'i18n.commitEncoding=UTF-8',
    'submodule.recurse=false',
    'status.renames=false',
  ];
}

function settingsOf(site: Site): [string, string][] {
  const pairs: [string, string][] = [];
  for (const key of READING) {
    const value = site.config.get(key);
    if (value !== undefined) pairs.push([key, value]);
  }
  for (const key of site.config.keys()) {
    // An empty command is no command: the filter passes the bytes through.
    if (/^filter\..*\.(clean|smudge|process)$/s.test(key)) pairs.push([key, '']);
    if (/^filter\..*\.required$/s.test(key)) pairs.push([key, 'false']);
    if (/^merge\..*\.driver$/s.test(key) || /^diff\..*\.(command|textconv)$/s.test(key))
      pairs.push([key, '']);
  }
  return pairs;
}

/** `-c` cannot hold every name: a filter may be called `a=b`. */
function environmentConfig(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(pairs.length) };
  pairs.forEach(([key, value], at) => {
    env[`GIT_CONFIG_KEY_${at}`] = key;
    env[`GIT_CONFIG_VALUE_${at}`] = value;
  });
  return env;
}
