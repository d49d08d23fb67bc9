import { join, relative } from 'node:path';
import type { Place } from '../kept-files.ts';
import type { Layout } from './site.ts';

/** Bulk that git only adds to. Objects are kept by `kept-objects.ts`. */
const NOT_KEPT: ReadonlySet<string> = new Set(['objects', 'lfs', 'annex']);
/** Below these, such a name is a branch or a tag. */
const NAMES = /(?:^|\/)(?:refs|logs|hooks)(?:\/|$)/;
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];

/** The places of a git directory that must be as they were. */
export function placesOf({ root, gitDir, commonDir }: Layout): readonly Place[] {
  const dotGit = join(root, '.git');
  return [
    ...(dotGit === gitDir ? [] : [alone(dotGit)]),
    deep(gitDir, gitDir),
    ...(commonDir === gitDir ? [] : SHARED.map((name) => deep(join(commonDir, name), commonDir))),
    alone(join(commonDir, 'objects')),
    alone(join(commonDir, 'objects/info/alternates')),
    alone(join(commonDir, 'objects/info/http-alternates')),
  ];
}

/** A file that must be as it was, whatever is beside it. */
function alone(path: string): Place {
  return { path, holds: () => false };
}

function deep(path: string, base: string): Place {
  return {
    path,
    holds: (name, folder) => !NOT_KEPT.has(name) || NAMES.test(relative(base, folder)),
  };
}
