import type { Hazard } from '../../core/change.ts';
import type { Blobs } from './blobs.ts';
import {
  type CommitBase,
  type CommitEntry,
  commitEntries,
  filterOf,
  obstacleAt,
  type PathChange,
} from './commit-entry.ts';
import { obstacleHazard } from './commit-obstacle.ts';
import type { RawChange } from './diff-output.ts';
import { folded, type Side } from './head-differences.ts';
import { nameOf, type RawPath } from './raw-path.ts';
import type { TreeState } from './state.ts';

/** `gone`: paths that the run has deleted. */
export async function commitBase(
  state: TreeState,
  gone: (raw: RawPath) => boolean = () => false,
): Promise<CommitBase> {
  const { site, store, nested, leftOut, start } = state;
  const head = await state.head;
  return { site, store, head, nested, leftOut, caseTwin: caseTwins(state, start.entries.keys(), gone) };
}

/**
 * Why no commit could hold the step's changes, path by path. Most paths are decided by a look into a map: only where
 * the start is not what the commit holds, or where git converts or filters files, is more asked.
 */
export async function commitHazards(
  state: TreeState,
  blobs: Blobs,
  step: readonly RawChange[],
  total: readonly RawChange[],
): Promise<readonly Hazard[]> {
  const gone = new Set(total.flatMap(({ raw, newMode }) => (newMode === null ? [raw] : [])));
  const base = await commitBase(state, (raw) => gone.has(raw));
  const stepped = new Set(step.map(({ raw }) => raw));
  // New attributes may have a say in what was changed before.
  const isRuled = step.some(isAttributes);
  const changes = total
    .filter(({ raw }) => (isRuled || stepped.has(raw)) && !state.watched.has(raw))
    .map(pathChange);
  const ruled = total.some(isAttributes);
  return obstaclesOf(base, changes, (change) => needsLook(state, blobs, base, change, ruled));
}

/** Why no commit could hold this content at this path; without content: any content. */
export async function editHazards(
  state: TreeState,
  raw: RawPath,
  proposed?: Uint8Array,
): Promise<readonly Hazard[]> {
  const base = await commitBase(state, (path) => state.good.total.get(path)?.newMode === null);
  const { start, good, store, hints } = state;
  const before = start.entries.get(raw) ?? null;
  const barred = obstacleAt(base, raw, before);
  if (barred !== null) return [obstacleHazard(raw, barred)];
  const isRuled = [...good.total.values()].some(isAttributes);
  if (proposed === undefined) {
    const filter = hints.opaque || isRuled ? await filterOf(base, raw) : null;
    return filter === null ? [] : [obstacleHazard(raw, filter)];
  }
  const isPlain = base.head.at(raw) === null && !mayConvert(state, proposed, isRuled);
  if (isPlain) return [];
  const mode = good.total.get(raw)?.newMode ?? before?.mode ?? '100644';
  const now = { mode, oid: store.writeBlob(proposed) };
  if (before !== null && before.oid === now.oid && before.mode === mode) return [];
  return obstaclesOf(base, [{ raw, start: before, now }], async () => true);
}

async function obstaclesOf(
  base: CommitBase,
  changes: readonly PathChange[],
  needs: (change: PathChange) => Promise<boolean>,
): Promise<readonly Hazard[]> {
  const hazards: Hazard[] = [];
  const closer: PathChange[] = [];
  for (const change of changes) {
    const barred = obstacleAt(base, change.raw, change.start);
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

async function needsLook(
  state: TreeState,
  blobs: Blobs,
  base: CommitBase,
  { raw, start, now }: PathChange,
  isRuled: boolean,
): Promise<boolean> {
  const { hints } = state;
  if (hints.opaque || isRuled || base.head.at(raw) !== null) return true;
  // What is new, gone or of another kind differs in any case.
  if (!hints.sizeChanging || start === null || now === null || !now.mode.startsWith('100')) return false;
  return mayConvert(state, await blobs.read(now.oid), isRuled);
}

/** Whether what git stores for these bytes may be other bytes: line ends, `$Id$`, filters and encodings. */
function mayConvert({ hints }: TreeState, bytes: Uint8Array, isRuled: boolean): boolean {
  if (hints.opaque || isRuled) return true;
  if (!hints.sizeChanging) return false;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes('\r\n') || buffer.includes('$Id');
}

function isAttributes({ raw }: RawChange): boolean {
  return nameOf(raw) === '.gitattributes';
}

export function pathChange({ raw, oldMode, oldOid, newMode, newOid }: RawChange): PathChange {
  return { raw, start: sideOf(oldMode, oldOid), now: sideOf(newMode, newOid) };
}

function sideOf(mode: string | null, oid: string | null): Side | null {
  return mode === null || oid === null ? null : { mode, oid };
}

/** Where the file system does not tell case apart, two names of one file must not both be committed. */
function caseTwins(
  { site }: TreeState,
  tracked: Iterable<RawPath>,
  gone: (raw: RawPath) => boolean,
): CommitBase['caseTwin'] {
  if (site.config.get('core.ignorecase') !== 'true') return () => null;
  let names: Map<string, RawPath> | null = null;
  return (raw) => {
    names ??= new Map([...tracked].map((name) => [folded(name), name]));
    const twin = names.get(folded(raw));
    return twin === undefined || twin === raw || gone(twin) ? null : twin;
  };
}
