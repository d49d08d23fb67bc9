import { accessSync, constants, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The absolute path with every link resolved; null where there is nothing. */
export function realPath(spelled: string): string | null {
  // An empty or relative path would be taken from wherever we happen to stand.
  if (!path.isAbsolute(spelled)) return null;
  try {
    return realpathSync(spelled);
  } catch {
    return null;
  }
}

export function isFolder(spelled: string): boolean {
  return statSync(spelled, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function exists(spelled: string): boolean {
  try {
    return lstatSync(spelled, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

export function isSocket(spelled: string): boolean {
  try {
    return lstatSync(spelled, { throwIfNoEntry: false })?.isSocket() ?? false;
  } catch {
    return false;
  }
}

/** The text of a file, or '' where it cannot be read. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Names in a folder, or none where it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The absolute path of the first regular, executable file of that name in the folders, in order. */
export function findBinary(name: string, folders: readonly string[]): string | null {
  for (const folder of folders) {
    const candidate = path.join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      // Not here: the next folder.
    }
  }
  return null;
}
