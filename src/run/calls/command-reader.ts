import { posix } from 'node:path';
import type { ShellReading } from '../../constraints/shell/shell-reading.ts';
import type { CommandProposal } from '../../core/tools/tool.ts';
import type { RunContext } from '../context/run-context.ts';

export interface ReadCommand {
  readonly reading: ShellReading;
  /** A description of each forced push in the command. */
  readonly forcedPushes: readonly string[];
}

/** Parses a command's text once, for all checks. */
export type CommandReader = (command: CommandProposal) => Promise<ReadCommand>;

/** Returns the reader. It is loaded with the first command, because many runs have none. */
export function commandReaderFor({ place }: RunContext): CommandReader {
  return async ({ command, cwd }) => {
    const { readShell, forcedPushes } = await import('../../constraints/shell/read-shell.ts');
    const reading = readShell(command, { root: place.root, cwd: posix.join(place.root, cwd ?? place.base) });
    return { reading, forcedPushes: forcedPushes(reading) };
  };
}
