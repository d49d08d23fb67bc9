import { lstatSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Every name we write. Nothing else in the folder is ever touched. */
export const OUR_FILES: readonly string[] = [
  'execution.json',
  'metrics.json',
  'metrics.prom',
  'alerts.jsonl',
  'violations.jsonl',
  'summary.md',
  'report.html',
  'changes.patch',
  'changed-files.txt',
  'controlled_edit_report.md',
  'events.jsonl',
];
export const QUARANTINE = 'quarantine';
export const OUTPUTS = 'outputs';
/** Earlier runs' records, each in a folder named after its run. */
export const PREVIOUS = 'previous';
/** Held by the run that writes here. */
export const FOLDER_LOCK = '.lock';
const OUR_NAMES: ReadonlySet<string> = new Set([...OUR_FILES, QUARANTINE, OUTPUTS, PREVIOUS, FOLDER_LOCK]);

/** A folder that was made ready, known by more than its name: it may be exchanged while the run goes on. */
export interface OutputFolder {
  readonly dir: string;
  readonly device: number;
  readonly inode: number;
}

function below(root: string, dir: string): readonly string[] | null {
  const way = relative(root, dir);
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return null;
  return way.split(sep);
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
 * Where `spelled` lies. A relative name stays in the workspace and no part of its way may be a link there: the
 * repository is not ours. An absolute one may lie anywhere else, for only the user can have given it.
 * Throws an Error whose message is one line for the user.
 */
export function placeOutputFolder(root: string, spelled: string): string {
  const dir = resolve(root, spelled);
  const way = below(root, dir);
  if (dir === resolve(root)) {
    throw new Error(`output_dir "${spelled}" is the workspace itself: name a folder of its own`);
  }
  if (way === null) {
    if (!isAbsolute(spelled)) {
      throw new Error(`output_dir "${spelled}" leads out of the workspace: name a folder in it`);
    }
    refuseLinks([dir]);
    return dir;
  }
  if (way.some((part) => part.toLowerCase() === '.git')) {
    throw new Error(`output_dir "${spelled}" lies in a git directory: name another folder`);
  }
  refuseLinks(way.map((_, index) => join(root, ...way.slice(0, index + 1))));
  return dir;
}

/**
 * As `mkdir -p`. Step by step, for node's own way never ends below a folder where the
 * system answers ENOENT to a new one (`/proc`), and calls a read-only disk ENOENT too.
 */
function makeFolders(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(dir) !== dir) makeFolders(dirname(dir));
  mkdirSync(dir);
}

/**
 * Makes the folder if need be. One that holds nothing but records of ours hides itself from the user's `git status`
 * with a `.gitignore`; one that holds files of others is left as it is.
 */
export function openOutputFolder(dir: string): OutputFolder {
  makeFolders(dir);
  const names = readdirSync(dir);
  if (names.every((name) => OUR_NAMES.has(name))) writeFileSync(join(dir, '.gitignore'), '*\n');
  return identified(dir);
}

/** A folder that is open already, by more than its name. */
export function identified(dir: string): OutputFolder {
  const { dev, ino } = lstatSync(dir);
  return { dir, device: dev, inode: ino };
}

/** A folder of its own for what was taken back, or for long outputs. Throws where something else has its name. */
export function openFolderBelow(dir: string, name: typeof QUARANTINE | typeof OUTPUTS): void {
  const folder = join(dir, name);
  refuseLinks([folder]);
  mkdirSync(folder, { recursive: true });
}

/** A fresh folder for when the right one cannot be written. */
export function openFallbackFolder(base: string): OutputFolder {
  return openOutputFolder(mkdtempSync(join(base, 'forge-headless-')));
}

/** Whether the name still leads to the folder that was opened. */
export function isStillThere({ dir, device, inode }: OutputFolder): boolean {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.dev === device && found.ino === inode;
}
