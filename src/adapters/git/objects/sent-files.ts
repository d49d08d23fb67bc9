import type { SentFile, ServerCommitBase } from '../../../core/git/server-commit.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { splitNul, toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { nameProblem, printableName } from '../worktree/path-name-rules.ts';

const ABSENT = '000000';
const SUBMODULE = '160000';
const LF = 10;

interface Difference {
  readonly raw: string;
  readonly oldMode: string;
  readonly mode: string;
  readonly oldOid: string;
  readonly oid: string;
}

/** See `ServerCommits.sentFiles`. */
export async function sentFiles(
  git: Git,
  tree: string,
  ground: ServerCommitBase,
): Promise<readonly SentFile[]> {
  const [first = ground.base] = ground.parents;
  const [differences, fromFirst] = await Promise.all([
    differencesOf(git, ground.base, tree),
    first === ground.base ? null : differencesOf(git, first, tree),
  ]);
  const unknown = fromFirst === null ? null : new Set(fromFirst.map(({ raw }) => raw));
  const bytes = await readContents(git, differences.filter(holdsBytes));
  return differences.map((difference) => {
    const { raw, oldMode, mode, oldOid, oid } = difference;
    refuseName(raw);
    return {
      path: toText(raw),
      oldMode: oldMode === ABSENT ? null : oldMode,
      mode: mode === ABSENT ? null : mode,
      oid: mode === ABSENT ? null : oid,
      bytes: bytes.get(oid) ?? null,
      isKnown: oid === oldOid || mode === SUBMODULE || (unknown !== null && !unknown.has(raw)),
    };
  });
}

function refuseName(raw: string): void {
  if (nameProblem(raw) === null) return;
  const reason = `${printableName(raw)} has a name that GitHub's API does not support: rename it or set git.sign_commits to false`;
  throw new StopRun({ kind: 'delivery', reason });
}

function holdsBytes({ mode }: Difference): boolean {
  return mode !== ABSENT && mode !== SUBMODULE;
}

async function differencesOf(git: Git, from: string, to: string): Promise<readonly Difference[]> {
  const answer = await git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', from, to],
  });
  const parts = splitNul(answer.stdout);
  const differences: Difference[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
    differences.push({ raw: parts[at + 1] ?? '', oldMode, mode, oldOid, oid });
  }
  return differences;
}

/** Reads contents by id with one process. */
async function readContents(
  git: Git,
  files: readonly Difference[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const oids = [...new Set(files.map(({ oid }) => oid))];
  if (oids.length === 0) return new Map();
  const input = Buffer.from(oids.map((oid) => `${oid}\n`).join(''));
  const { stdout } = await git({ args: ['cat-file', '--batch'], input });
  let at = 0;
  const contents = oids.map((oid): [string, Uint8Array] => {
    const end = stdout.indexOf(LF, at);
    const [name, type, size] = stdout.toString('latin1', at, end).split(' ');
    if (name !== oid || type !== 'blob') throw new Error(`git cat-file did not return object ${oid}`);
    const from = end + 1;
    at = from + Number(size) + 1;
    return [oid, stdout.subarray(from, from + Number(size))];
  });
  return new Map(contents);
}
