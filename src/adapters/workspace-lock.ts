import { join } from 'node:path';
import { gitDirOf } from './git/site.ts';
import { type Locked, lockHolder, takeLock } from './lock-file.ts';

const NAME = 'forge-headless.lock';
const FREE: Locked = { ok: true, release: () => undefined };

/**
 * Lets one run at a time work in a repository's folder. The lock lies in its git directory, which no command may
 * write. Where that cannot be written, a run cannot commit either: only the output folder's lock holds then.
 */
export function lockWorkspace(root: string, run: string): Locked {
  const gitDir = gitDirOf(root);
  if (gitDir === null) return FREE;
  try {
    return takeLock(join(gitDir, NAME), run);
  } catch {
    return FREE;
  }
}

/** The run that is at work in a repository's folder, in words; null where there is none. Takes no lock. */
export function workspaceHolder(root: string): string | null {
  const gitDir = gitDirOf(root);
  return gitDir === null ? null : lockHolder(join(gitDir, NAME));
}
