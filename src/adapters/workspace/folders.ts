import { closeSync, lstatSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner, openFolder, placeOf } from './handle.ts';
import { errorCode } from './trouble.ts';

interface Step {
  readonly fd: number;
  /** Under this name the folder can be removed again; null where it was there before. */
  readonly made: string | null;
}

/**
 * The folders from the root down to a file, each opened from inside the one before and never through a link,
 * so that what lies at the end lies inside the root, whatever is moved meanwhile.
 */
export interface Folders {
  /** The innermost one, by a name that stays true while it is open. */
  readonly place: string;
  /** Removes the folders that were made on the way: the write came to nothing. */
  unmake(): void;
  close(): void;
}

/** Throws the system's error: ENOENT unless `make`, ELOOP or ENOTDIR where a link or file is in the way. */
export function openFolders(root: string, names: readonly string[], make: boolean): Folders {
  const first = openFolder(root);
  const steps: Step[] = [{ fd: first, made: null }];
  let place = placeOf(first, root);
  const folders = {
    unmake: () => removeMade(steps),
    close: () => {
      for (const step of steps) closeSync(step.fd);
    },
  };
  try {
    for (const name of names) {
      const next = `${place}/${name}`;
      const step = enter(next, make);
      steps.push(step);
      place = placeOf(step.fd, next);
    }
  } catch (error) {
    folders.unmake();
    folders.close();
    throw error;
  }
  return { ...folders, place };
}

function enter(folder: string, make: boolean): Step {
  try {
    return { fd: openFolder(folder), made: null };
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR' && isLink(folder)) throw new LinkInTheWay();
    if (!make || errorCode(error) !== 'ENOENT') throw error;
  }
  mkdirSync(folder);
  const fd = openFolder(folder);
  giveToOwner(fd, statSync(path.dirname(folder)));
  return { fd, made: folder };
}

/** The system says ENOTDIR of a link here; ELOOP is what it says of one everywhere else. */
class LinkInTheWay extends Error {
  readonly code = 'ELOOP';
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function removeMade(steps: readonly Step[]): void {
  for (const step of steps.toReversed()) {
    if (step.made === null) continue;
    try {
      rmdirSync(step.made);
    } catch {
      return; // Somebody put something into it: then it is no longer ours to remove.
    }
  }
}
