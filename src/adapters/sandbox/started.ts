import { Socket } from 'node:net';
import type { Started } from './start.ts';

export function isAlive({ child }: Started): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Whether this process stays for it. One that only waits ends with us, for then its stdin ends. */
export function held(started: Started, isHeld: boolean): Started {
  const { child } = started;
  for (const part of [child, child.stdin, child.stdout, child.stderr]) {
    if (part !== child && !(part instanceof Socket)) continue;
    if (isHeld) part.ref();
    else part.unref();
  }
  return started;
}
