import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { POSIX_SHELL } from '../../../core/text/shell-quote.ts';
import { setKeepsAlive } from './child-liveness.ts';
import { CALL_MARKER } from './orphan-processes.ts';

/**
 * `sh` text that keeps the last line it reads. When its stdin ends, it kills the process group in that line and every
 * process with that mark in its environment. An empty line means there is no command.
 */
const WATCHER_SCRIPT = `
while read -r line; do last=$line; done
set -- $last
[ "$#" = 2 ] || exit 0
kill -s KILL -- "-$1"
for round in 1 2 3; do
  for folder in /proc/[0-9]*; do
    grep -qszFx "${CALL_MARKER}=$2" "$folder/environ" && kill -s KILL "\${folder#/proc/}"
  done
done`;

/**
 * Ends the running command when the harness ends, for whatever reason, if there is no PID namespace. The kernel
 * notifies only the command's first process, so a shell waits for the end of a pipe that we hold.
 */
export class ParentDeathWatcher {
  #watcher: ChildProcess | null = null;

  /** Call this before a command starts, so that this process is not taken for one of its leftovers. */
  prepare(): void {
    if (this.#watcher !== null) return;
    const child = spawn(POSIX_SHELL, ['-c', WATCHER_SCRIPT], {
      cwd: '/',
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    // Commands run even if it cannot start or was killed.
    child.on('error', () => {});
    child.stdin?.on('error', () => {});
    setKeepsAlive({ child, reader: null }, false);
    this.#watcher = child;
  }

  /** Call this when a command runs in this process group with this mark. */
  begin(group: number | undefined, mark: string): void {
    if (group !== undefined) this.#watcher?.stdin?.write(`${group} ${mark}\n`);
  }

  /** Call this when the command has ended. */
  end(): void {
    this.#watcher?.stdin?.write('\n');
  }
}
