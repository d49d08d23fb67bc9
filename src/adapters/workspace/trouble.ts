import { type Refusal, refuse } from '../../core/refusal.ts';
import { quoted } from './spelling.ts';

/** The system's short name of an error (`ENOENT`), or '' for an error that is not the system's. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * What an error of the disk means to the model. What no disk says is a mistake of ours and goes on upwards.
 */
export function diskTrouble(error: unknown, path: string, doing: 'read' | 'written'): Refusal {
  const name = quoted(path);
  switch (errorCode(error)) {
    case 'ENOENT':
      return refuse(`no such file or folder: ${name}; list_files shows what is there`);
    case 'ENOTDIR':
      return refuse(`${name} goes through a file as if it were a folder: correct the path`);
    case 'EEXIST':
      return refuse(`${name} appeared on disk meanwhile: read it, then redo the edit`);
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
      return final(
        `${name} cannot be ${doing}: the workspace is mounted read-only; mount it writable and run again`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return final(`${name} cannot be ${doing}: the disk is full; free space and run again`);
    case '':
      throw error;
    default:
      return refuse(`${name} cannot be ${doing}: ${errorCode(error)}; nothing was changed`);
  }
}

function final(reason: string): Refusal {
  return { ...refuse(reason), endsRun: true };
}
