import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readFromDisk } from '../../../settings/sources/file.ts';
import { parseConfig } from '../credentials/config-file.ts';

/** Two facts about a clone, read from its files without git. Includes are not followed. */
export interface CloneFacts {
  /** The URL of `origin`. It may contain a password. */
  readonly originUrl: string | null;
  /** The branch that `origin/HEAD` names; otherwise the current branch if it is `main` or `master`. */
  readonly defaultBranch: string | null;
}

const MAX_FILE_BYTES = 256 * 1024;
const ORIGIN_HEAD = /^ref: refs\/remotes\/origin\/(\S+)/;
const MAIN_BRANCH_HEAD = /^ref: refs\/heads\/(main|master)\s*$/;

/** Reads the facts of the clone at `root`; null if its files do not say. */
export function cloneFacts(root: string): CloneFacts {
  const folder = gitFolder(root);
  const shared = commonFolder(folder);
  const entries = parseConfig(textIn(join(shared, 'config')));
  const url = entries.findLast(
    ({ section, subsection, name }) => section === 'remote' && subsection === 'origin' && name === 'url',
  );
  const remoteHead = ORIGIN_HEAD.exec(textIn(join(shared, 'refs/remotes/origin/HEAD')))?.[1];
  const head = MAIN_BRANCH_HEAD.exec(textIn(join(folder, 'HEAD')))?.[1];
  return { originUrl: url?.value ?? null, defaultBranch: remoteHead ?? head ?? null };
}

/** Returns the git directory. In a linked worktree or submodule, `.git` is a file that names it. */
function gitFolder(root: string): string {
  const path = join(root, '.git');
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return path;
  const named = /^gitdir: (.+)$/m.exec(textIn(path))?.[1];
  return named === undefined ? path : resolve(root, named.trim());
}

function commonFolder(folder: string): string {
  const named = textIn(join(folder, 'commondir')).trim();
  return named === '' ? folder : resolve(folder, named);
}

function textIn(path: string): string {
  const read = readFromDisk(path, MAX_FILE_BYTES);
  return read.kind === 'bytes' ? new TextDecoder().decode(read.bytes) : '';
}
