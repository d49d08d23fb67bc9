import { closeSync, lstatSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../paths/disk-errors.ts';
import { giveToOwner, openFolder, openPathOf } from './open-file.ts';

interface FolderStep {
  readonly fd: number;
  /** The path under which the folder can be removed again; null if it existed before. */
  readonly made: string | null;
}

/**
 * Opens the folders from the root down to a file, each from inside its parent and never through a link. So the last one
 * is inside the root even if folders are moved meanwhile.
 */
export interface OpenFolders {
  /** A path to the innermost folder that stays valid while it is open. */
  readonly path: string;
  /** Removes the folders that were created, after a failed write. */
  removeCreated(): void;
  close(): void;
}

/**
 * Opens the folders. Throws the system's error: ENOENT unless `make`; ELOOP or ENOTDIR if a link or file is in the way.
 */
export function openFolders(root: string, names: readonly string[], make: boolean): OpenFolders {
  const first = openFolder(root);
  const steps: FolderStep[] = [{ fd: first, made: null }];
  let place = openPathOf(first, root);
  const folders = {
    removeCreated: () => removeCreatedFolders(steps),
    close: () => {
      for (const step of steps) closeSync(step.fd);
    },
  };
  try {
    for (const name of names) {
      const next = `${place}/${name}`;
      const step = enterFolder(next, make);
      steps.push(step);
      place = openPathOf(step.fd, next);
    }
  } catch (error) {
    folders.removeCreated();
    folders.close();
    throw error;
  }
  return { ...folders, path: place };
}

function enterFolder(folder: string, make: boolean): FolderStep {
  try {
    return { fd: openFolder(folder), made: null };
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR' && isLink(folder)) throw new LinkInPathError();
    if (!make || errorCode(error) !== 'ENOENT') throw error;
  }
  mkdirSync(folder);
  const fd = openFolder(folder);
  giveToOwner(fd, statSync(path.dirname(folder)));
  return { fd, made: folder };
}

/** Replaces ENOTDIR for a link by ELOOP, the usual error for links. */
class LinkInPathError extends Error {
  readonly code = 'ELOOP';
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function removeCreatedFolders(steps: readonly FolderStep[]): void {
  for (const step of steps.toReversed()) {
    if (step.made === null) continue;
    try {
      rmdirSync(step.made);
    } catch {
      return; // The folder is no longer empty, so it stays.
    }
  }
}
