import { type GitAnswer, type ProgramRun, runProgram } from './exec.ts';
import { Lane } from './lane.ts';

/** The two looks of git at a work tree run at once (`measure.ts`); nothing asks for a third. */
const LANES = 2;

/** Starts programs as `runProgram` does, and faster once it is warm. */
export interface Lanes {
  run(path: string, args: readonly string[], run: ProgramRun): Promise<GitAnswer>;
  /** Makes them ready, and replaces those that are gone. Costs as many processes. */
  warm(): void;
  close(): void;
}

/** `dir`: a private folder of the harness's. */
export function openLanes(base: Readonly<Record<string, string>>, dir: string): Lanes {
  let lanes: readonly Lane[] = [];
  let closed = false;
  return {
    run: (path, args, run) => {
      const lane = lanes.find((one) => one.isFree && one.suits(run.env));
      return lane === undefined ? runProgram(path, args, run) : lane.run(path, args, run);
    },
    warm: () => {
      if (closed) return;
      const here = lanes.filter((lane) => !lane.isGone);
      lanes = [...here, ...Array.from({ length: LANES - here.length }, () => new Lane(base, dir))];
    },
    close: () => {
      closed = true;
      for (const lane of lanes) lane.close();
      lanes = [];
    },
  };
}
