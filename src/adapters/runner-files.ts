import { basename, dirname, isAbsolute } from 'node:path';
import { differing, type KeptFiles, keepFiles, putBack } from './kept-files.ts';

/**
 * The files by which a step steers the rest of the job, and the action's own code. Only the harness may write
 * them, at the very end: what an agent's command writes there would act once the step is over (CASES, evasions
 * 29 and 39).
 */
export interface RunnerFiles {
  /** Also this folder with all that is in it, as it is now: the action's own. */
  keep(folder: string): void;
  /**
   * Paths that are not as they were; they are put back, and what came beside them is removed. Throws where that
   * cannot be done.
   */
  putBack(): readonly string[];
}

/** Source: FACTS, "The runner"; the event is what tells the harness who asked for the run. */
const FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
];

/** The runner keeps the command files of a step beside one another, and those of other steps too. */
const COMMAND_FOLDER = '_runner_file_commands';

/** Reads the files that the runner names in this environment, as they are now. */
export function keepRunnerFiles(env: Readonly<Record<string, string | undefined>>): RunnerFiles {
  const files = FILE_VARIABLES.map((name) => env[name] ?? '').filter(isAbsolute);
  const folders = files.map((file) => dirname(file)).filter((folder) => basename(folder) === COMMAND_FOLDER);
  const tops = new Set([...folders, ...files]);
  let before: KeptFiles = new Map();
  const look = (at: Iterable<string>) =>
    keepFiles(
      [...at].map((path) => ({ path, holds: () => true })),
      before,
    );
  before = look(tops);
  const differences = () => differing(before, look(tops));
  return {
    keep: (folder) => {
      if (tops.has(folder)) return;
      tops.add(folder);
      before = new Map([...before, ...look([folder])]);
    },
    putBack: () => {
      const changed = differences();
      if (changed.length === 0) return changed;
      putBack(before, differences);
      const left = differences();
      if (left.length > 0) throw new Error(`files of the runner could not be put back: ${left.join(', ')}`);
      return changed;
    },
  };
}
