import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { type Git, LISTING_DEADLINE_MS } from './exec.ts';
import { entriesOf } from './folders.ts';
import { compileRules, ignoresAll, type RuleFile, ruleFor, shallowFirst } from './ignore-rules.ts';
import { join, joinNul, nameOf, onDisk, parentOf, type RawPath, splitNul, toRaw } from './raw-path.ts';
import { readText, type Site, userFile } from './site.ts';
import type { Store } from './store.ts';
import { lstatThere } from './there.ts';
import { unreadIn } from './unread.ts';

const RULES = '.gitignore';

/** The rules that stand above every .gitignore. */
export function outerRules(site: Site, nested: readonly RawPath[]): RuleFile[] {
  const own = userFile(site, 'core.excludesfile', 'ignore');
  const files: RuleFile[] = [
    { folder: '', text: own === null ? '' : (readText(own) ?? '') },
    { folder: '', text: readText(joinPath(site.commonDir, 'info/exclude')) ?? '' },
  ];
  for (const folder of nested) {
    const text = readText(onDisk(site.root, join(folder, '.git/info/exclude')));
    if (text !== null) files.push({ folder, text });
  }
  return files;
}

/** The .gitignore files among these names. Like git, a link is not followed. */
export function ruleFilesAmong(root: string, names: Iterable<RawPath>): RuleFile[] {
  const files: RuleFile[] = [];
  for (const name of names) {
    const text = nameOf(name) === RULES ? readRules(root, name) : null;
    if (text !== null) files.push({ folder: parentOf(name), text });
  }
  return files;
}

/** The .gitignore files of an untracked folder, as deep as any of them can matter. */
export function ruleFilesBelow(root: string, folder: RawPath): RuleFile[] {
  const text = readRules(root, join(folder, RULES));
  const here = text === null ? [] : [{ folder, text }];
  if (text !== null && ignoresAll(text)) return here;
  const folders = entriesOf(root, folder).filter((entry) => entry.isDirectory() && entry.name !== '.git');
  return [...here, ...folders.flatMap((entry) => ruleFilesBelow(root, join(folder, entry.name)))];
}

/** `excluded` are ignored whatever else is said: the last rule wins. */
export function rulesText(
  outer: readonly RuleFile[],
  gitignores: readonly RuleFile[],
  excluded: readonly string[],
): string {
  const inner = [...gitignores].sort(shallowFirst);
  const last: RuleFile = { folder: '', text: excluded.map((path) => `${ruleFor(toRaw(path))}\n`).join('') };
  return compileRules([...outer, ...inner, last]);
}

/** What git says of names in the work tree, and what it could not look into. */
export interface Listing {
  readonly names: readonly RawPath[];
  readonly unread: readonly RawPath[];
}

/** Untracked paths that the start's rules do not ignore; `name/` for a repository that git does not look into. */
export async function listUntracked(
  store: Store,
  index: string,
  options: { readonly folders?: boolean; readonly only?: readonly RawPath[] } = {},
): Promise<Listing> {
  const { only = [] } = options;
  const answer = await store.git({
    args: [
      'ls-files',
      '--others',
      '-z',
      ...(options.folders === true ? ['--directory', '--no-empty-directory'] : []),
      `--exclude-from=${store.excludeFile}`,
      '--',
      ...only.map((raw) => Buffer.from(raw, 'latin1').toString('utf8')),
    ],
    index,
    deadlineMs: LISTING_DEADLINE_MS,
  });
  return { names: splitNul(answer.stdout), unread: unreadIn(answer.stderr) };
}

/**
 * Folders that a rule ignores, or a folder above them. That all a folder holds just now is ignored makes it no
 * such folder: what comes into it next may be anything.
 */
export function ignoredFolders(store: Store, folders: readonly RawPath[]): Promise<Set<RawPath>> {
  return matching(store.folderRules, folders);
}

/** Files and links that a rule ignores, or a folder above them. */
export function ignoredFiles(store: Store, files: readonly RawPath[]): Promise<Set<RawPath>> {
  return matching(store.rules, files);
}

/** check-ignore knows no literal names. With `./` before it none can be taken for pathspec magic. */
async function matching(rules: Git, names: readonly RawPath[]): Promise<Set<RawPath>> {
  if (names.length === 0) return new Set();
  const answer = await rules({
    args: ['check-ignore', '--no-index', '-z', '--stdin'],
    input: joinNul(names.map((name) => `./${name}`)),
    env: { GIT_LITERAL_PATHSPECS: '0' },
    accept: [0, 1],
    deadlineMs: LISTING_DEADLINE_MS,
  });
  return new Set(splitNul(answer.stdout).map((name) => name.slice('./'.length)));
}

function readRules(root: string, name: RawPath): string | null {
  const path = onDisk(root, name);
  const stat = lstatThere(path);
  return stat?.isFile() ? readFileSync(path, 'latin1') : null;
}
