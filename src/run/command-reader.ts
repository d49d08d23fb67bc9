import { posix } from 'node:path';
import type { ShellReading } from '../constraints/shell/reading.ts';
import type { CommandProposal } from '../core/tool.ts';
import type { Desk } from './desk.ts';

export interface ReadCommand {
  readonly reading: ShellReading;
  /** Each form in which it would push by force, in words. */
  readonly forcedPushes: readonly string[];
}

/** Reads a command's text, once, for all who judge it. */
export type CommandReader = (command: CommandProposal) => Promise<ReadCommand>;

/** The reader and its parser are loaded with the first command: many runs have none, and none starts with one. */
export function commandReaderFor({ place }: Desk): CommandReader {
  return async ({ command, cwd }) => {
    const { readShell, forcedPushes } = await import('../constraints/shell/read.ts');
    const reading = readShell(command, { root: place.root, cwd: posix.join(place.root, cwd ?? place.base) });
    return { reading, forcedPushes: forcedPushes(reading) };
  };
}
