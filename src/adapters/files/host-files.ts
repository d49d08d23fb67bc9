import {
  accessSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/** Returns the absolute path with every link resolved, or null if it does not exist. */
export function realPath(spelled: string): string | null {
  // An empty or relative path would depend on the current folder.
  if (!path.isAbsolute(spelled)) return null;
  try {
    return realpathSync.native(spelled);
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

/** Returns the text of a file, or '' if it cannot be read. */
export function readTextOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the names in a folder, or none if it cannot be read. */
export function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns existing names below `folder` that match the pattern. `*` matches anything but a slash. */
export function globNames(folder: string, pattern: string): readonly string[] {
  let found: readonly string[] = [''];
  for (const part of pattern.split('/')) {
    found = found.flatMap((around) => {
      const names = part.includes('*') ? listNames(path.join(folder, around)).filter(globTest(part)) : [part];
      return names.map((name) => path.join(around, name));
    });
  }
  return found.filter((name) => exists(path.join(folder, name)));
}

function globTest(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('.*')}$`, 's');
  return (name) => whole.test(name);
}

/** Returns the names of symbolic links in a folder, or none if it cannot be read. */
export function listLinks(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Returns the path of the first regular, executable file of that name in these folders. */
export function findBinary(name: string, folders: readonly string[]): string | null {
  for (const folder of folders) {
    const candidate = path.join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      // Continue with the next folder.
    }
  }
  return null;
}

/** The kernel's limit of links in one path (path_resolution(7)). */
const MAX_LINKS = 40;

/** Returns the links on the way to the target of this path, each by a path without links above it. */
export function linksLeadingTo(spelled: string): readonly string[] {
  const found: string[] = [];
  let left = spelled.split('/').filter((part) => part !== '');
  let at = '/';
  while (left.length > 0 && found.length < MAX_LINKS) {
    const [part = '', ...rest] = left;
    const next = path.join(at, part);
    const target = linkTarget(next);
    if (target === null) {
      at = next;
      left = rest;
      continue;
    }
    found.push(next);
    if (target.startsWith('/')) at = '/';
    left = [...target.split('/').filter((each) => each !== '' && each !== '.'), ...rest];
  }
  return found;
}

function linkTarget(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch {
    return null;
  }
}
