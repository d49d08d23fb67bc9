import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of the harness's own, outside the workspace, that only this user can enter. */
export interface PrivateFolder {
  readonly path: string;
  /** A folder below it, made at once. */
  below(name: string): string;
  remove(): void;
}

/** `base` is where it is made: RUNNER_TEMP or the system's. */
export function makePrivateFolder(base: string): PrivateFolder {
  const path = mkdtempSync(join(base, 'forge-run-'));
  return {
    path,
    below: (name) => {
      const folder = join(path, name);
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    },
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 2 }),
  };
}
