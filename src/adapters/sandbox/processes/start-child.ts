import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Pipe } from './pipes.ts';

/** A program to start: the sandbox with the command in it. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The text that it reads first, at once, which is equal for all commands. Default: nothing. */
  readonly opening?: string;
  /** The text that it reads next; null means no stdin. */
  readonly stdin: string | null;
  /**
   * Keeps its stdin open while it runs. A process in the sandbox waits for its end, which is our end, to kill the rest.
   */
  readonly isWatched?: boolean;
  /** It makes a PID namespace. When that ends, everything in it ends. */
  readonly namespaced: boolean;
  /**
   * Its layers are for it alone: no program waits for such a launch, and one that waits for another may keep waiting.
   */
  readonly once?: boolean;
}

/** A running program that has read only its opening. */
export interface Started {
  readonly child: ChildProcess;
  /** Our end of the pipe that takes its output; null if that is `child.stdout`. */
  readonly reader: number | null;
  /** Resolves once it is in the group that limits commands. It receives the command only then. */
  readonly joined?: Promise<void>;
}

/** Starts the program. Returns the error if it cannot start; then the pipe is closed. */
export function startChild(launch: Launch, pipe: Pipe | null): Started | Error {
  try {
    const child = spawn(launch.file, launch.args, {
      cwd: launch.cwd,
      env: launch.env,
      stdio: [launch.stdin === null ? 'ignore' : 'pipe', pipe?.writer ?? 'pipe', 'pipe'],
      detached: true,
    });
    // If it ends before it has read everything, its exit code says so.
    child.stdin?.on('error', () => {});
    if (launch.opening !== undefined) child.stdin?.write(launch.opening);
    return { child, reader: pipe?.reader ?? null };
  } catch (error) {
    if (pipe !== null) closeSync(pipe.reader);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    // The child has its own copy. With ours open, the output would never end.
    if (pipe !== null) closeSync(pipe.writer);
  }
}
