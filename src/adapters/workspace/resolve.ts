import { lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs';
import type { WorkspacePath } from '../../core/path.ts';
import type { ResolvedPath } from '../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts';
import { type Bounds, belowRoot, isHidden, isWithin } from './bounds.ts';
import { checkNewName, checkSpelling, isGitName, quoted, spellsGit } from './spelling.ts';
import { diskTrouble, errorCode } from './trouble.ts';

type Use = 'read' | 'write';

/** As many as Linux follows before it says ELOOP. */
const MAX_LINKS = 40;

/** A path on its way: `done` is real and holds no link, `todo` is what is still to be looked at. */
interface Walk {
  readonly bounds: Bounds;
  readonly spelled: string;
  readonly use: Use;
  done: string[];
  todo: string[];
  links: number;
}

/**
 * The one way from a text of the model's to a path. It goes name by name, as the system would, but within the
 * root: `..` never leaves it, a link is followed for reading only and its target walked by the same rules.
 */
export function resolvePath(bounds: Bounds, spelled: string, use: Use): ResolvedPath | Refusal {
  // Where the root itself lies is not of the model's choosing: only what is spelled below it is checked.
  const below = spelled.startsWith('/') ? belowRoot(spelled, bounds) : undefined;
  const bad = below === '' ? undefined : checkSpelling(below ?? spelled);
  if (bad !== undefined) return spellsGit(spelled) ? gitFolder({ spelled, use }) : bad;
  const start = startOf(bounds, spelled);
  if (isRefusal(start)) return start;
  const walk: Walk = { bounds, spelled, use, ...start, links: 0 };
  for (let name = walk.todo.shift(); name !== undefined; name = walk.todo.shift()) {
    const trouble = step(walk, name);
    if (trouble !== undefined) return trouble;
  }
  return arrive(walk);
}

function startOf(bounds: Bounds, spelled: string): Pick<Walk, 'done' | 'todo'> | Refusal {
  if (/^~([^/]*\/|$)/.test(spelled)) return outside(spelled);
  if (!spelled.startsWith('/')) return { done: parts(bounds.base), todo: spelled.split('/') };
  const inside = belowRoot(spelled, bounds);
  return inside === undefined ? outside(spelled) : { done: [], todo: inside.split('/') };
}

function step(walk: Walk, name: string): Refusal | undefined {
  if (name === '' || name === '.') return undefined;
  if (name === '..') {
    return walk.done.pop() === undefined ? outside(walk.spelled) : undefined;
  }
  if (isGitName(name)) return gitFolder(walk);
  const found = look(walk, name);
  if (isRefusal(found)) return found;
  if (found === undefined) return stepToMissing(walk, name);
  if (found.isSymbolicLink()) return follow(walk, name);
  walk.done.push(name);
  return undefined;
}

function follow(walk: Walk, name: string): Refusal | undefined {
  if (walk.use === 'write') {
    const read = resolvePath(walk.bounds, walk.spelled, 'read');
    // `.git` and the reports are out of bounds whatever the way that leads there.
    if (isRefusal(read) && read.code === 'FS-05') return refuse(read.reason, 'FS-04');
    return refuse(
      `${quoted(walk.spelled)} goes through the symbolic link ${quoted([...walk.done, name].join('/'))}: write to the real path instead`,
      'FS-02',
    );
  }
  walk.links += 1;
  if (walk.links > MAX_LINKS) {
    return refuse(`${quoted(walk.spelled)} leads through more than ${MAX_LINKS} symbolic links`, 'FS-02');
  }
  const target = linkTarget(walk, name);
  if (isRefusal(target)) return target;
  if (!target.startsWith('/')) {
    walk.todo.unshift(...target.split('/'));
    return undefined;
  }
  const inside = belowRoot(target, walk.bounds);
  if (inside === undefined) return outside(walk.spelled);
  walk.done = [];
  walk.todo.unshift(...inside.split('/'));
  return undefined;
}

function linkTarget(walk: Walk, name: string): string | Refusal {
  try {
    return readlinkSync(absolute(walk, name));
  } catch (error) {
    return diskTrouble(error, walk.spelled, 'read');
  }
}

/** A name that is not there is taken as spelled, unless an entry differs from it only in its Unicode form. */
function stepToMissing(walk: Walk, name: string): Refusal | undefined {
  const twin = /^[\x20-\x7e]*$/.test(name) ? undefined : twinOf(walk, name);
  if (twin !== undefined) return step(walk, twin);
  const bad = walk.use === 'write' ? checkNewName(name, walk.spelled) : undefined;
  if (bad === undefined) walk.done.push(name);
  return bad;
}

function twinOf(walk: Walk, name: string): string | undefined {
  const wanted = name.normalize('NFC');
  try {
    return readdirSync(absolute(walk, '.')).find((entry) => entry.normalize('NFC') === wanted);
  } catch {
    return undefined; // No such folder, or none that can be read: then nothing in it is the same name.
  }
}

function arrive(walk: Walk): ResolvedPath | Refusal {
  const path = walk.done.join('/') as WorkspacePath;
  if (isHidden(path, walk.bounds)) return hidden(walk);
  const found = look(walk, '.');
  if (isRefusal(found)) return found;
  if (walk.use === 'write') {
    const trouble = checkTarget(walk, path, found);
    if (trouble !== undefined) return trouble;
  }
  if (found === undefined) return { path, kind: 'missing' };
  if (found.isDirectory()) return { path, kind: 'directory' };
  if (found.isFile()) return { path, kind: 'file' };
  return refuse(
    `${quoted(walk.spelled)} is a device, pipe or socket: only regular files are of use`,
    'FS-03',
  );
}

function checkTarget(walk: Walk, path: string, found: Stats | undefined): Refusal | undefined {
  const { base } = walk.bounds;
  if (!isWithin(path, base)) {
    return refuse(
      `${quoted(walk.spelled)} is outside ${quoted(`${base}/`)}, where alone this run may write: choose a path in it`,
      'FS-01',
    );
  }
  if (found === undefined) return undefined;
  if (found.isDirectory()) {
    return refuse(`${quoted(walk.spelled)} is a folder: name a file to write`, 'FS-03');
  }
  if (found.nlink > 1) return hardLinked(walk.spelled);
  return undefined;
}

/** Rewriting a file of two names would change what the other one holds, and that may lie outside. */
export function hardLinked(spelled: string): Refusal {
  return refuse(
    `${quoted(spelled)} is a hard link, so another name may hold the same file: delete it and write it anew, or leave it`,
    'FS-03',
  );
}

function look(walk: Walk, name: string): Stats | Refusal | undefined {
  try {
    return lstatSync(absolute(walk, name));
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : diskTrouble(error, walk.spelled, verb(walk.use));
  }
}

function absolute(walk: Walk, name: string): string {
  return [walk.bounds.root, ...walk.done, ...(name === '.' ? [] : [name])].join('/');
}

function parts(path: string): string[] {
  return path === '' ? [] : path.split('/');
}

function verb(use: Use): 'read' | 'written' {
  return use === 'read' ? 'read' : 'written';
}

function outside(spelled: string): Refusal {
  return refuse(
    `${quoted(spelled)} is outside the workspace: use a path inside it, relative to its root`,
    'FS-01',
  );
}

function gitFolder(walk: Pick<Walk, 'spelled' | 'use'>): Refusal {
  return refuse(
    `${quoted(walk.spelled)} is git's own: no tool reads or writes it; the run makes the commit itself`,
    walk.use === 'write' ? 'FS-04' : 'FS-05',
  );
}

function hidden(walk: Walk): Refusal {
  return refuse(
    `${quoted(walk.spelled)} belongs to the run's own reports, which no tool reads or writes: choose another path`,
    walk.use === 'write' ? 'FS-04' : 'FS-05',
  );
}
