import type { ShellResult } from '../../core/ports.ts';
import { hiddenProgramNote } from './hidden-program-note.ts';
import type { PreparedCommand } from './launch/launcher.ts';
import { refusedWriteNote } from './refused-write-note.ts';

/** Adds a line to the output of a failed command for each way in which the sandbox may be the cause. */
export function withSandboxNotes<Result extends ShellResult>(
  result: Result,
  { mounts, cwd, environment, options }: PreparedCommand,
  root: string,
): Result {
  if (result.exitCode === 0) return result;
  const notes = [
    refusedWriteNote(result.output, mounts, { cwd, root }),
    hiddenProgramNote(result.output, { mounts, searchPath: environment.PATH ?? '', options }),
  ].filter((note) => note !== null);
  if (notes.length === 0) return result;
  return { ...result, output: `${result.output.replace(/\n*$/, '\n')}${notes.join('\n')}\n` };
}
