import { rm } from 'node:fs/promises';
import type { ChangeSet, Hazard, Measurement } from '../../core/git/change.ts';
import type { Checkout, FreshCheckout, IgnoredChanges } from '../../core/git/ignored.ts';
import { LARGEST_PATCH, type UndonePatch } from '../../core/git/undone.ts';
import type { WorkspacePath } from '../../core/path/path.ts';
import type { TreeStart } from '../../core/ports.ts';
import { awaitedLater, ignoringFailure } from '../../core/settled.ts';
import { explainErrors, explainStoreErrors } from './explain-tree-errors.ts';
import type { GitTree, TreeOptions } from './git-tree.ts';
import { saveCopies, type UnrestoredObjects } from './guard/object-copies.ts';
import type { CommitContext } from './hazards/commit-entry.ts';
import { commitContext, editHazards } from './hazards/commit-hazards.ts';
import { ignoredChanges } from './ignored/ignored-changes.ts';
import { IgnoredFilesRestorer } from './ignored/restore-ignored-for-gates.ts';
import { diskTime } from './ignored/survey-ignored.ts';
import { discardChanges } from './measure/discard-changes.ts';
import { freshCheckout } from './measure/fresh-checkout.ts';
import { measureStep } from './measure/measure-step.ts';
import { createNotedEdits, ignoredAmong } from './measure/noted-edits.ts';
import { countLines, keepStep, type OpenTree, patchOf, restoreStart, sizeOf, undo } from './measure/steps.ts';
import { openBlobReader } from './objects/blob-reader.ts';
import { toFileChange } from './objects/diff-output.ts';
import { openTreeState } from './open-tree-state.ts';
import type { PrivateStore } from './program/private-store.ts';
import { toRawPath, toText } from './program/raw-path.ts';
import { openUserRepository, repositoryLayout, type UserRepository } from './program/user-repository.ts';
import { serialQueue } from './serial-queue.ts';
import type { MeasuredStep, TreeState } from './start/tree-state.ts';

export type { GitTree, TreeOptions };

export function openTree(options: TreeOptions): GitTree {
  return new PrivateTree(options);
}

class PrivateTree implements GitTree {
  readonly excluded: readonly string[];
  readonly #options: TreeOptions;
  readonly #queue = serialQueue();
  readonly ignored = new IgnoredFilesRestorer((work) => this.#whenReady(work));
  #repo: Promise<UserRepository> | null = null;
  #opening: Promise<OpenTree> | null = null;
  #opened: OpenTree | null = null;
  #ready: Promise<void> = Promise.resolve();
  #isUntouched = true;
  /** The store has objects that exist nowhere else, so it must stay. */
  #holdsObjects = false;
  /** The latest measurement, which is the only one that can be kept or undone. */
  #latest: MeasuredStep | null = null;

  constructor(options: TreeOptions) {
    this.#options = options;
    this.excluded = options.excluded;
  }

  repo(): Promise<UserRepository> {
    const { gitPath, root, gitDir, start } = this.#options;
    this.#repo ??= openUserRepository(gitPath, repositoryLayout(root, gitDir), start);
    return this.#repo;
  }

  async open(): Promise<TreeStart> {
    this.#opening ??= this.#open();
    const { start } = (await this.#opening).state;
    return { tree: start.tree, trackedFiles: start.entries.size };
  }

  async ready(): Promise<void> {
    await this.#opening;
    await this.#ready;
  }

  store(): PrivateStore {
    return this.#requireOpen().state.store;
  }

  async commitBase(): Promise<CommitContext> {
    const { state } = await this.#tree();
    return commitContext(state, (raw) => state.good.total.get(raw)?.newMode === null);
  }

  measure(): Promise<Measurement> {
    return this.#queue(async () => (await this.#measure()).measurement);
  }

  keep(measurement: Measurement): Promise<void> {
    return this.#queue(async () => keepStep((await this.#tree()).state, this.#stepOf(measurement)));
  }

  undo(measurement: Measurement, room = LARGEST_PATCH): Promise<UndonePatch> {
    return this.#queue(async () =>
      undo(await this.#tree(), this.#stepOf(measurement), room, () => this.#measure()).catch(explainRestore),
    );
  }

  discard(measurement: Measurement, paths: readonly WorkspacePath[]): Promise<void> {
    return this.#queue(async () =>
      discardChanges((await this.#tree()).state, this.#stepOf(measurement), new Set(paths.map(toRawPath))),
    );
  }

  noteEdit(path: WorkspacePath): void {
    this.#isUntouched = false;
    this.#requireOpen().edits.note(toRawPath(path));
  }

  settle(): Promise<void> {
    return this.#queue(async () => {
      const { state, edits } = await this.#tree();
      await this.#ready;
      await state.guard?.acceptPresentState();
      await edits.updateIndex();
      state.settledAt = diskTime(state.store.dir);
    });
  }

  async startContent(path: WorkspacePath): Promise<Uint8Array | null> {
    const { state, blobs } = await this.#tree();
    const entry = state.start.entries.get(toRawPath(path));
    return entry === undefined ? null : blobs.read(entry.oid);
  }

  async startPaths(): Promise<ReadonlySet<string>> {
    return new Set([...(await this.#tree()).state.start.entries.keys()].map(toText));
  }

  async countLines(path: WorkspacePath, proposed: Uint8Array): Promise<{ added: number; removed: number }> {
    const { state, blobs } = await this.#tree();
    const { added, removed } = await countLines(state, blobs, toRawPath(path), proposed);
    return { added, removed };
  }

  async editHazards(path: WorkspacePath, proposed?: Uint8Array): Promise<readonly Hazard[]> {
    return editHazards((await this.#tree()).state, toRawPath(path), proposed);
  }

  async isIgnored(path: WorkspacePath): Promise<boolean> {
    return (await ignoredAmong((await this.#tree()).state, [toRawPath(path)])).size > 0;
  }

  isUntouched(): boolean {
    return this.#isUntouched;
  }

  changes(): Promise<ChangeSet> {
    return this.#queue(async () => {
      const { state, edits } = await this.#tree();
      if (this.#isUntouched) return [];
      await this.#ready;
      await edits.updateTotals();
      return [...state.good.total.values()].map((change) => toFileChange(change, sizeOf(state, change)));
    });
  }

  patch(): Promise<Uint8Array> {
    return this.#queue(async () => {
      const { state, edits } = await this.#tree();
      await this.#ready;
      await edits.updateIndex();
      return patchOf(state, state.start.tree, state.good.index);
    });
  }

  ignoredChanges(since?: 'start' | 'settle'): Promise<IgnoredChanges> {
    return this.#whenReady((state) => ignoredChanges(state, since));
  }

  freshCheckout(wanted: FreshCheckout): Promise<Checkout> {
    return this.#whenReady((state) => freshCheckout(state, this.#requireOpen().blobs, wanted));
  }

  specialFiles(): Promise<readonly string[]> {
    return this.#whenReady(async (state) => state.special.map(toText));
  }

  restoreStart(): Promise<void> {
    const measure = () => this.#measure();
    return this.#queue(async () => restoreStart(await this.#tree(), measure).catch(explainRestore));
  }

  saveObjects(makeFolder: () => string): Promise<readonly UnrestoredObjects[]> {
    return this.#queue(async () => {
      const missing = (await this.#opened?.state.guard?.unreturned()) ?? [];
      this.#holdsObjects = missing.length > 0;
      const saved = missing.map((objects) => saveCopies(objects, makeFolder()));
      this.#holdsObjects = false;
      return saved;
    });
  }

  async close(): Promise<void> {
    await ignoringFailure(this.#opening);
    await this.#queue(async () => undefined);
    await ignoringFailure(this.#ready);
    if (this.#opened === null) return;
    const { state, blobs } = this.#opened;
    await ignoringFailure(state.good.tree);
    blobs.close();
    if (!this.#holdsObjects) await rm(state.store.dir, { recursive: true, force: true });
  }

  async #open(): Promise<OpenTree> {
    const repo = await this.repo();
    const unreadable = explainErrors('git_before', `the run cannot read ${this.#options.root}`);
    const { state, complete } = await openTreeState(repo, this.#options).catch(unreadable);
    const blobs = openBlobReader(this.#options.gitPath, state.store.dir);
    const edits = createNotedEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
    this.#ready = awaitedLater(complete.catch(unreadable));
    this.#opened = { state, blobs, edits };
    return this.#opened;
  }

  /** Waits for the start, which is recorded while the model already works. */
  #tree(): Promise<OpenTree> {
    return this.#opening ?? Promise.reject(new Error('the tree is not open: call open() first'));
  }

  #whenReady<Result>(work: (state: TreeState) => Promise<Result>): Promise<Result> {
    return this.#queue(async () => {
      const { state } = await this.#tree();
      await this.#ready;
      return work(state);
    });
  }

  #requireOpen(): OpenTree {
    if (this.#opened === null) throw new Error('the tree is not open: call open() first');
    return this.#opened;
  }

  async #measure(): Promise<MeasuredStep> {
    this.#isUntouched = false;
    const { state, blobs, edits } = await this.#tree();
    await this.#ready;
    await edits.updateIndex();
    const step = await measureStep(state, blobs).catch(explainStoreErrors(state.store.dir));
    this.#latest = step;
    if (step.step.length === 0 && step.measurement.hazards.length === 0) keepStep(state, step);
    return step;
  }

  #stepOf(measurement: Measurement): MeasuredStep {
    if (this.#latest?.measurement !== measurement) {
      throw new Error('only the latest measurement can be kept or undone: measure again');
    }
    return this.#latest;
  }
}

const explainRestore = explainErrors('failure', 'the workspace could not be restored');
