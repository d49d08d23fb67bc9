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
import { StopRun } from '../../core/outcome.ts';
import { type Git, type GitCall, hardenedGit } from './exec.ts';
import { readText, type Site } from './site.ts';

/**
 * The git directory from which the harness talks to a server: its own configuration, refs and hooks, and the
 * repository's objects. So nothing that the repository or its checkout configured is read: no remote, `insteadOf`,
 * proxy, helper, header, include, hook, replaced object or graft. Objects name their own content and cannot lie.
 */
export interface RemoteStore {
  readonly dir: string;
  readonly site: Site;
  readonly git: Git;
  /** Says which commits are here, so that the server sends only what follows them. */
  know(shas: readonly string[]): void;
  /** The full path of a hooks folder with this one hook in it. */
  hook(name: string, script: string): string;
  /** The repository's shallow boundaries are what they have become here. Throws StopRun(git_before). */
  keepShallow(): void;
}

/**
 * A commit graph says who a commit's parents are without the commit being read: a planted one would lie about what
 * follows what. Histories of twenty years hold entries that are wrong in harmless ways and must not keep anybody from
 * fetching; all else that a server sends is checked, with `.git` in a path and bad .gitmodules among it.
 */
const CONFIG = `	bare = false
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

function configText(format: Site['format']): string {
  const version = format === 'sha256' ? 1 : 0;
  const extension = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  return `[core]\n\trepositoryFormatVersion = ${version}\n${CONFIG}${extension}`;
}

/** Made anew below `folder` for each piece of work, so that none finds what another left. */
export async function withRemoteStore<Result>(
  site: Site,
  folder: string,
  work: (store: RemoteStore) => Promise<Result>,
): Promise<Result> {
  const store = openRemoteStore(site, folder);
  try {
    return await work(store);
  } finally {
    rmSync(store.dir, { recursive: true, force: true, maxRetries: 2 });
  }
}

function openRemoteStore(site: Site, folder: string): RemoteStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dir = mkdtempSync(join(folder, 'remote-'));
  for (const name of ['objects', 'refs/known', 'hooks', 'empty'])
    mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(dir, 'config'), configText(site.format));
  const theirs = join(site.commonDir, 'shallow');
  const own = join(dir, 'shallow');
  const shallow = readText(theirs);
  if (shallow !== null) writeFileSync(own, shallow);
  const run = hardenedGit({ gitPath: site.gitPath, gitDir: dir, workTree: join(dir, 'empty') });
  const objects = { GIT_OBJECT_DIRECTORY: join(site.commonDir, 'objects') };
  return {
    dir,
    site,
    git: (call: GitCall) => run({ ...call, env: { ...objects, ...call.env } }),
    know: (shas) => {
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
    keepShallow: () => {
      const now = existsSync(own) ? readFileSync(own, 'latin1') : '';
      if (now !== (shallow ?? '')) replaceShallow(theirs, now);
    },
  };
}

/** As git does it: under the lock that every git asks for, and without a file where no boundary is left. */
function replaceShallow(path: string, text: string): void {
  const lock = `${path}.lock`;
  try {
    writeFileSync(lock, text, { encoding: 'latin1', flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = `${lock} cannot be made (${code}): another git is at work, or one ended early; remove it and run again`;
    throw new StopRun({ kind: 'git_before', reason });
  }
  if (text !== '') {
    renameSync(lock, path);
    return;
  }
  rmSync(path, { force: true });
  rmSync(lock);
}
