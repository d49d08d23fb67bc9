import { join } from 'node:path';
import { type LockResult, lockHolder, takeLock } from '../files/lock-file.ts';
import { gitDirOf } from '../git/program/user-repository.ts';

const NAME = 'forge-headless.lock';
const FREE: LockResult = { ok: true, release: () => undefined };

/**
 * Lets only one run at a time work in a repository. The lock is in its git directory, which no command may write. If
 * that is not writable, a run cannot commit either, and only the output folder's lock applies.
 */
export function lockWorkspace(root: string, run: string): LockResult {
  const gitDir = gitDirOf(root);
  if (gitDir === null) return FREE;
  try {
    return takeLock(join(gitDir, NAME), run);
  } catch {
    return FREE;
  }
}

/** Describes the run that works in a repository; null if there is none. Takes no lock. */
export function workspaceHolder(root: string): string | null {
  const gitDir = gitDirOf(root);
  return gitDir === null ? null : lockHolder(join(gitDir, NAME));
}
