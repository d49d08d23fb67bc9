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

/** Names below `folder` that exist and that the pattern means: `*` stands for any characters but a slash. */
export function matchingBelow(folder: string, pattern: string): readonly string[] {
  let found: readonly string[] = [''];
  for (const part of pattern.split('/')) {
    found = found.flatMap((around) => {
      const names = part.includes('*') ? namesIn(path.join(folder, around)).filter(likeGlob(part)) : [part];
      return names.map((name) => path.join(around, name));
    });
  }
  return found.filter((name) => exists(path.join(folder, name)));
}

function likeGlob(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('.*')}$`, 's');
  return (name) => whole.test(name);
}

/** Names of the symbolic links in a folder, or none where it cannot be read. */
export function linksIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name);
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

/** As many links as the kernel follows for one path (path_resolution(7)). */
const MOST_LINKS = 40;

/** The links that lead from this path to what it names, each by a path without links around it. */
export function linksOn(spelled: string): readonly string[] {
  const found: string[] = [];
  let left = spelled.split('/').filter((part) => part !== '');
  let at = '/';
  while (left.length > 0 && found.length < MOST_LINKS) {
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
