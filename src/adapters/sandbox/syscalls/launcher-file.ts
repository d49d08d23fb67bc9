import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launcherExecutable } from './launcher-program.ts';

/** The launcher of one run, as a file that commands behind namespaces cannot see. */
export interface LauncherFile {
  readonly file: string;
  readonly bytes: Buffer;
}

/** Place of the launcher inside a sandbox. `/dev` is a separate file system there, and programs may run from it. */
export const LAUNCHER_INSIDE = '/dev/forge-launch';

const NAME = path.basename(LAUNCHER_INSIDE);

/** Writes the launcher into a folder of the harness. Null for a machine that we have no code for. */
export function writeLauncher(folder: string, machine?: NodeJS.Architecture): LauncherFile | null {
  const bytes = launcherExecutable(machine);
  if (bytes === null) return null;
  const launcher = { file: path.join(folder, NAME), bytes };
  write(launcher);
  return launcher;
}

/**
 * The path of the launcher, with the bytes that we wrote. Without namespaces a command of the same user can find the
 * file and change it, so it is compared before each use.
 */
export function verifiedLauncherPath(launcher: LauncherFile): string {
  if (!isIntact(launcher)) write(launcher);
  return launcher.file;
}

function isIntact({ file, bytes }: LauncherFile): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}

/** Removes what is there first: an open file of this name would stay the one that a program could still change. */
function write({ file, bytes }: LauncherFile): void {
  rmSync(file, { recursive: true, force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes, { mode: 0o555, flag: 'wx' });
}
