import { execFileSync } from 'node:child_process';
import { chownSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answered, Asked } from './as-user.ts';
import type { Place } from './fixture.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../../../..');
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
  if (!IS_ROOT || root) return commandOf([...before, ...node]);
  const drop = ['setpriv', `--reuid=${UID}`, `--regid=${GID}`, '--clear-groups', '--'];
  const binds = sudo ? [[sudoersIn(place), '/etc/sudoers']] : [];
  if (isOpenToAll(CHECKOUT)) return commandOf([...before, ...bound(binds), ...drop, ...node]);
  const copy = path.join(place.top, 'checkout');
  mkdirSync(copy, { recursive: true });
  const moved = node.map((each) =>
    each.startsWith(`${CHECKOUT}/`) ? copy + each.slice(CHECKOUT.length) : each,
  );
  return commandOf([...before, ...bound([...binds, [CHECKOUT, copy]]), ...drop, ...moved]);
}

function commandOf([file = '', ...args]: readonly string[]): readonly [
  file: string,
  args: readonly string[],
] {
  return [file, args];
}

/** A sudoers file that lets the user do anything without a password. */
function sudoersIn({ top }: Place): string {
  const file = path.join(top, 'sudoers');
  writeFileSync(file, `Defaults use_pty\n#${UID} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 });
  chownSync(file, 0, 0);
  return file;
}

/** Other users cannot reach a checkout that lies in root's own home. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return folder === '/' || isOpenToAll(path.dirname(folder));
}

/** The start of a command line that shows each first path at its second one, to this one process. */
function bound(binds: readonly (readonly string[])[]): readonly string[] {
  if (binds.length === 0) return [];
  const script = 'while [ "$1" != -- ]; do mount --bind "$1" "$2" || exit; shift 2; done; shift; exec "$@"';
  return ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', ...binds.flat(), '--'];
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
