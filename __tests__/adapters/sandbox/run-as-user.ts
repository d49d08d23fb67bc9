import { execFileSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answered, Asked } from './as-user.ts';
import type { Place } from './fixture.ts';

const PROGRAM = path.join(import.meta.dirname, 'as-user.ts');
export const IS_ROOT = process.getuid?.() === 0;
/** Nobody, where the tests run as root; else whoever runs them. */
export const [UID, GID] = IS_ROOT ? [65534, 65534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];

/** Makes the user of `asUser` the owner of a folder and of everything in it. */
export function giveAway(folder: string): void {
  chownSync(folder, UID, GID);
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    if (lstatSync(entry).isDirectory()) giveAway(entry);
    else if (lstatSync(entry).isFile()) chownSync(entry, UID, GID);
  }
}

/** How the user runs: `sudo` without a password, and programs that come before it. */
interface How {
  readonly sudo?: boolean;
  /** As root, where the tests run as root. */
  readonly root?: boolean;
  readonly before?: readonly string[];
}

/** The program and its arguments that run the scripts as `asUser` does. It becomes the harness: its process is the same. */
export function argvAsUser(
  place: Place,
  asked: Asked,
  { sudo = false, root = false, before = [] }: How = {},
): readonly [file: string, args: readonly string[]] {
  const node = [process.execPath, PROGRAM, JSON.stringify(asked)];
  const drop = ['setpriv', `--reuid=${UID}`, `--regid=${GID}`, '--clear-groups', '--'];
  const sudoers = path.join(place.top, 'sudoers');
  const bind = 'mount --bind "$0" /etc/sudoers && exec "$@"';
  let argv = IS_ROOT && !root ? [...drop, ...node] : node;
  if (IS_ROOT && sudo) {
    writeFileSync(sudoers, `Defaults use_pty\n#${UID} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 });
    chownSync(sudoers, 0, 0);
    argv = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', bind, sudoers, ...argv];
  }
  const [file = '', ...args] = [...before, ...argv];
  return [file, args];
}

export function environmentFor({ home }: Place): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: home, SECRET_OF_HARNESS: 'CANARY_KEY' };
}

/**
 * Runs the scripts as an ordinary user. With `sudo`, that user may use it without a password: as root here, by
 * a sudoers file that stands in for the machine's in a mount namespace of this one process.
 */
export function asUser(place: Place, asked: Asked, how: How = {}): Answered {
  const [file, args] = argvAsUser(place, asked, how);
  const env = environmentFor(place);
  return JSON.parse(execFileSync(file, args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }));
}
