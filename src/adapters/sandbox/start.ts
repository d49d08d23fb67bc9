import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Pipe } from './pipes.ts';

/** A program to start: the sandbox with the command in it. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it reads first, at once; the same for every command. Default: nothing. */
  readonly opening?: string;
  /** What it reads then; null: it has no stdin. */
  readonly stdin: string | null;
  /** Its stdin stays open while it runs: a process inside waits for the end of that, which is our end, to kill the rest. */
  readonly isWatched?: boolean;
  /** Whether it makes a PID namespace, whose end is the end of everything in it. */
  readonly namespaced: boolean;
  /** Its layers are for it alone: none waits for a launch like it, and one that waits for another may go on waiting. */
  readonly once?: boolean;
}

/** A program that runs, and has read no more than its opening. */
export interface Started {
  readonly child: ChildProcess;
  /** Our end of the pipe that takes its output; null: that is `child.stdout`. */
  readonly reader: number | null;
  /** Resolves once it is in the group that limits commands: it is told of the command no earlier. */
  readonly joined?: Promise<void>;
}

/** Gives what kept it from starting. Then the pipe is closed. */
export function startChild(launch: Launch, pipe: Pipe | null): Started | Error {
  try {
    const child = spawn(launch.file, launch.args, {
      cwd: launch.cwd,
      env: launch.env,
      stdio: [launch.stdin === null ? 'ignore' : 'pipe', pipe?.writer ?? 'pipe', 'pipe'],
      detached: true,
    });
    // Where it ends before it has read everything, its exit code says so.
    child.stdin?.on('error', () => {});
    if (launch.opening !== undefined) child.stdin?.write(launch.opening);
    return { child, reader: pipe?.reader ?? null };
  } catch (error) {
    if (pipe !== null) closeSync(pipe.reader);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    // The child has its own; ours would keep the output from ever ending.
    if (pipe !== null) closeSync(pipe.writer);
  }
}
