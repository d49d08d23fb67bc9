import type { ShellPlace, ShellReading } from './shell-reading.ts';
import { ShellWalker } from './shell-walker.ts';

export { forcedPushes } from './forced-pushes.ts';
export type { ShellPlace } from './shell-reading.ts';

/**
 * Reads a bash script as the simple commands that it may run, with the words that the programs would get. Nothing is
 * run: parts that are put together at run time are marked as unread. Never throws.
 */
export function readShell(script: string, place: ShellPlace): ShellReading {
  return new ShellWalker().read(script, place);
}
