import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { GIT_FOLDER } from '../../../core/path/git-folder.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import type { PrivateStore } from '../program/private-store.ts';
import {
  joinNul,
  joinRaw,
  lastPart,
  parentOf,
  type RawPath,
  splitNul,
  toDiskPath,
  toRawPath,
} from '../program/raw-path.ts';
import { type Git, LISTING_DEADLINE_MS } from '../program/run-git.ts';
import { readTextOrNull, type UserRepository, userFile } from '../program/user-repository.ts';
import { entriesOf } from './folder-scan.ts';
import { compileRules, ignoresAll, type RuleFile, ruleFor, shallowFirst } from './ignore-rules.ts';
import { unreadablePathsIn } from './unreadable-paths.ts';

const RULE_FILE = '.gitignore';

/** Returns the rules with lower precedence than every .gitignore. */
export function globalRules(repo: UserRepository, nested: readonly RawPath[]): RuleFile[] {
  const own = userFile(repo, 'core.excludesfile', 'ignore');
  const files: RuleFile[] = [
    { folder: '', text: own === null ? '' : (readTextOrNull(own) ?? '') },
    { folder: '', text: readTextOrNull(joinPath(repo.commonDir, 'info/exclude')) ?? '' },
  ];
  for (const folder of nested) {
    const text = readTextOrNull(toDiskPath(repo.root, joinRaw(folder, '.git/info/exclude')));
    if (text !== null) files.push({ folder, text });
  }
  return files;
}

/** Returns the .gitignore files among these names. Like git, follows no links. */
export function ruleFilesAmong(root: string, names: Iterable<RawPath>): RuleFile[] {
  const files: RuleFile[] = [];
  for (const name of names) {
    const text = lastPart(name) === RULE_FILE ? readRules(root, name) : null;
    if (text !== null) files.push({ folder: parentOf(name), text });
  }
  return files;
}

/** Returns the .gitignore files of an untracked folder, as deep as they can matter. */
export function ruleFilesBelow(root: string, folder: RawPath): RuleFile[] {
  const text = readRules(root, joinRaw(folder, RULE_FILE));
  const here = text === null ? [] : [{ folder, text }];
  if (text !== null && ignoresAll(text)) return here;
  const folders = entriesOf(root, folder).filter((entry) => entry.isDirectory() && entry.name !== GIT_FOLDER);
  return [...here, ...folders.flatMap((entry) => ruleFilesBelow(root, joinRaw(folder, entry.name)))];
}

/** Returns all rules as text. `excluded` paths are always ignored, because the last rule wins. */
export function rulesText(
  outer: readonly RuleFile[],
  gitignores: readonly RuleFile[],
  excluded: readonly string[],
): string {
  const inner = [...gitignores].sort(shallowFirst);
  const last: RuleFile = {
    folder: '',
    text: excluded.map((path) => `${ruleFor(toRawPath(path))}\n`).join(''),
  };
  return compileRules([...outer, ...inner, last]);
}

/** Git's listing of the work tree, and the paths that it could not read. */
export interface Listing {
  readonly names: readonly RawPath[];
  readonly unreadable: readonly RawPath[];
}

/** Lists untracked paths that the start's rules do not ignore; `name/` for a nested repository. */
export async function listUntracked(
  store: PrivateStore,
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
  return { names: splitNul(answer.stdout), unreadable: unreadablePathsIn(answer.stderr) };
}

/**
 * Returns the folders that a rule ignores, directly or through a folder above. A folder that only contains ignored
 * files is not ignored itself, because new files in it may not be.
 */
export function ignoredFolders(store: PrivateStore, folders: readonly RawPath[]): Promise<Set<RawPath>> {
  return matchingPaths(store.folderRules, folders);
}

/** Returns the files and links that a rule ignores, directly or through a folder above. */
export function ignoredFiles(store: PrivateStore, files: readonly RawPath[]): Promise<Set<RawPath>> {
  return matchingPaths(store.rules, files);
}

/** Matches names with check-ignore, which has no literal mode. A leading `./` prevents pathspec magic. */
async function matchingPaths(rules: Git, names: readonly RawPath[]): Promise<Set<RawPath>> {
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
  const path = toDiskPath(root, name);
  const stat = lstatOrUndefined(path);
  return stat?.isFile() ? readFileSync(path, 'latin1') : null;
}
