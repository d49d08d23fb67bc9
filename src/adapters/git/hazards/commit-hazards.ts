import type { Hazard } from '../../../core/git/change.ts';
import { FILE_MODE } from '../../../core/git/file-mode.ts';
import type { BlobReader } from '../objects/blob-reader.ts';
import type { RawChange } from '../objects/diff-output.ts';
import { treeEntry } from '../objects/head-differences.ts';
import { foldRaw, lastPart, type RawPath } from '../program/raw-path.ts';
import type { TreeState } from '../start/tree-state.ts';
import {
  type CommitContext,
  type CommitEntry,
  commitEntries,
  filterOf,
  obstacleByPath,
  type PathChange,
} from './commit-entry.ts';
import { obstacleHazard } from './commit-obstacle.ts';

/** `gone`: paths that the run has deleted. */
export async function commitContext(
  state: TreeState,
  gone: (raw: RawPath) => boolean = () => false,
): Promise<CommitContext> {
  const { repo, store, nested, leftOut, start } = state;
  const head = await state.head;
  return { repo, store, head, nested, leftOut, caseTwin: caseTwins(state, start.entries.keys(), gone) };
}

/**
 * Returns the reasons why no commit could contain the step's changes, path by path. Most paths need only a map lookup.
 * The others differ between start and commit, or git converts or filters them.
 */
export async function commitHazards(
  state: TreeState,
  blobs: BlobReader,
  step: readonly RawChange[],
  total: readonly RawChange[],
): Promise<readonly Hazard[]> {
  const gone = new Set(total.flatMap(({ raw, newMode }) => (newMode === null ? [raw] : [])));
  const base = await commitContext(state, (raw) => gone.has(raw));
  const stepped = new Set(step.map(({ raw }) => raw));
  // New attributes may affect earlier changes.
  const isRuled = step.some(isAttributes);
  const changes = total
    .filter(({ raw }) => (isRuled || stepped.has(raw)) && !state.watched.has(raw))
    .map(pathChange);
  const ruled = total.some(isAttributes);
  return commitObstacles(base, changes, (change) => needsContentCheck(state, blobs, base, change, ruled));
}

/** Returns the reasons why no commit could contain this content at this path; without content: any content. */
export async function editHazards(
  state: TreeState,
  raw: RawPath,
  proposed?: Uint8Array,
): Promise<readonly Hazard[]> {
  const base = await commitContext(state, (path) => state.good.total.get(path)?.newMode === null);
  const { start, good, store, hints } = state;
  const before = start.entries.get(raw) ?? null;
  const barred = obstacleByPath(base, raw, before);
  if (barred !== null) return [obstacleHazard(raw, barred)];
  const isRuled = [...good.total.values()].some(isAttributes);
  if (proposed === undefined) {
    const filter = hints.needsAttributeLookup || isRuled ? await filterOf(base, raw) : null;
    return filter === null ? [] : [obstacleHazard(raw, filter)];
  }
  const isPlain = base.head.at(raw) === null && !mayConvert(state, proposed, isRuled);
  if (isPlain) return [];
  const mode = good.total.get(raw)?.newMode ?? before?.mode ?? FILE_MODE;
  const now = { mode, oid: store.writeBlob(proposed) };
  if (before !== null && before.oid === now.oid && before.mode === mode) return [];
  return commitObstacles(base, [{ raw, start: before, now }], async () => true);
}

async function commitObstacles(
  base: CommitContext,
  changes: readonly PathChange[],
  needs: (change: PathChange) => Promise<boolean>,
): Promise<readonly Hazard[]> {
  const hazards: Hazard[] = [];
  const closer: PathChange[] = [];
  for (const change of changes) {
    const barred = obstacleByPath(base, change.raw, change.start);
    if (barred !== null) hazards.push(obstacleHazard(change.raw, barred));
    else if (await needs(change)) closer.push(change);
  }
  const entries = closer.length === 0 ? NO_ENTRIES : await commitEntries(base, closer);
  for (const [raw, entry] of entries) {
    if ('obstacle' in entry) hazards.push(obstacleHazard(raw, entry.obstacle));
  }
  return hazards;
}

const NO_ENTRIES: ReadonlyMap<RawPath, CommitEntry> = new Map();

async function needsContentCheck(
  state: TreeState,
  blobs: BlobReader,
  base: CommitContext,
  { raw, start, now }: PathChange,
  isRuled: boolean,
): Promise<boolean> {
  const { hints } = state;
  if (hints.needsAttributeLookup || isRuled || base.head.at(raw) !== null) return true;
  // Added and deleted files, and files of another kind, always differ.
  if (!hints.sizeChanging || start === null || now === null || !now.mode.startsWith('100')) return false;
  return mayConvert(state, await blobs.read(now.oid), isRuled);
}

/** Returns true if git may store other bytes for these: line ends, `$Id$`, filters and encodings. */
function mayConvert({ hints }: TreeState, bytes: Uint8Array, isRuled: boolean): boolean {
  if (hints.needsAttributeLookup || isRuled) return true;
  if (!hints.sizeChanging) return false;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes('\r\n') || buffer.includes('$Id');
}

function isAttributes({ raw }: RawChange): boolean {
  return lastPart(raw) === '.gitattributes';
}

export function pathChange({ raw, oldMode, oldOid, newMode, newOid }: RawChange): PathChange {
  return { raw, start: treeEntry(oldMode, oldOid), now: treeEntry(newMode, newOid) };
}

/** On a case-insensitive file system, two names of one file must not both be committed. */
function caseTwins(
  { repo }: TreeState,
  tracked: Iterable<RawPath>,
  gone: (raw: RawPath) => boolean,
): CommitContext['caseTwin'] {
  if (repo.config.get('core.ignorecase') !== 'true') return () => null;
  let names: Map<string, RawPath> | null = null;
  return (raw) => {
    names ??= new Map([...tracked].map((name) => [foldRaw(name), name]));
    const twin = names.get(foldRaw(raw));
    return twin === undefined || twin === raw || gone(twin) ? null : twin;
  };
}
