import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeSet, Hazard } from '../../core/change.ts';
import { openBlobs } from './blobs.ts';
import { writeTree } from './candidates.ts';
import { DIFF_OPTIONS, parseDiff, type RawChange, toFileChange } from './diff-output.ts';
import { GitError } from './exec.ts';
import { parseIndex } from './index-file.ts';
import { hazardsInPatch } from './patch-hazards.ts';
import { type RawPath, toRaw, toWorkspacePath } from './raw-path.ts';
import { withOldLines } from './redacted-context.ts';
import type { Site } from './site.ts';
import { createStore, type Store } from './store.ts';

/** Bytes that the binary parts of a patch may unfold to: far over what any limit lets a run change. */
const LARGEST_UNFOLDED = 512 * 1024 ** 2;

/** A commit's tree with a patch applied, in a private index: nothing is checked out, nothing in the workspace is asked. */
export interface Patched {
  readonly store: Store;
  /** The tree that the patch makes of the parent's. */
  readonly tree: string;
  readonly changes: ChangeSet;
  readonly hazards: readonly Hazard[];
  /** Files of the parent. */
  readonly trackedFiles: number;
  /** A file of the parent, or of the patched tree; null where there is none. */
  before(path: string): Promise<Uint8Array | null>;
  after(path: string): Promise<Uint8Array | null>;
  close(): void;
}

/** The patch does not fit, or is none. `message` is one line, in words that follow its name. */
export class BadPatch extends Error {}

/**
 * Applies a patch to a commit that is here. git's own `apply` reads it, into an index of ours: no file is written, no
 * hook, filter or attribute of anybody's has a say, and paths into `.git` or out of the tree are refused by it.
 * Throws BadPatch; the store is gone then.
 */
export async function applyPatch(
  site: Site,
  privateDir: string,
  parent: string,
  patch: Uint8Array,
): Promise<Patched> {
  refuseUnfolding(patch);
  const store = createStore(site, privateDir, [join(site.commonDir, 'objects')]);
  return patched(site, store, parent, patch);
}

async function patched(site: Site, store: Store, parent: string, patch: Uint8Array): Promise<Patched> {
  const index = store.index('patched');
  await store.git({ args: ['read-tree', parent], index });
  const before = entriesIn(index, store);
  const blobs = openBlobs(site.gitPath, store.dir);
  const reader = (entries: Entries) => async (path: string) => {
    const oid = entries.get(toRaw(path));
    return oid === undefined ? null : blobs.read(oid);
  };
  try {
    const whole = await withOldLines(latin1(patch), async (path) => {
      const oid = before.get(path as RawPath);
      return oid === undefined ? null : latin1(await blobs.read(oid));
    });
    await apply(store, index, Buffer.from(whole, 'latin1'));
  } catch (error) {
    blobs.close();
    throw error;
  }
  const tree = await writeTree(store, index);
  const after = entriesIn(index, store);
  const diff = await store.git({ args: ['diff-tree', '-r', ...DIFF_OPTIONS, parent, tree] });
  const changed = parseDiff(diff.stdout);
  const sizes = await sizesOf(store, changed);
  const linkTarget = async (raw: RawPath) => (await blobs.read(after.get(raw) ?? '')).toString('latin1');
  return {
    store,
    tree,
    changes: changed.map((change) =>
      toFileChange(change, sizes.get(change.newOid ?? '') ?? 0, toWorkspacePath),
    ),
    hazards: await hazardsInPatch(changed, linkTarget),
    trackedFiles: before.size,
    before: reader(before),
    after: reader(after),
    close: () => blobs.close(),
  };
}

type Entries = ReadonlyMap<RawPath, string>;

function entriesIn(index: string, { format }: Store): Entries {
  return new Map(parseIndex(readFileSync(index), format).entries.map(({ name, oid }) => [name, oid]));
}

async function apply(store: Store, index: string, patch: Uint8Array): Promise<void> {
  try {
    // `rules`: the work tree is an empty folder, so that no file of the workspace can be looked at.
    await store.rules({ args: ['apply', '--cached', '--whitespace=nowarn', '-'], index, input: patch });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new BadPatch(`does not apply to the commit that it is to follow (${error.message})`);
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/**
 * A few bytes of a compressed part can unfold to gigabytes: each says beforehand how many. git reads that number more
 * widely than it writes it (strtoul: spaces, a sign, a line further down), so anything but digits is refused.
 */
function refuseUnfolding(patch: Uint8Array): void {
  const text = latin1(patch);
  let bytes = 0;
  for (const [, size = ''] of text.matchAll(/^(?:literal|delta) (.*)$/gm)) {
    if (!/^\d+$/.test(size)) throw new BadPatch('does not say how much its binary parts unfold to');
    bytes += Number(size);
  }
  if (bytes <= LARGEST_UNFOLDED) return;
  throw new BadPatch(`would unfold to ${bytes} bytes, at most ${LARGEST_UNFOLDED} are taken`);
}

async function sizesOf(store: Store, changed: readonly RawChange[]): Promise<ReadonlyMap<string, number>> {
  const oids = [
    ...new Set(
      changed.flatMap(({ newMode, newOid }) => (newOid === null || newMode === '160000' ? [] : [newOid])),
    ),
  ];
  if (oids.length === 0) return new Map();
  const { stdout } = await store.git({
    args: ['cat-file', '--batch-check=%(objectsize)'],
    input: Buffer.from(oids.map((oid) => `${oid}\n`).join('')),
  });
  const sizes = stdout.toString('latin1').split('\n');
  return new Map(oids.map((oid, at) => [oid, Number(sizes[at])]));
}
