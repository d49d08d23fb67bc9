import { type Refusal, refuse } from '../../../core/run/refusal.ts';
import { quotedPath } from './path-spelling.ts';

/** Returns the system's error code (`ENOENT`), or '' for other errors. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Converts a disk error to a refusal for the model. Rethrows other errors, which are bugs. */
export function diskRefusal(error: unknown, path: string, doing: 'read' | 'written'): Refusal {
  const name = quotedPath(path);
  switch (errorCode(error)) {
    case 'ENOENT':
      return refuse(`no such file or folder: ${name}; list_files shows what is there`);
    case 'ENOTDIR':
      return refuse(`${name} uses a file as a folder: correct the path`);
    case 'EEXIST':
      return refuse(`${name} was created on disk in the meantime: read it, then redo the edit`);
    case 'EISDIR':
      return refuse(`${name} is a folder: name a file in it`);
    case 'ELOOP':
      return refuse(`${name} is, or goes through, a symbolic link: name the file it leads to`, 'FS-02');
    case 'ENXIO':
    case 'ENODEV':
      return refuse(`${name} is not a regular file: only regular files can be ${doing}`, 'FS-03');
    case 'ENAMETOOLONG':
      return refuse(`the path ${name} is too long for this disk: use a shorter one`, 'FS-06');
    case 'EACCES':
    case 'EPERM':
      return refuse(`${name} cannot be ${doing}: permission denied; leave it as it is`);
    case 'EROFS':
      return finalRefusal(
        `${name} cannot be ${doing}: the workspace is mounted read-only; mount it writable and run again`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return finalRefusal(`${name} cannot be ${doing}: the disk is full; free space and run again`);
    case '':
      throw error;
    default:
      return refuse(`${name} cannot be ${doing}: ${errorCode(error)}; nothing was changed`);
  }
}

function finalRefusal(reason: string): Refusal {
  return { ...refuse(reason), endsRun: true };
}
