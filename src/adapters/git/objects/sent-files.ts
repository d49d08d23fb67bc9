import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { SentFile, ServerCommitBase } from '../../../core/git/server-commit.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { nameProblem, printableName } from '../worktree/path-name-rules.ts';
import { treeDifferences } from './raw-diff.ts';
import { readBlobs } from './read-objects.ts';

/** See `ServerCommits.sentFiles`. */
export async function sentFiles(
  git: Git,
  tree: string,
  ground: ServerCommitBase,
): Promise<readonly SentFile[]> {
  const [first = ground.base] = ground.parents;
  const [differences, fromFirst] = await Promise.all([
    treeDifferences(git, ground.base, tree),
    first === ground.base ? null : treeDifferences(git, first, tree),
  ]);
  const unknown = fromFirst === null ? null : new Set(fromFirst.map(({ raw }) => raw));
  const oids = differences.flatMap(({ newMode, newOid }) =>
    newOid === null || newMode === SUBMODULE_MODE ? [] : [newOid],
  );
  const bytes = await readBlobs(git, oids);
  return differences.map(({ raw, oldMode, newMode, oldOid, newOid }) => {
    refuseName(raw);
    return {
      path: toText(raw),
      oldMode,
      mode: newMode,
      oid: newOid,
      bytes: bytes.get(newOid ?? '') ?? null,
      isKnown: newOid === oldOid || newMode === SUBMODULE_MODE || (unknown !== null && !unknown.has(raw)),
    };
  });
}

function refuseName(raw: string): void {
  if (nameProblem(raw) === null) return;
  const reason = `${printableName(raw)} has a name that GitHub's API does not support: rename it or set git.sign_commits to false`;
  throw new StopRun({ kind: 'delivery', reason });
}
