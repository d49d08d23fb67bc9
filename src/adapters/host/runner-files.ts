import { basename, dirname, isAbsolute } from 'node:path';
import { changedPaths, type FileSnapshot, restoreSnapshot, takeSnapshot } from '../files/file-snapshot.ts';

/**
 * The files through which a step controls the rest of the job, and the action's own code. Only the harness may write
 * them, at the very end, because content that a command writes there would take effect after the step. See E29 and E39
 * in docs/threat-model.md.
 */
export interface RunnerFiles {
  /** Also guards this folder in its current state: the action's own code. */
  keep(folder: string): void;
  /** Restores changed files, removes added ones, and returns the changed paths. Throws if that fails. */
  putBack(): readonly string[];
}

/** Source: docs/internals/github-actions.md. The event tells the harness who requested the run. */
const FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
];

/** The runner's folder of command files, for this step and others. */
const COMMAND_FOLDER = '_runner_file_commands';

/** Takes a snapshot of the files that the runner names in this environment. */
export function snapshotRunnerFiles(env: Readonly<Record<string, string | undefined>>): RunnerFiles {
  const files = FILE_VARIABLES.map((name) => env[name] ?? '').filter(isAbsolute);
  const folders = files.map((file) => dirname(file)).filter((folder) => basename(folder) === COMMAND_FOLDER);
  const tops = new Set([...folders, ...files]);
  let before: FileSnapshot = new Map();
  const look = (at: Iterable<string>) =>
    takeSnapshot(
      [...at].map((path) => ({ path, holds: () => true })),
      before,
    );
  before = look(tops);
  const differences = () => changedPaths(before, look(tops));
  return {
    keep: (folder) => {
      if (tops.has(folder)) return;
      tops.add(folder);
      before = new Map([...before, ...look([folder])]);
    },
    putBack: () => {
      const changed = differences();
      if (changed.length === 0) return changed;
      restoreSnapshot(before, differences);
      const left = differences();
      if (left.length > 0) throw new Error(`could not restore files of the runner: ${left.join(', ')}`);
      return changed;
    },
  };
}
