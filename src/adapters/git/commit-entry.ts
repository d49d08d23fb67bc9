import { join as joinPath } from 'node:path';
import { attributed, CONVERTING } from './conversions.ts';
import { type Git, GitError } from './exec.ts';
import { type HeadDifferences, type Side, SUBMODULE } from './head-differences.ts';
import { isWithin, type RawPath, toText } from './raw-path.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import { mergeBlobs } from './three-way.ts';
import { userGit } from './user-git.ts';

/** Why no commit of this run can hold a change at a path. `other`: the path or filter that is the cause. */
export interface Obstacle {
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

/** The entry that the commit gets at a path (null: none), or why there can be none. */
export type CommitEntry = { readonly side: Side | null } | { readonly obstacle: Obstacle };

/** What a change is held against. */
export interface CommitBase {
  readonly site: Site;
  readonly store: Store;
  readonly head: HeadDifferences;
  /** Folders of repositories below the root. */
  readonly nested: readonly RawPath[];
  /** Paths that the index leaves out of this checkout; a folder of a sparse index ends with `/`. */
  readonly leftOut: ReadonlySet<RawPath>;
  /** Another path that the commit holds and keeps, and whose name differs only in case; null where case counts. */
  readonly caseTwin: (raw: RawPath) => RawPath | null;
}

/** One path as it was at the start and as it is now. */
export interface PathChange {
  readonly raw: RawPath;
  readonly start: Side | null;
  readonly now: Side | null;
}

/** What only the paths decide: nobody is asked, nothing is read. */
export function obstacleAt(base: CommitBase, raw: RawPath, start: Side | null): Obstacle | null {
  const { head, nested, leftOut } = base;
  const submodule = head.submoduleOf(raw) ?? nested.find((folder) => isWithin(raw, [folder]));
  if (submodule !== undefined) return obstacle('submodule', toText(submodule));
  const here = head.at(raw);
  if (here !== null && here.start === null && here.head !== null) {
    return obstacle(isLeftOut(leftOut, raw) ? 'left_out' : 'deleted_before');
  }
  if (here !== null && here.head === null) return obstacle('untracked_before');
  if (here?.head && here.start && kindOf(here.head) !== kindOf(here.start)) {
    return obstacle('other_kind', here.head.mode === '120000' ? 'a symbolic link' : 'a file');
  }
  if (start !== null) return null;
  const hidden = head.hiddenBeside(raw);
  if (hidden !== null)
    return obstacle(isAboveOrBelow(hidden, raw) ? 'hidden_beside' : 'hidden_but_case', toText(hidden));
  const twin = base.caseTwin(raw);
  return twin === null ? null : obstacle('same_but_case', toText(twin));
}

/** In the same spelling; the same path counts too. */
function isAboveOrBelow(one: RawPath, other: RawPath): boolean {
  return isWithin(one, [other]) || isWithin(other, [one.replace(/\/$/, '')]);
}

function obstacle(kind: Obstacle['kind'], other = ''): Obstacle {
  return { kind, other };
}

function isLeftOut(leftOut: ReadonlySet<RawPath>, raw: RawPath): boolean {
  if (leftOut.has(raw)) return true;
  for (let at = raw.lastIndexOf('/'); at > 0; at = raw.lastIndexOf('/', at - 1)) {
    if (leftOut.has(raw.slice(0, at + 1))) return true;
  }
  return false;
}

/** File, link or submodule. */
function kindOf({ mode }: Side): string {
  return mode.slice(0, 3);
}

/** What the commit gets at each of these paths. Writes the blobs that it needs into the private store. */
export async function commitEntries(
  base: CommitBase,
  changes: readonly PathChange[],
): Promise<ReadonlyMap<RawPath, CommitEntry>> {
  const { site, store } = base;
  const objects = { write: joinPath(store.dir, 'objects'), read: [joinPath(site.commonDir, 'objects')] };
  const convert = userGit(site, objects);
  const names = changes.map(({ raw }) => raw);
  const attributes = await attributed(site, convert, names, CONVERTING);
  const entries = new Map<RawPath, CommitEntry>();
  for (const change of changes) {
    const conversion = { convert, attributes: attributes.get(change.raw) ?? null };
    entries.set(change.raw, await entryFor(base, change, conversion));
  }
  return entries;
}

/** The filter that keeps the path, as an obstacle; null where none does. */
export async function filterOf({ site }: CommitBase, raw: RawPath): Promise<Obstacle | null> {
  const filter = (await attributed(site, userGit(site), [raw], ['filter'])).get(raw)?.get('filter');
  return filter === undefined ? null : obstacle('filtered', filter);
}

interface Conversion {
  /** Reads files as the user's repository does, and writes into the private store. */
  readonly convert: Git;
  /** Those that are set for the path; null where none is. */
  readonly attributes: ReadonlyMap<string, string> | null;
}

async function entryFor(base: CommitBase, change: PathChange, conversion: Conversion): Promise<CommitEntry> {
  const { raw } = change;
  const filter = conversion.attributes?.get('filter');
  const barred =
    obstacleAt(base, raw, change.start) ?? (filter === undefined ? null : obstacle('filtered', filter));
  if (barred !== null) return { obstacle: barred };
  const here = base.head.at(raw);
  const head = here === null ? change.start : here.head;
  const stored = await asBlob(base, raw, change.start, conversion);
  // A commit that holds what a conversion would change holds it as it is, and so will the next: no other line differs.
  const isRaw = here === null && stored?.oid !== change.start?.oid;
  const start = isRaw ? change.start : stored;
  const now = isRaw ? change.now : await asBlob(base, raw, change.now, conversion);
  const merged = await onTopOfHead(base.store.git, { start, head, now });
  if (merged === 'mixed') return { obstacle: obstacle('changed_before') };
  // Where the run left the mode alone, the commit's stays: `core.fileMode=false` and the like.
  const keepsMode = head !== null && change.start?.mode === change.now?.mode;
  const side = merged === null ? null : { oid: merged.oid, mode: keepsMode ? head.mode : merged.mode };
  const isSame = side?.oid === head?.oid && side?.mode === head?.mode;
  return isSame ? { obstacle: obstacle('no_difference') } : { side };
}

/** The run's change without the uncommitted one that was there before it (DECISIONS D14). */
async function onTopOfHead(
  git: Git,
  {
    start,
    head,
    now,
  }: { readonly start: Side | null; readonly head: Side | null; readonly now: Side | null },
): Promise<Side | null | 'mixed'> {
  if (start?.oid === head?.oid) return now;
  if (start === null || head === null || now === null) return 'mixed';
  if ([start, head, now].some(({ mode }) => !mode.startsWith('100') || mode === SUBMODULE)) return 'mixed';
  const oid = await mergedOrNone(git, start.oid, head.oid, now.oid);
  return oid === null ? 'mixed' : { mode: now.mode, oid };
}

/** A blob that a partial clone lacks cannot be merged either. */
async function mergedOrNone(git: Git, base: string, ours: string, theirs: string): Promise<string | null> {
  try {
    return await mergeBlobs(git, base, ours, theirs);
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

/** Raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, never a filter. */
async function asBlob(
  { site, store }: CommitBase,
  raw: RawPath,
  side: Side | null,
  { convert, attributes }: Conversion,
): Promise<Side | null> {
  const isConverted = attributes !== null || convertsLineEnds(site);
  if (side === null || !side.mode.startsWith('100') || !isConverted) return side;
  const bytes = await store.git({ args: ['cat-file', 'blob', side.oid] });
  const written = await convert({
    args: ['hash-object', '-w', '--stdin', `--path=${toText(raw)}`],
    input: bytes.stdout,
  });
  return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}

function convertsLineEnds(site: Site): boolean {
  return !/^(false|no|off|0|)$/i.test(site.config.get('core.autocrlf') ?? '');
}
