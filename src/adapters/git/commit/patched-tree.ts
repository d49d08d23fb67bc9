import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeSet, Hazard } from '../../../core/git/change.ts';
import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import { hazardsInPatch } from '../hazards/patch-hazards.ts';
import { openBlobReader } from '../objects/blob-reader.ts';
import { DIFF_OPTIONS, parseDiff, type RawChange, toFileChange } from '../objects/diff-output.ts';
import { parseIndex } from '../objects/index-file.ts';
import { objectFacts } from '../objects/read-objects.ts';
import { writeTree } from '../objects/update-index.ts';
import { createPrivateStore, type PrivateStore } from '../program/private-store.ts';
import { type RawPath, toRawPath, toText } from '../program/raw-path.ts';
import { GitError } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { restoreRedactedContext } from './redacted-context.ts';

/** Maximum bytes that the binary parts of a patch may decompress to: far above any limit on a run's changes. */
const MAX_UNPACKED_BYTES = 512 * 1024 ** 2;

/** A commit's tree with a patch applied in a private index. Nothing is checked out, and the workspace is not read. */
export interface PatchedTree {
  readonly store: PrivateStore;
  /** The tree after the patch. */
  readonly tree: string;
  readonly changes: ChangeSet;
  readonly hazards: readonly Hazard[];
  /** The paths of the parent's files. */
  readonly startPaths: ReadonlySet<string>;
  /** Returns a file of the parent or of the patched tree, or null. */
  before(path: string): Promise<Uint8Array | null>;
  after(path: string): Promise<Uint8Array | null>;
  close(): void;
}

/** The patch is invalid or does not apply. `message` is one line that follows the patch's name. */
export class PatchError extends Error {}

/**
 * Applies a patch to a local commit. `git apply` reads it into an index of our own: no file is written, hooks, filters
 * and attributes have no effect, and git refuses paths into `.git` or out of the tree. Throws PatchError after removing
 * the store.
 */
export async function applyPatch(
  repo: UserRepository,
  privateDir: string,
  parent: string,
  patch: Uint8Array,
): Promise<PatchedTree> {
  refuseLargeBinaries(patch);
  const store = createPrivateStore(repo, privateDir, [join(repo.commonDir, 'objects')]);
  return buildPatchedTree(repo, store, parent, patch);
}

async function buildPatchedTree(
  repo: UserRepository,
  store: PrivateStore,
  parent: string,
  patch: Uint8Array,
): Promise<PatchedTree> {
  const index = store.index('patched');
  await store.git({ args: ['read-tree', parent], index });
  const before = entriesIn(index, store);
  const blobs = openBlobReader(repo.gitPath, store.dir);
  const reader = (entries: Entries) => async (path: string) => {
    const oid = entries.get(toRawPath(path));
    return oid === undefined ? null : blobs.read(oid);
  };
  try {
    const whole = await restoreRedactedContext(latin1(patch), async (path) => {
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
    changes: changed.map((change) => toFileChange(change, sizes.get(change.newOid ?? '') ?? 0)),
    hazards: await hazardsInPatch(changed, linkTarget),
    startPaths: new Set([...before.keys()].map(toText)),
    before: reader(before),
    after: reader(after),
    close: () => blobs.close(),
  };
}

type Entries = ReadonlyMap<RawPath, string>;

function entriesIn(index: string, { format }: PrivateStore): Entries {
  return new Map(parseIndex(readFileSync(index), format).entries.map(({ name, oid }) => [name, oid]));
}

async function apply(store: PrivateStore, index: string, patch: Uint8Array): Promise<void> {
  try {
    // `rules` has an empty folder as its work tree, so no file of the workspace is read.
    await store.rules({ args: ['apply', '--cached', '--whitespace=nowarn', '-'], index, input: patch });
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new PatchError(`does not apply to its parent commit (${error.message})`);
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/**
 * Refuses large binary parts, because a few compressed bytes can become gigabytes. Each part declares its size. Git
 * accepts more number formats than it writes (strtoul), so anything but digits is refused.
 */
function refuseLargeBinaries(patch: Uint8Array): void {
  const text = latin1(patch);
  let bytes = 0;
  for (const [, size = ''] of text.matchAll(/^(?:literal|delta) (.*)$/gm)) {
    if (!/^\d+$/.test(size)) throw new PatchError('does not declare the size of its binary parts');
    bytes += Number(size);
  }
  if (bytes <= MAX_UNPACKED_BYTES) return;
  throw new PatchError(`would decompress to ${bytes} bytes; the maximum is ${MAX_UNPACKED_BYTES}`);
}

async function sizesOf(
  store: PrivateStore,
  changed: readonly RawChange[],
): Promise<ReadonlyMap<string, number>> {
  const oids = [
    ...new Set(
      changed.flatMap(({ newMode, newOid }) =>
        newOid === null || newMode === SUBMODULE_MODE ? [] : [newOid],
      ),
    ),
  ];
  return new Map((await objectFacts(store.git, oids)).map(({ id, size }) => [id, size ?? 0]));
}
