import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { MARKER } from './leftovers.ts';
import { POSIX_SHELL } from './quote.ts';
import { held } from './started.ts';

/**
 * `sh` text that keeps the last line it reads and, when its stdin ends, kills what that names: a process group, and every
 * process with that mark in its environment. An empty line names nothing.
 */
const SCRIPT = `
while read -r line; do last=$line; done
set -- $last
[ "$#" = 2 ] || exit 0
kill -s KILL -- "-$1"
for round in 1 2 3; do
  for folder in /proc/[0-9]*; do
    grep -qszFx "${MARKER}=$2" "$folder/environ" && kill -s KILL "\${folder#/proc/}"
  done
done`;

/**
 * Without a PID namespace: ends the running command when the harness is gone, however it ended. The kernel tells only
 * the command's first process, so a shell waits for the end of a pipe that we hold.
 */
export class Orphans {
  #watcher: ChildProcess | null = null;

  /** To be called before a command starts, so that what it leaves over can be told from this. */
  prepare(): void {
    if (this.#watcher !== null) return;
    const child = spawn(POSIX_SHELL, ['-c', SCRIPT], {
      cwd: '/',
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    // Where it cannot start or was killed, commands run all the same.
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    held({ child, reader: null }, false);
    this.#watcher = child;
  }

  /** The command runs in this process group, and its processes have this mark. */
  begin(group: number | undefined, mark: string): void {
    if (group !== undefined) this.#watcher?.stdin?.write(`${group} ${mark}\n`);
  }

  /** The command is over. */
  end(): void {
    this.#watcher?.stdin?.write('\n');
  }
}
