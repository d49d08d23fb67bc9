import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { StopRun } from '../core/outcome.ts';
import { removeTree } from './remove-tree.ts';

/** A folder of the harness's own, outside the workspace, that only this user can enter. */
export interface PrivateFolder {
  readonly path: string;
  /** A folder below it, made at once. */
  below(name: string): string;
  remove(): void;
}

/** `base` is where it is made: RUNNER_TEMP or the system's. Throws StopRun(config) where that cannot be. */
export function makePrivateFolder(base: string): PrivateFolder {
  const path = madeIn(base);
  return {
    path,
    below: (name) => {
      const folder = join(path, name);
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    },
    remove: () => removeTree(path),
  };
}

function madeIn(base: string): string {
  try {
    return mkdtempSync(join(base, 'forge-run-'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = `the temporary folder ${base} cannot be written (${code}): set TMPDIR, or RUNNER_TEMP on a runner, to a folder that can`;
    throw new StopRun({ kind: 'config', reason });
  }
}
