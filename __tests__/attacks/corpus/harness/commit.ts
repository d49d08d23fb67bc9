import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../support/repository.ts';
import type { Commits } from './places.ts';

export interface CommitEvidence {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
  /** Paths that differ from the start, with the mode they have now (`000000` where they are gone). */
  readonly paths: ReadonlyMap<string, string>;
  readonly deletions: number;
  /** Message, authorship and whole patch, for the search of what must not be there. */
  readonly text: string;
}

/** What HEAD has that the start had not; null where it is where the checkout or the run put it, or no git can read it. */
export function commitSince(
  workspace: string,
  { checkedOut, head: start }: Pick<Commits, 'checkedOut' | 'head'>,
): CommitEvidence | null {
  if (!existsSync(join(workspace, '.git'))) return null;
  const sha = tryGit(workspace, 'rev-parse', 'HEAD');
  if (sha === null || sha === start || sha === checkedOut) return null;
  const raw = git(workspace, 'diff-tree', '-r', '--no-renames', '--raw', '-z', start, sha).split('\0');
  const paths = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2)
    paths.set(raw[at + 1] ?? '', (raw[at] ?? '').split(' ')[1] ?? '');
  return {
    sha,
    parents: git(workspace, 'log', '-1', '--format=%P', sha).split(' '),
    message: git(workspace, 'log', '-1', '--format=%B', sha),
    paths,
    deletions: [...paths.values()].filter((mode) => mode === '000000').length,
    text: git(workspace, 'log', '-p', '--text', '--format=fuller', `${start}..${sha}`),
  };
}

function tryGit(workspace: string, ...args: readonly string[]): string | null {
  try {
    return git(workspace, ...args);
  } catch {
    return null;
  }
}
