import type { ShellPlace, ShellReading } from './reading.ts';
import { Walk } from './walk.ts';

export { forcedPushes } from './force-push.ts';
export type { ShellPlace } from './reading.ts';

/**
 * A script of bash as the simple commands that it may run, with their words as the programs would get them. It
 * reads, it does not run: what is put together at run time is marked as unread. Never throws.
 */
export function readShell(script: string, place: ShellPlace): ShellReading {
  return new Walk().read(script, place);
}
