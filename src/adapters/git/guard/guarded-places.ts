import { join, relative } from 'node:path';
import type { SnapshotPlace } from '../../files/file-snapshot.ts';
import type { RepositoryLayout } from '../program/user-repository.ts';

/** Large folders that git only adds to. `object-backup.ts` protects the objects. */
const UNGUARDED_FOLDERS: ReadonlySet<string> = new Set(['objects', 'lfs', 'annex']);
/** Below these folders, such a name is a branch or a tag. */
const REF_NAME_FOLDERS = /(?:^|\/)(?:refs|logs|hooks)(?:\/|$)/;
/** Paths that linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED_BY_WORKTREES = [
  'config',
  'packed-refs',
  'refs',
  'hooks',
  'info',
  'shallow',
  'config.worktree',
  'reftable',
];

/** Returns the places of a git directory that must not change. */
export function guardedPlaces({ root, gitDir, commonDir }: RepositoryLayout): readonly SnapshotPlace[] {
  const gitEntries = join(root, '.git');
  return [
    ...(gitEntries === gitDir ? [] : [singleFile(gitEntries)]),
    wholeFolder(gitDir, gitDir),
    ...(commonDir === gitDir
      ? []
      : SHARED_BY_WORKTREES.map((name) => wholeFolder(join(commonDir, name), commonDir))),
    singleFile(join(commonDir, 'objects')),
    singleFile(join(commonDir, 'objects/info/alternates')),
    singleFile(join(commonDir, 'objects/info/http-alternates')),
  ];
}

/** A file that must not change, regardless of its neighbors. */
function singleFile(path: string): SnapshotPlace {
  return { path, holds: () => false };
}

function wholeFolder(path: string, base: string): SnapshotPlace {
  return {
    path,
    holds: (name, folder) => !UNGUARDED_FOLDERS.has(name) || REF_NAME_FOLDERS.test(relative(base, folder)),
  };
}
