import { GitError, type RunProgram, runProgram } from './exec.ts';
import { Lane } from './lane.ts';

/** The two looks of git at a work tree run at once (`measure.ts`); hardly anything asks for a third. */
const LANES = 2;

/** Starts programs as `runProgram` does, and faster from the third on. */
export interface Lanes {
  readonly run: RunProgram;
  /** Ends what is under way and what waits for it: nothing is started any more. */
  close(): void;
}

/**
 * Opens a lane where one is wanted and there are not enough: another one, too, for one that a command has killed. `dir`:
 * a private folder of the harness's.
 */
export function openLanes(dir: string): Lanes {
  let lanes: readonly Lane[] = [];
  let closed = false;
  const free = (): Lane | undefined => {
    lanes = lanes.filter((lane) => !lane.isGone);
    const found = lanes.find((lane) => lane.isFree);
    if (found !== undefined || lanes.length === LANES) return found;
    const opened = new Lane(dir);
    lanes = [...lanes, opened];
    return opened.isFree ? opened : undefined;
  };
  return {
    run: (path, args, run) => {
      if (closed) return Promise.reject(new GitError(run.name, null, 'the run is over'));
      // What can be called off in the middle has a process group of its own.
      const lane = run.signal === undefined ? free() : undefined;
      return lane === undefined ? runProgram(path, args, run) : lane.run(path, args, run);
    },
    close: () => {
      closed = true;
      for (const lane of lanes) lane.close();
      lanes = [];
    },
  };
}
