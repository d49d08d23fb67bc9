import { messageOf } from '../../../core/text/message-of.ts';
import { GitError } from './run-git.ts';

/** Messages of the system and git about a full disk or quota. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

/** Advice for file errors by code. */
const FILE_ERROR_ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'permission denied: give the user of the run access, or remove the file',
  EPERM: 'permission denied: give the user of the run access, or remove the file',
  EROFS: 'the file system is read-only: mount it writable',
  ELOOP: 'the symbolic links form a loop: remove them',
  ENAMETOOLONG: 'the path is too long for the file system: use shorter names',
  EIO: 'the disk reported an error: check the disk',
  ESTALE: 'the network file system lost the file: mount it again',
  EMFILE: 'too many files are open: raise the limit (`ulimit -n`)',
  ENFILE: 'too many files are open on the machine: stop other programs',
  ENOENT: 'the file was removed during the run: stop other programs that write there',
  ENOTDIR: 'the folder was replaced during the run: stop other programs that write there',
  EISDIR: 'the file was replaced during the run: stop other programs that write there',
  EEXIST: 'the file was created during the run: stop other programs that write there',
  ENOTEMPTY: 'a file was created there during the run: stop other programs that write there',
  EBUSY: 'the file is in use, for example as a mount point: release it',
  ETXTBSY: 'the file is a running program: stop it',
};

/** Advice for errors of starting a program. */
const PROGRAM_ERROR_ADVICE: Readonly<Record<string, string>> = {
  EAGAIN: 'the process limit is reached: stop other programs, or raise the limit (`ulimit -u`)',
  ENOMEM: 'the machine is out of memory: stop other programs, or use a larger machine',
  E2BIG: 'its arguments are too long for the system: use shorter names',
  EACCES: 'permission denied: let the user of the run execute it',
};

const NO_ACCESS = /Permission denied|Operation not permitted/;
/** Git's messages about damaged, missing or unreadable objects, refs or index. */
const DAMAGED =
  /unable to (?:read|unpack|find|open)|not a tree object|bad (?:tree|object|signature|index|revision)|corrupt|missing (?:blob|tree|object)|invalid object|index file|bad config|not a git repository|object directory/i;
/** Git's exit code for unknown arguments. */
const USAGE = 129;

/** Returns true if a disk or the user's quota is full. The error does not tell which disk. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.test(messageOf(error));
}

/**
 * Returns one line for an error of the disk, the system or git: what failed and what to do. Returns null for other
 * errors, which are bugs.
 */
export function systemErrorAdvice(error: unknown): string | null {
  const message = messageOf(error);
  if (isDiskFull(error)) {
    return `a disk is full (${message}): free space in the workspace and in the temporary folder, and run again`;
  }
  if (error instanceof GitError) return gitErrorAdvice(error);
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  const isFile = 'path' in error && !String(error.syscall).startsWith('spawn');
  const remedy = (isFile ? FILE_ERROR_ADVICE : PROGRAM_ERROR_ADVICE)[String(error.code)];
  return remedy === undefined ? null : `${message}; ${remedy}, and run again`;
}

function gitErrorAdvice({ message, stderr, code }: GitError): string | null {
  if (code === USAGE) return null;
  if (code === null) return `${message}; stop whatever kills the programs of the run, and run again`;
  if (NO_ACCESS.test(stderr)) return `${message}; give the user of the run access, and run again`;
  if (DAMAGED.test(stderr)) {
    return `${message}; repair what git cannot read (\`git fsck\` and \`git status\` show it), and run again`;
  }
  return `${message}; check that \`git status\` works there, and run again`;
}
