import path from 'node:path';
import { decidingMount, isWithin, type Mount } from './mount.ts';

/** What programs say of a write that a read-only mount refused. */
const READ_ONLY = /read-only file ?system|\bEROFS\b|os error 30\b|errno 30\b/i;
/** SQLite's words for that name no file. */
const DATABASE = /unable to open database|attempt to write a readonly database/i;

function isKept(mounts: readonly Mount[], file: string): boolean {
  const mount = decidingMount(mounts, file);
  if (mount === undefined || mount.kind === 'root') return !/^\/(?:dev|proc|sys)(?:\/|$)/.test(file);
  return mount.kind === 'mask' || (mount.kind !== 'layer' && mount.readOnly);
}

/** Words of the line that can be paths; those relative to `cwd` only if they lie in the workspace. */
function pathsIn(line: string, cwd: string): readonly string[] {
  const words = line.split(/[\s'"`‘’()[\],;]+|:(?=\s|$)/).filter((word) => /[\w.]/.test(word));
  return words.map((word) => path.resolve(cwd, word));
}

/** The folder or file that is mounted read-only at this path; the path itself where nothing is mounted. */
function keptPlace(mounts: readonly Mount[], file: string): string {
  const mount = decidingMount(mounts, file);
  return mount === undefined || mount.kind === 'root' ? file : mount.target;
}

/**
 * One line that says that the sandbox refused a write, and where: the command's output reads as if the machine were
 * broken. Null where nothing in the output says so.
 */
export function refusedWrites(
  output: string,
  mounts: readonly Mount[],
  where: { readonly cwd: string; readonly root: string },
): string | null {
  const lines = output.split('\n');
  const refused = lines.filter((line) => READ_ONLY.test(line));
  const hasDatabase = lines.some((line) => DATABASE.test(line));
  if (refused.length === 0 && !hasDatabase) return null;
  const named = refused.flatMap((line) => pathsIn(line, where.cwd)).filter((file) => isKept(mounts, file));
  const places = [...new Set(named.map((file) => keptPlace(mounts, file)))].slice(0, 3);
  const outside = mounts
    .filter((mount) => mount.kind === 'bind' && mount.readOnly && !isWithin(mount.target, where.root))
    .map(({ target }) => target);
  const known = places.length > 0 ? places : hasDatabase ? outside.slice(0, 5) : [];
  const what = known.length === 0 ? 'what is not in the workspace' : known.join(', ');
  return `[the sandbox keeps ${what} read-only; write to the workspace, $HOME or $TMPDIR instead]`;
}
