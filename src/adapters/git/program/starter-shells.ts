import { GitError, type RunProgram, runProgram } from './run-git.ts';
import { StarterShell } from './starter-shell.ts';

/** Two git commands read the work tree in parallel (`measure-step.ts`); a third is rarely needed. */
const SHELL_COUNT = 2;

/** Starts programs like `runProgram`, and faster from the third on. */
export interface StarterShells {
  readonly run: RunProgram;
  /** Ends running and waiting programs; nothing starts afterwards. */
  close(): void;
}

/** Starts shells when needed, also to replace one that a command has killed. `dir`: a private folder of the harness. */
export function openStarterShells(dir: string): StarterShells {
  let starterShells: readonly StarterShell[] = [];
  let closed = false;
  const free = (): StarterShell | undefined => {
    starterShells = starterShells.filter((starterShell) => !starterShell.isClosed);
    const found = starterShells.find((starterShell) => starterShell.isFree);
    if (found !== undefined || starterShells.length === SHELL_COUNT) return found;
    const opened = new StarterShell(dir);
    starterShells = [...starterShells, opened];
    return opened.isFree ? opened : undefined;
  };
  return {
    run: (path, args, run) => {
      if (closed) return Promise.reject(new GitError(run.name, null, 'the run is over'));
      // Programs that can be aborted need their own process group.
      const starterShell = run.signal === undefined ? free() : undefined;
      return starterShell === undefined ? runProgram(path, args, run) : starterShell.run(path, args, run);
    },
    close: () => {
      closed = true;
      for (const starterShell of starterShells) starterShell.close();
      starterShells = [];
    },
  };
}
