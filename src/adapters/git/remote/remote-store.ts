import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StopRun } from '../../../core/run/outcome.ts';
import { hardenedGit } from '../program/hardened-git.ts';
import type { Git, GitCall } from '../program/run-git.ts';
import { readTextOrNull, type UserRepository } from '../program/user-repository.ts';

/**
 * The git directory that the harness uses to contact a server. It has its own configuration, refs and hooks, and shares
 * the repository's objects, which are named by their content. So nothing that the repository configured has an effect:
 * remotes, `insteadOf`, proxies, helpers, headers, includes, hooks, replaced objects or grafts.
 */
export interface RemoteStore {
  readonly dir: string;
  readonly repo: UserRepository;
  readonly git: Git;
  /** Marks commits as known, so that the server sends only what follows them. */
  addKnownCommits(shas: readonly string[]): void;
  /** Returns the full path of a hooks folder that contains only this hook. */
  hook(name: string, script: string): string;
  /** Copies the shallow boundaries to the repository. Throws StopRun(git_before). */
  copyShallowBoundaries(): void;
}

/**
 * Commit graphs are not read, because a planted one could lie about a commit's parents. The fsck exceptions are
 * harmless errors in old histories, which must not prevent fetching. Everything else that a server sends is checked,
 * including `.git` in paths and bad .gitmodules.
 */
const STORE_CONFIG = `	bare = false
	logAllRefUpdates = false
	commitGraph = false
	alternateRefsCommand = true
[gc]
	auto = 0
[fetch]
	fsckObjects = true
	writeCommitGraph = false
[fetch "fsck"]
	badTimezone = ignore
	missingSpaceBeforeDate = ignore
	zeroPaddedFilemode = ignore
	zeroPaddedDate = ignore
[credential]
	helper =
[push]
	negotiate = false
`;

function configText(format: UserRepository['format']): string {
  const version = format === 'sha256' ? 1 : 0;
  const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  return `[core]\n\trepositoryFormatVersion = ${version}\n${STORE_CONFIG}${extension}`;
}

/** Creates a store below `folder` for each operation, so that none sees another's state. */
export async function withRemoteStore<Result>(
  repo: UserRepository,
  folder: string,
  work: (store: RemoteStore) => Promise<Result>,
): Promise<Result> {
  const store = openRemoteStore(repo, folder);
  try {
    return await work(store);
  } finally {
    rmSync(store.dir, { recursive: true, force: true, maxRetries: 2 });
  }
}

function openRemoteStore(repo: UserRepository, folder: string): RemoteStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dir = mkdtempSync(join(folder, 'remote-'));
  for (const name of ['objects', 'refs/known', 'hooks', 'empty'])
    mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(dir, 'config'), configText(repo.format));
  const theirs = join(repo.commonDir, 'shallow');
  const own = join(dir, 'shallow');
  const shallow = readTextOrNull(theirs);
  if (shallow !== null) writeFileSync(own, shallow);
  const run = hardenedGit({ gitPath: repo.gitPath, gitDir: dir, workTree: join(dir, 'empty') });
  const objects = { GIT_OBJECT_DIRECTORY: join(repo.commonDir, 'objects') };
  return {
    dir,
    repo,
    git: (call: GitCall) => run({ ...call, env: { ...objects, ...call.env } }),
    addKnownCommits: (shas) => {
      shas.forEach((sha, at) => {
        writeFileSync(join(dir, 'refs/known', String(at)), `${sha}\n`);
      });
    },
    hook: (name, script) => {
      const path = join(dir, 'hooks', name);
      writeFileSync(path, script);
      chmodSync(path, 0o700);
      return join(dir, 'hooks');
    },
    copyShallowBoundaries: () => {
      const now = existsSync(own) ? readFileSync(own, 'latin1') : '';
      if (now !== (shallow ?? '')) replaceShallow(theirs, now);
    },
  };
}

/** Replaces the shallow file like git: under git's lock, and without a file if no boundary is left. */
function replaceShallow(path: string, text: string): void {
  const lock = `${path}.lock`;
  try {
    writeFileSync(lock, text, { encoding: 'latin1', flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = `${lock} cannot be created (${code}): another git process is running or was killed; remove the file and run again`;
    throw new StopRun({ kind: 'git_before', reason });
  }
  if (text !== '') {
    renameSync(lock, path);
    return;
  }
  rmSync(path, { force: true });
  rmSync(lock);
}
