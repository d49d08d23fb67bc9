import { Socket } from 'node:net';
import type { Started } from './start-child.ts';

export function isAlive({ child }: Started): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Decides if this process stays alive for the child. A child that only waits ends with us, because its stdin ends. */
export function setKeepsAlive(started: Started, isHeld: boolean): Started {
  const { child } = started;
  for (const part of [child, child.stdin, child.stdout, child.stderr]) {
    if (part !== child && !(part instanceof Socket)) continue;
    if (isHeld) part.ref();
    else part.unref();
  }
  return started;
}
