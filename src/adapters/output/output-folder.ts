import { lstatSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isGitPath } from '../../core/path/git-folder.ts';
import { isWithin } from '../../core/path/is-within.ts';
import { REPORT_FILES } from '../../core/run/report-files.ts';

/** The names of all files that we write. Nothing else in the folder is touched. */
export const OUR_FILES: readonly string[] = [...Object.keys(REPORT_FILES), 'events.jsonl'];
export const QUARANTINE = 'quarantine';
export const OUTPUTS = 'outputs';
/** Records of earlier runs, each in a folder named after its run. */
export const PREVIOUS = 'previous';
/** The lock of the run that writes here. */
export const FOLDER_LOCK = '.lock';
const OUR_NAMES: ReadonlySet<string> = new Set([...OUR_FILES, QUARANTINE, OUTPUTS, PREVIOUS, FOLDER_LOCK]);

/** A prepared folder with its identity, because it may be replaced during the run. */
export interface OutputFolder {
  readonly dir: string;
  readonly device: number;
  readonly inode: number;
}

function partsBelow(root: string, dir: string): readonly string[] | null {
  return dir !== root && isWithin(dir, root) ? relative(root, dir).split(sep) : null;
}

function refuseLinks(dirs: readonly string[]): void {
  for (const dir of dirs) {
    const found = lstatSync(dir, { throwIfNoEntry: false });
    if (found === undefined) return;
    if (found.isSymbolicLink()) {
      throw new Error(`${dir} is a symbolic link, and reports are never written through one: remove it`);
    }
    if (!found.isDirectory())
      throw new Error(`${dir} is not a folder: remove it or set artifacts.output_dir`);
  }
}

/**
 * Resolves the output folder. A relative path must stay in the workspace and contain no links, because the repository
 * is not trusted. An absolute path may be anywhere, because only the user can set it. Throws an Error with one line for
 * the user.
 */
export function resolveOutputFolder(root: string, spelled: string): string {
  const dir = resolve(root, spelled);
  const way = partsBelow(resolve(root), dir);
  if (dir === resolve(root)) {
    throw new Error(`output_dir "${spelled}" is the workspace itself: use a separate folder`);
  }
  if (way === null) {
    if (!isAbsolute(spelled)) {
      throw new Error(`output_dir "${spelled}" is outside the workspace: use a folder in it`);
    }
    refuseLinks([dir]);
    return dir;
  }
  if (isGitPath(way.join('/'))) {
    throw new Error(`output_dir "${spelled}" is in a git directory: use another folder`);
  }
  refuseLinks(way.map((_, index) => join(root, ...way.slice(0, index + 1))));
  return dir;
}

/**
 * Works like `mkdir -p`, step by step. Node's implementation never ends if the system answers ENOENT to a new folder
 * (`/proc`), and reports ENOENT for a read-only disk too.
 */
function makeFolders(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(dir) !== dir) makeFolders(dirname(dir));
  mkdirSync(dir);
}

/** Creates the folder if needed. If it contains only our records, a `.gitignore` hides it from `git status`. */
export function openOutputFolder(dir: string): OutputFolder {
  makeFolders(dir);
  const names = readdirSync(dir);
  if (names.every((name) => OUR_NAMES.has(name))) writeFileSync(join(dir, '.gitignore'), '*\n');
  return identifyFolder(dir);
}

/** Identifies an existing folder. */
export function identifyFolder(dir: string): OutputFolder {
  const { dev, ino } = lstatSync(dir);
  return { dir, device: dev, inode: ino };
}

/** Creates the folder for undone changes or for long outputs. Throws if something else has its name. */
export function openFolderBelow(dir: string, name: typeof QUARANTINE | typeof OUTPUTS): void {
  const folder = join(dir, name);
  refuseLinks([folder]);
  mkdirSync(folder, { recursive: true });
}

/** Creates a new folder to use if the right one cannot be written. */
export function openFallbackFolder(base: string): OutputFolder {
  return openOutputFolder(mkdtempSync(join(base, 'forge-headless-')));
}

/** Reports if the path still leads to the folder that was opened. */
export function isStillThere({ dir, device, inode }: OutputFolder): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.dev === device && found.ino === inode;
}
