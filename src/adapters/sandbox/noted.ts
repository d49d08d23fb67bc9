import type { ShellResult } from '../../core/ports.ts';
import { hiddenPrograms } from './hidden-programs.ts';
import type { Prepared } from './launcher.ts';
import { refusedWrites } from './refused-writes.ts';

/** Adds a line after what a failed command printed, for each way in which the sandbox can be the cause. */
export function noted<Result extends ShellResult>(
  result: Result,
  { mounts, cwd, environment, options }: Prepared,
  root: string,
): Result {
  if (result.exitCode === 0) return result;
  const notes = [
    refusedWrites(result.output, mounts, { cwd, root }),
    hiddenPrograms(result.output, { mounts, searchPath: environment.PATH ?? '', options }),
  ].filter((note) => note !== null);
  if (notes.length === 0) return result;
  return { ...result, output: `${result.output.replace(/\n*$/, '\n')}${notes.join('\n')}\n` };
}
