import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRawDiff, RAW_DIFF_OPTIONS } from '../objects/raw-diff.ts';
import { objectFacts, readBlobs } from '../objects/read-objects.ts';
import type { Git } from '../program/run-git.ts';
import type { RepositoryLayout } from '../program/user-repository.ts';

/** Maximum number of objects to copy: 1,000,000 take about 10 s. */
const MAX_OBJECTS = 1_000_000;
/** Maximum kilobytes of packs and loose objects to copy. */
const MOST_KB = 4 * 1024 ** 2;

/** Git's object folder, and another one to show in its place. */
export interface HiddenHistory {
  readonly target: string;
  readonly source: string;
  /** The texts of short hidden files. */
  readonly texts: readonly HiddenText[];
}

export interface HiddenText {
  readonly path: string;
  readonly text: string;
}

export interface HiddenFiles {
  /** The hidden files of the workspace. */
  readonly paths: readonly string[];
  /** Returns true if a path of any commit is hidden too, even if it no longer exists. */
  readonly isHidden: (path: string) => boolean;
}

/**
 * Copies the repository's objects without any content that these files ever had, in any commit and under any of these
 * names. Commands see the copy, so `git show HEAD:.env` finds nothing. The copy has only objects that a reference, a
 * reflog or an index reaches. Returns null if no such file was ever committed, 'too large' if the repository has too
 * many objects. Throws GitError.
 */
export async function hiddenHistory(
  git: Git,
  { commonDir, gitDir }: Pick<RepositoryLayout, 'commonDir' | 'gitDir'>,
  { paths, isHidden }: HiddenFiles,
  source: string,
): Promise<HiddenHistory | 'too large' | null> {
  const held = paths.length === 0 ? new Set<string>() : await blobsOf(git, paths);
  if (await isTooLarge(git)) return held.size === 0 ? null : 'too large';
  const listed = await git({
    args: [
      'rev-list',
      '--objects',
      '--missing=allow-any',
      '--all',
      '--reflog',
      '--indexed-objects',
      ...otherHeads(gitDir),
    ],
  });
  const reached = new Map<string, string>();
  const suspects = new Map<string, string>();
  for (const line of listed.stdout.toString('utf8').split('\n').slice(0, -1)) {
    const at = line.indexOf(' ');
    const [oid, path] = at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
    reached.set(oid, path);
    if (held.has(oid) || (path !== '' && isHidden(path))) suspects.set(oid, path);
  }
  const { hidden, texts } = await blobsAmong(git, suspects);
  if (hidden.size === 0) return null;
  mkdirSync(join(source, 'pack'), { recursive: true });
  mkdirSync(join(source, 'info'), { recursive: true });
  const kept = [...reached.keys()].filter((oid) => !hidden.has(oid));
  await git({
    args: ['pack-objects', '--quiet', '--window=0', '--missing=allow-any', join(source, 'pack/pack')],
    input: Buffer.from(`${kept.join('\n')}\n`),
  });
  return { target: join(commonDir, 'objects'), source, texts };
}

async function isTooLarge(git: Git): Promise<boolean> {
  const { stdout } = await git({ args: ['count-objects', '-v'] });
  const said = new Map(
    stdout
      .toString('latin1')
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  const sum = (...names: readonly string[]) =>
    names.reduce((all, name) => all + Number(said.get(name) ?? 0), 0);
  return sum('count', 'in-pack') > MAX_OBJECTS || sum('size', 'size-pack') > MOST_KB;
}

/** Returns commits that git names outside its references. */
function otherHeads(gitDir: string): readonly string[] {
  const names = ['FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'];
  return names.filter((name) => (statSync(join(gitDir, name), { throwIfNoEntry: false })?.size ?? 0) > 0);
}

/** Maximum number of files whose text is read, and bytes of each. */
const MOST_TEXTS = 300;
const MOST_BYTES = 64 * 1024;

/** Returns the files among these objects, by the path under which they were found, with their texts. */
async function blobsAmong(git: Git, suspects: ReadonlyMap<string, string>) {
  const blobs = (await objectFacts(git, [...suspects.keys()])).filter(({ type }) => type === 'blob');
  const small = blobs.filter(({ size }) => (size ?? 0) <= MOST_BYTES).slice(0, MOST_TEXTS);
  const bytes = await readBlobs(
    git,
    small.map(({ id }) => id),
  );
  return {
    hidden: new Set(blobs.map(({ id }) => id)),
    texts: small.map(
      ({ id }): HiddenText => ({
        path: suspects.get(id) ?? '',
        text: bytes.get(id)?.toString('utf8') ?? '',
      }),
    ),
  };
}

/** Returns the blobs at these paths in the index and in any commit that a reference or reflog reaches. */
async function blobsOf(git: Git, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const env = { GIT_LITERAL_PATHSPECS: '1' };
  const [history, index] = await Promise.all([
    git({
      args: ['log', '--all', '--reflog', '-m', '--root', '--format=', ...RAW_DIFF_OPTIONS, '--', ...paths],
      env,
    }),
    git({ args: ['ls-files', '--stage', '--', ...paths], env }),
  ]);
  const found = new Set<string>();
  for (const { oldOid, newOid } of parseRawDiff(history.stdout)) {
    for (const oid of [oldOid, newOid]) if (oid !== null) found.add(oid);
  }
  for (const [, oid = ''] of index.stdout.toString('latin1').matchAll(/^\d+ ([0-9a-f]+) \d\t/gm))
    found.add(oid);
  return found;
}
