import { lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs';
import { isGitPath } from '../../../core/path/git-folder.ts';
import { isWithin } from '../../../core/path/is-within.ts';
import type { WorkspacePath } from '../../../core/path/path.ts';
import type { ResolvedPath } from '../../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/run/refusal.ts';
import { diskRefusal, errorCode } from './disk-errors.ts';
import { checkNewName, checkSpelling, quotedPath } from './path-spelling.ts';
import { belowRoot, isHidden, type WorkspaceBounds } from './workspace-bounds.ts';

type Use = 'read' | 'write';

/** The limit of Linux before it reports ELOOP. */
const MAX_LINKS = 40;

/** A path during resolution: `done` is real and has no links; `todo` remains. */
interface PathWalk {
  readonly bounds: WorkspaceBounds;
  readonly spelled: string;
  readonly use: Use;
  done: string[];
  todo: string[];
  links: number;
}

/**
 * Resolves a text of the model to a path. All tools use it. It goes name by name, as the system does, but within the
 * root: `..` never leaves it, and links are followed only for reading, by the same rules.
 */
export function resolvePath(bounds: WorkspaceBounds, spelled: string, use: Use): ResolvedPath | Refusal {
  // The model did not choose the root's own path, so only the part below it is checked.
  const below = spelled.startsWith('/') ? belowRoot(spelled, bounds) : undefined;
  const bad = below === '' ? undefined : checkSpelling(below ?? spelled);
  if (bad !== undefined) return isGitPath(spelled) ? gitFolderRefusal({ spelled, use }) : bad;
  const start = startOf(bounds, spelled);
  if (isRefusal(start)) return start;
  const walk: PathWalk = { bounds, spelled, use, ...start, links: 0 };
  for (let name = walk.todo.shift(); name !== undefined; name = walk.todo.shift()) {
    const trouble = stepInto(walk, name);
    if (trouble !== undefined) return trouble;
  }
  return finishWalk(walk);
}

function startOf(bounds: WorkspaceBounds, spelled: string): Pick<PathWalk, 'done' | 'todo'> | Refusal {
  if (/^~([^/]*\/|$)/.test(spelled)) return outsideRefusal(spelled);
  if (!spelled.startsWith('/')) return { done: pathParts(bounds.base), todo: spelled.split('/') };
  const inside = belowRoot(spelled, bounds);
  return inside === undefined ? outsideRefusal(spelled) : { done: [], todo: inside.split('/') };
}

function stepInto(walk: PathWalk, name: string): Refusal | undefined {
  if (name === '' || name === '.') return undefined;
  if (name === '..') {
    return walk.done.pop() === undefined ? outsideRefusal(walk.spelled) : undefined;
  }
  if (isGitPath(name)) return gitFolderRefusal(walk);
  const found = lstatStep(walk, name);
  if (isRefusal(found)) return found;
  if (found === undefined) return stepToMissing(walk, name);
  if (found.isSymbolicLink()) return followLink(walk, name);
  walk.done.push(name);
  return undefined;
}

function followLink(walk: PathWalk, name: string): Refusal | undefined {
  if (walk.use === 'write') {
    const read = resolvePath(walk.bounds, walk.spelled, 'read');
    // `.git` and the reports are off limits by any path.
    if (isRefusal(read) && read.code === 'FS-05') return refuse(read.reason, 'FS-04');
    return refuse(
      `${quotedPath(walk.spelled)} goes through the symbolic link ${quotedPath([...walk.done, name].join('/'))}: write to the real path instead`,
      'FS-02',
    );
  }
  walk.links += 1;
  if (walk.links > MAX_LINKS) {
    return refuse(`${quotedPath(walk.spelled)} leads through more than ${MAX_LINKS} symbolic links`, 'FS-02');
  }
  const target = linkTarget(walk, name);
  if (isRefusal(target)) return target;
  if (!target.startsWith('/')) {
    walk.todo.unshift(...target.split('/'));
    return undefined;
  }
  const inside = belowRoot(target, walk.bounds);
  if (inside === undefined) return outsideRefusal(walk.spelled);
  walk.done = [];
  walk.todo.unshift(...inside.split('/'));
  return undefined;
}

function linkTarget(walk: PathWalk, name: string): string | Refusal {
  try {
    return readlinkSync(absolute(walk, name));
  } catch (error) {
    return diskRefusal(error, walk.spelled, 'read');
  }
}

/** Keeps the spelling of a missing name, unless an entry differs from it only in its Unicode form. */
function stepToMissing(walk: PathWalk, name: string): Refusal | undefined {
  const twin = /^[\x20-\x7e]*$/.test(name) ? undefined : sameNameInOtherForm(walk, name);
  if (twin !== undefined) return stepInto(walk, twin);
  const bad = walk.use === 'write' ? checkNewName(name, walk.spelled) : undefined;
  if (bad === undefined) walk.done.push(name);
  return bad;
}

function sameNameInOtherForm(walk: PathWalk, name: string): string | undefined {
  const wanted = name.normalize('NFC');
  try {
    return readdirSync(absolute(walk, '.')).find((entry) => entry.normalize('NFC') === wanted);
  } catch {
    return undefined; // The folder is missing or unreadable, so it has no such entry.
  }
}

function finishWalk(walk: PathWalk): ResolvedPath | Refusal {
  const path = walk.done.join('/') as WorkspacePath;
  if (isHidden(path, walk.bounds)) return hiddenRefusal(walk);
  const found = lstatStep(walk, '.');
  if (isRefusal(found)) return found;
  if (walk.use === 'write') {
    const trouble = checkTarget(walk, path, found);
    if (trouble !== undefined) return trouble;
  }
  if (found === undefined) return { path, kind: 'missing' };
  if (found.isDirectory()) return { path, kind: 'directory' };
  if (found.isFile()) return { path, kind: 'file' };
  return refuse(`${quotedPath(walk.spelled)} is a device, pipe or socket: use a regular file`, 'FS-03');
}

function checkTarget(walk: PathWalk, path: string, found: Stats | undefined): Refusal | undefined {
  const { base } = walk.bounds;
  if (!isWithin(path, base)) {
    return refuse(
      `${quotedPath(walk.spelled)} is outside ${quotedPath(`${base}/`)}, the only folder that this run may write to: choose a path in it`,
      'FS-01',
    );
  }
  if (found === undefined) return undefined;
  if (found.isDirectory()) {
    return refuse(`${quotedPath(walk.spelled)} is a folder: name a file to write`, 'FS-03');
  }
  if (found.nlink > 1) return hardLinkRefusal(walk.spelled);
  return undefined;
}

/** Refuses hard links, because writing would also change the other name, which may be outside. */
export function hardLinkRefusal(spelled: string): Refusal {
  return refuse(
    `${quotedPath(spelled)} is a hard link, so another name may be the same file: delete it and write it again, or do not change it`,
    'FS-03',
  );
}

function lstatStep(walk: PathWalk, name: string): Stats | Refusal | undefined {
  try {
    return lstatSync(absolute(walk, name));
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : diskRefusal(error, walk.spelled, verb(walk.use));
  }
}

function absolute(walk: PathWalk, name: string): string {
  return [walk.bounds.root, ...walk.done, ...(name === '.' ? [] : [name])].join('/');
}

function pathParts(path: string): string[] {
  return path === '' ? [] : path.split('/');
}

function verb(use: Use): 'read' | 'written' {
  return use === 'read' ? 'read' : 'written';
}

function outsideRefusal(spelled: string): Refusal {
  return refuse(
    `${quotedPath(spelled)} is outside the workspace: use a path inside it, relative to its root`,
    'FS-01',
  );
}

function gitFolderRefusal(walk: Pick<PathWalk, 'spelled' | 'use'>): Refusal {
  return refuse(
    `${quotedPath(walk.spelled)} belongs to git, and no tool may read or write it: the run makes the commit itself`,
    walk.use === 'write' ? 'FS-04' : 'FS-05',
  );
}

function hiddenRefusal(walk: PathWalk): Refusal {
  return refuse(
    `${quotedPath(walk.spelled)} belongs to the run's own reports, and no tool may read or write it: choose another path`,
    walk.use === 'write' ? 'FS-04' : 'FS-05',
  );
}
