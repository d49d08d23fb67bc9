import path from 'node:path';
import { isWithin } from '../../core/path/is-within.ts';
import { decidingMount, type Mount } from './mounts/mount.ts';

/** Messages of programs about writes that a read-only mount refused. */
const READ_ONLY = /read-only file ?system|\bEROFS\b|os error 30\b|errno 30\b/i;
/** SQLite's messages for this, which name no file. */
const DATABASE = /unable to open database|attempt to write a readonly database/i;

function isReadOnly(mounts: readonly Mount[], file: string): boolean {
  const mount = decidingMount(mounts, file);
  if (mount === undefined || mount.kind === 'root') return !/^\/(?:dev|proc|sys)(?:\/|$)/.test(file);
  return mount.kind === 'mask' || (mount.kind !== 'layer' && mount.readOnly);
}

/** Returns words of the line that may be paths, resolved from `cwd`. */
function pathsIn(line: string, cwd: string): readonly string[] {
  const words = line.split(/[\s'"`‘’()[\],;]+|:(?=\s|$)/).filter((word) => /[\w.]/.test(word));
  return words.map((word) => path.resolve(cwd, word));
}

/** Returns the folder or file that is mounted read-only at this path; the path itself if nothing is mounted. */
function readOnlyPlace(mounts: readonly Mount[], file: string): string {
  const mount = decidingMount(mounts, file);
  return mount === undefined || mount.kind === 'root' ? file : mount.target;
}

/**
 * Returns one line that says that the sandbox refused a write, and where. Without it, the command's output reads as if
 * the machine were broken. Null if the output mentions no refused write.
 */
export function refusedWriteNote(
  output: string,
  mounts: readonly Mount[],
  where: { readonly cwd: string; readonly root: string },
): string | null {
  const lines = output.split('\n');
  const refused = lines.filter((line) => READ_ONLY.test(line));
  const hasDatabase = lines.some((line) => DATABASE.test(line));
  if (refused.length === 0 && !hasDatabase) return null;
  const named = refused
    .flatMap((line) => pathsIn(line, where.cwd))
    .filter((file) => isReadOnly(mounts, file));
  const places = [...new Set(named.map((file) => readOnlyPlace(mounts, file)))].slice(0, 3);
  const outside = mounts
    .filter((mount) => mount.kind === 'bind' && mount.readOnly && !isWithin(mount.target, where.root))
    .map(({ target }) => target);
  const known = places.length > 0 ? places : hasDatabase ? outside.slice(0, 5) : [];
  const what = known.length === 0 ? 'everything outside the workspace' : known.join(', ');
  return `[the sandbox keeps ${what} read-only; write to the workspace, $HOME or $TMPDIR instead]`;
}
