import { messageOf } from '../core/message-of.ts';
import { GitError } from './git/exec.ts';

/** How the system and git say that a disk, or the share of it that this user may fill, is full. */
const FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

/** What the system says of a file, by its error code, and what a person can do about it. */
const OF_FILES: Readonly<Record<string, string>> = {
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

/** What the system says of starting a program. */
const OF_PROGRAMS: Readonly<Record<string, string>> = {
  EAGAIN: 'the limit of processes is reached: end other programs, or raise the limit (`ulimit -u`)',
  ENOMEM: 'the machine has no memory left: give it more',
  E2BIG: 'its arguments are longer than the system takes: use shorter names',
  EACCES: 'the user of the run may not start it: give this user access',
};

const NO_ACCESS = /Permission denied|Operation not permitted/;
/** How git says that its objects, refs or index are damaged, missing or unreadable. */
const DAMAGED =
  /unable to (?:read|unpack|find|open)|not a tree object|bad (?:tree|object|signature|index|revision)|corrupt|missing (?:blob|tree|object)|invalid object|index file|bad config|not a git repository|object directory/i;
/** git's exit code for arguments that it does not know. */
const USAGE = 129;

/** Whether a disk, or the share of it that this user may fill, is full. Which one it is, the error does not tell. */
export function isDiskFull(error: unknown): boolean {
  return FULL.test(messageOf(error));
}

/**
 * One line for trouble that the disk, the system or git makes: what failed and what to do. null: what was thrown is
 * none of that, so it is for us to fix.
 */
export function systemTrouble(error: unknown): string | null {
  const message = messageOf(error);
  if (isDiskFull(error)) {
    return `a disk is full (${message}): free space in the workspace and in the temporary folder, and run again`;
  }
  if (error instanceof GitError) return gitTrouble(error);
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  const isFile = 'path' in error && !String(error.syscall).startsWith('spawn');
  const remedy = (isFile ? OF_FILES : OF_PROGRAMS)[String(error.code)];
  return remedy === undefined ? null : `${message}; ${remedy}, and run again`;
}

function gitTrouble({ message, stderr, code }: GitError): string | null {
  if (code === USAGE) return null;
  if (code === null) return `${message}; end what kills or stops the programs of the run, and run again`;
  if (NO_ACCESS.test(stderr)) return `${message}; give the user of the run access to it, and run again`;
  if (DAMAGED.test(stderr)) {
    return `${message}; \`git fsck\` and \`git status\` show what git cannot read: repair it, and run again`;
  }
  return `${message}; see whether \`git status\` works there, and run again`;
}
