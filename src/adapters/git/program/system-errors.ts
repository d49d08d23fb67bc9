import { messageOf } from '../../../core/text/message-of.ts';
import { GitError } from './run-git.ts';

/** Messages of the system and git about a full disk or quota. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

/** Advice for file errors by code. */
const FILE_ERROR_ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'the user of the run may not do that: give this user access, or remove it',
  EPERM: 'the user of the run may not do that: give this user access, or remove it',
  EROFS: 'it lies on a read-only file system: make it writable',
  ELOOP: 'symbolic links lead in a circle there: remove them',
  ENAMETOOLONG: 'the path is longer than the system takes: remove it, or use shorter names',
  EIO: 'the disk reports an error: check it',
  ESTALE: 'the network file system lost it: mount it again',
  EMFILE: 'too many files are open: raise the limit (`ulimit -n`)',
  ENFILE: 'too many files are open on the machine: end other programs',
  ENOENT: 'it was removed while the run worked with it: end what else writes there',
  ENOTDIR: 'it was replaced while the run worked with it: end what else writes there',
  EISDIR: 'it was replaced while the run worked with it: end what else writes there',
  EEXIST: 'it was made while the run worked with it: end what else writes there',
  ENOTEMPTY: 'something was written there while the run worked with it: end what else writes there',
  EBUSY: 'it is in use, as a mount point for example: release it',
  ETXTBSY: 'a program that runs is stored there: end it',
};

/** Advice for errors of starting a program. */
const PROGRAM_ERROR_ADVICE: Readonly<Record<string, string>> = {
  EAGAIN: 'the limit of processes is reached: end other programs, or raise the limit (`ulimit -u`)',
  ENOMEM: 'the machine has no memory left: give it more',
  E2BIG: 'its arguments are longer than the system takes: use shorter names',
  EACCES: 'the user of the run may not start it: give this user access',
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
  if (code === null) return `${message}; end what kills or stops the programs of the run, and run again`;
  if (NO_ACCESS.test(stderr)) return `${message}; give the user of the run access to it, and run again`;
  if (DAMAGED.test(stderr)) {
    return `${message}; \`git fsck\` and \`git status\` show what git cannot read: repair it, and run again`;
  }
  return `${message}; see whether \`git status\` works there, and run again`;
}
