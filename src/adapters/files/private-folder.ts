import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { StopRun } from '../../core/run/outcome.ts';
import { removeTree } from './remove-tree.ts';

/** A private folder of the harness outside the workspace. Only this user can enter it. */
export interface PrivateFolder {
  readonly path: string;
  /** Creates a folder in it and returns its path. */
  below(name: string): string;
  /** Removes the folder, unless `leave` was called. */
  remove(): void;
  /** Keeps the folder, because its content exists nowhere else. */
  leave(): void;
}

/**
 * Creates a private folder in `base`: RUNNER_TEMP or the system's temporary folder. Throws StopRun(config) on failure.
 */
export function makePrivateFolder(base: string): PrivateFolder {
  const path = madeIn(base);
  let stays = false;
  return {
    path,
    below: (name) => {
      const folder = join(path, name);
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    },
    remove: () => {
      if (!stays) removeTree(path);
    },
    leave: () => {
      stays = true;
    },
  };
}

function madeIn(base: string): string {
  try {
    return mkdtempSync(join(base, 'forge-run-'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a writable folder`;
    throw new StopRun({ kind: 'config', reason });
  }
}

/** Creates a folder that outlives the run, for git objects that exist nowhere else. */
export function makeObjectsFolder(base: string): string {
  return mkdtempSync(join(base, 'forge-objects-'));
}
