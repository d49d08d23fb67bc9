import { join as joinPath } from 'node:path';
import { isRegularFile, LINK_MODE } from '../../../core/git/file-mode.ts';
import { isWithin } from '../../../core/path/is-within.ts';
import { attributesOf, CONVERTING_ATTRIBUTES } from '../objects/content-conversions.ts';
import type { HeadDifferences, TreeEntry } from '../objects/head-differences.ts';
import { readBlob } from '../objects/read-objects.ts';
import { mergeBlobs } from '../objects/three-way-merge.ts';
import type { PrivateStore } from '../program/private-store.ts';
import { type RawPath, toText } from '../program/raw-path.ts';
import { type Git, GitError } from '../program/run-git.ts';
import { userGit } from '../program/user-git.ts';
import type { UserRepository } from '../program/user-repository.ts';

/** The reason why no commit of this run can contain a change of a path. `other`: the path or filter that causes it. */
export interface CommitObstacle {
  readonly kind:
    | 'submodule'
    | 'filtered'
    | 'left_out'
    | 'deleted_before'
    | 'untracked_before'
    | 'changed_before'
    | 'other_kind'
    | 'hidden_beside'
    | 'hidden_but_case'
    | 'same_but_case'
    | 'no_difference';
  readonly other: string;
}

/** The commit's entry for a path (null: none), or the obstacle. */
export type CommitEntry = { readonly side: TreeEntry | null } | { readonly obstacle: CommitObstacle };

/** The facts that a change is compared with. */
export interface CommitContext {
  readonly repo: UserRepository;
  readonly store: PrivateStore;
  readonly head: HeadDifferences;
  /** Folders of nested repositories. */
  readonly nested: readonly RawPath[];
  /** Paths that a sparse checkout leaves out. A folder of a sparse index ends with `/`. */
  readonly leftOut: ReadonlySet<RawPath>;
  /**
   * Returns another path in the commit whose name differs only in case, or null. Always null on case-sensitive file
   * systems.
   */
  readonly caseTwin: (raw: RawPath) => RawPath | null;
}

/** The entry of one path at the start and now. */
export interface PathChange {
  readonly raw: RawPath;
  readonly start: TreeEntry | null;
  readonly now: TreeEntry | null;
}

/** Returns an obstacle that follows from the path alone. Reads nothing. */
export function obstacleByPath(
  base: CommitContext,
  raw: RawPath,
  start: TreeEntry | null,
): CommitObstacle | null {
  const { head, nested, leftOut } = base;
  const submodule = head.submoduleOf(raw) ?? nested.find((folder) => isWithin(raw, folder));
  if (submodule !== undefined) return commitObstacle('submodule', toText(submodule));
  const here = head.at(raw);
  if (here !== null && here.start === null && here.head !== null) {
    return commitObstacle(isLeftOut(leftOut, raw) ? 'left_out' : 'deleted_before');
  }
  if (here !== null && here.head === null) return commitObstacle('untracked_before');
  if (here?.head && here.start && kindOf(here.head) !== kindOf(here.start)) {
    return commitObstacle('other_kind', here.head.mode === LINK_MODE ? 'a symbolic link' : 'a file');
  }
  if (start !== null) return null;
  const hidden = head.hiddenConflictWith(raw);
  if (hidden !== null)
    return commitObstacle(isAboveOrBelow(hidden, raw) ? 'hidden_beside' : 'hidden_but_case', toText(hidden));
  const twin = base.caseTwin(raw);
  return twin === null ? null : commitObstacle('same_but_case', toText(twin));
}

/** Compares the paths as spelled; the same path counts too. */
function isAboveOrBelow(one: RawPath, other: RawPath): boolean {
  return isWithin(one, other) || isWithin(other, one.replace(/\/$/, ''));
}

function commitObstacle(kind: CommitObstacle['kind'], other = ''): CommitObstacle {
  return { kind, other };
}

function isLeftOut(leftOut: ReadonlySet<RawPath>, raw: RawPath): boolean {
  if (leftOut.has(raw)) return true;
  for (let at = raw.lastIndexOf('/'); at > 0; at = raw.lastIndexOf('/', at - 1)) {
    if (leftOut.has(raw.slice(0, at + 1))) return true;
  }
  return false;
}

/** Returns `a file`, `a link` or `a submodule`. */
function kindOf({ mode }: TreeEntry): string {
  return mode.slice(0, 3);
}

/** Returns the commit's entry for each of these paths. Writes the blobs that it needs into the private store. */
export async function commitEntries(
  base: CommitContext,
  changes: readonly PathChange[],
): Promise<ReadonlyMap<RawPath, CommitEntry>> {
  const { repo, store } = base;
  const objects = { write: joinPath(store.dir, 'objects'), read: [joinPath(repo.commonDir, 'objects')] };
  const convert = userGit(repo, objects);
  const names = changes.map(({ raw }) => raw);
  const attributes = await attributesOf(repo, convert, names, CONVERTING_ATTRIBUTES);
  const entries = new Map<RawPath, CommitEntry>();
  for (const change of changes) {
    const conversion = { convert, attributes: attributes.get(change.raw) ?? null };
    entries.set(change.raw, await commitEntryFor(base, change, conversion));
  }
  return entries;
}

/** Returns the git filter of the path as an obstacle, or null. */
export async function filterOf({ repo }: CommitContext, raw: RawPath): Promise<CommitObstacle | null> {
  const filter = (await attributesOf(repo, userGit(repo), [raw], ['filter'])).get(raw)?.get('filter');
  return filter === undefined ? null : commitObstacle('filtered', filter);
}

interface ConversionTools {
  /** Reads files as the user's repository does and writes into the private store. */
  readonly convert: Git;
  /** Returns the attributes of the path; null if it has none. */
  readonly attributes: ReadonlyMap<string, string> | null;
}

async function commitEntryFor(
  base: CommitContext,
  change: PathChange,
  conversion: ConversionTools,
): Promise<CommitEntry> {
  const { raw } = change;
  const filter = conversion.attributes?.get('filter');
  const barred =
    obstacleByPath(base, raw, change.start) ??
    (filter === undefined ? null : commitObstacle('filtered', filter));
  if (barred !== null) return { obstacle: barred };
  const here = base.head.at(raw);
  const head = here === null ? change.start : here.head;
  const stored = await toStoredBlob(base, raw, change.start, conversion);
  // If the commit already has unconverted content here, the new one does too, so that no other line differs.
  const isRaw = here === null && stored?.oid !== change.start?.oid;
  const start = isRaw ? change.start : stored;
  const now = isRaw ? change.now : await toStoredBlob(base, raw, change.now, conversion);
  const merged = await mergeOntoHead(base.store.git, { start, head, now });
  if (merged === 'mixed') return { obstacle: commitObstacle('changed_before') };
  // If the run did not change the mode, the commit's mode stays (`core.fileMode=false` and the like).
  const keepsMode = head !== null && change.start?.mode === change.now?.mode;
  const side = merged === null ? null : { oid: merged.oid, mode: keepsMode ? head.mode : merged.mode };
  const isSame = side?.oid === head?.oid && side?.mode === head?.mode;
  return isSame ? { obstacle: commitObstacle('no_difference') } : { side };
}

/** Returns the run's change without the uncommitted change that preceded it. */
async function mergeOntoHead(
  git: Git,
  {
    start,
    head,
    now,
  }: { readonly start: TreeEntry | null; readonly head: TreeEntry | null; readonly now: TreeEntry | null },
): Promise<TreeEntry | null | 'mixed'> {
  if (start?.oid === head?.oid) return now;
  if (start === null || head === null || now === null) return 'mixed';
  if ([start, head, now].some(({ mode }) => !isRegularFile(mode))) return 'mixed';
  const oid = await mergedOrNone(git, start.oid, head.oid, now.oid);
  return oid === null ? 'mixed' : { mode: now.mode, oid };
}

/** Merges three blobs. If a partial clone lacks one of them, they cannot be merged. */
async function mergedOrNone(git: Git, base: string, ours: string, theirs: string): Promise<string | null> {
  try {
    return await mergeBlobs(git, base, ours, theirs);
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

/** Converts raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, but no filter. */
async function toStoredBlob(
  { repo, store }: CommitContext,
  raw: RawPath,
  side: TreeEntry | null,
  { convert, attributes }: ConversionTools,
): Promise<TreeEntry | null> {
  const isConverted = attributes !== null || convertsLineEnds(repo);
  if (side === null || !isRegularFile(side.mode) || !isConverted) return side;
  const written = await convert({
    args: ['hash-object', '-w', '--stdin', `--path=${toText(raw)}`],
    input: await readBlob(store.git, side.oid),
  });
  return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}

function convertsLineEnds(repo: UserRepository): boolean {
  return !/^(false|no|off|0|)$/i.test(repo.config.get('core.autocrlf') ?? '');
}
