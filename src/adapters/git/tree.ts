import { rm } from 'node:fs/promises';
import type { ChangeSet, Hazard, Measurement } from '../../core/change.ts';
import type { Checkout, FreshCheckout, IgnoredChanges } from '../../core/ignored.ts';
import type { WorkspacePath } from '../../core/path.ts';
import type { Tree, TreeStart } from '../../core/ports.ts';
import { LARGEST_PATCH, type UndonePatch } from '../../core/undone.ts';
import { openBlobs } from './blobs.ts';
import type { CommitBase } from './commit-entry.ts';
import { commitBase, editHazards } from './commit-hazards.ts';
import { toFileChange } from './diff-output.ts';
import { discard } from './discard.ts';
import { ignoredAmong, keepEdits } from './edits.ts';
import { freshCheckout } from './fresh-checkout.ts';
import { ignoredChanges } from './ignored-changes.ts';
import { IgnoredKeeper } from './ignored-keeper.ts';
import { timeOnDisk } from './ignored-survey.ts';
import { measureStep } from './measure.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { openState } from './open-state.ts';
import { toRaw, toText } from './raw-path.ts';
import { layoutOf, openSite, type Site } from './site.ts';
import type { Step, TreeState } from './state.ts';
import { adopt, countLines, type Opened, patchOf, restoreStart, sizeOf, undo } from './steps.ts';
import type { Store } from './store.ts';
import type { TreeOptions } from './tree-options.ts';
import { saying, sayingOfStore } from './trouble.ts';

export type { TreeOptions } from './tree-options.ts';

/** The port, and what the repository next door needs of it. */
export interface GitTree extends Tree {
  /** The user's repository; read once, with or without the tree being open. */
  site(): Promise<Site>;
  /** What the commit is made on; see `CommitBase`. */
  commitBase(): Promise<CommitBase>;
  readonly excluded: readonly string[];
  /** Throws before `open`. */
  store(): Store;
}

export function openTree(options: TreeOptions): GitTree {
  return new PrivateTree(options);
}

class PrivateTree implements GitTree {
  readonly excluded: readonly string[];
  readonly #options: TreeOptions;
  readonly #inTurn = oneAtATime();
  readonly ignored = new IgnoredKeeper((work) => this.#whenReady(work));
  #site: Promise<Site> | null = null;
  #opening: Promise<Opened> | null = null;
  #opened: Opened | null = null;
  #ready: Promise<void> = Promise.resolve();
  #isUntouched = true;
  /** The only measurement that can be kept or undone: the latest. */
  #latest: Step | null = null;

  constructor(options: TreeOptions) {
    this.#options = options;
    this.excluded = options.excluded;
  }

  site(): Promise<Site> {
    const { gitPath, root, gitDir, start } = this.#options;
    this.#site ??= openSite(gitPath, layoutOf(root, gitDir), start);
    return this.#site;
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

  store(): Store {
    return this.#now().state.store;
  }

  async commitBase(): Promise<CommitBase> {
    const { state } = await this.#here();
    return commitBase(state, (raw) => state.good.total.get(raw)?.newMode === null);
  }

  measure(): Promise<Measurement> {
    return this.#inTurn(async () => (await this.#measure()).measurement);
  }

  keep(measurement: Measurement): Promise<void> {
    return this.#inTurn(async () => adopt((await this.#here()).state, this.#stepOf(measurement)));
  }

  undo(measurement: Measurement, room = LARGEST_PATCH): Promise<UndonePatch> {
    return this.#inTurn(async () =>
      undo(await this.#here(), this.#stepOf(measurement), room, () => this.#measure()).catch(NOT_BACK),
    );
  }

  discard(measurement: Measurement, paths: readonly WorkspacePath[]): Promise<void> {
    return this.#inTurn(async () =>
      discard((await this.#here()).state, this.#stepOf(measurement), new Set(paths.map(toRaw))),
    );
  }

  noteEdit(path: WorkspacePath): void {
    this.#isUntouched = false;
    this.#now().edits.note(toRaw(path));
  }

  settle(): Promise<void> {
    return this.#inTurn(async () => {
      const { state, edits } = await this.#here();
      await this.#ready;
      await state.guard?.settle();
      await edits.fold();
      state.settledAt = timeOnDisk(state.store.dir);
    });
  }

  async startContent(path: WorkspacePath): Promise<Uint8Array | null> {
    const { state, blobs } = await this.#here();
    const entry = state.start.entries.get(toRaw(path));
    return entry === undefined ? null : blobs.read(entry.oid);
  }

  async countLines(path: WorkspacePath, proposed: Uint8Array): Promise<{ added: number; removed: number }> {
    const { state, blobs } = await this.#here();
    const { added, removed } = await countLines(state, blobs, toRaw(path), proposed);
    return { added, removed };
  }

  async editHazards(path: WorkspacePath, proposed?: Uint8Array): Promise<readonly Hazard[]> {
    return editHazards((await this.#here()).state, toRaw(path), proposed);
  }

  async isIgnored(path: WorkspacePath): Promise<boolean> {
    return (await ignoredAmong((await this.#here()).state, [toRaw(path)])).size > 0;
  }

  isUntouched(): boolean {
    return this.#isUntouched;
  }

  changes(): Promise<ChangeSet> {
    return this.#inTurn(async () => {
      const { state, edits } = await this.#here();
      if (this.#isUntouched) return [];
      await this.#ready;
      await edits.settle();
      return [...state.good.total.values()].map((change) =>
        toFileChange(change, sizeOf(state, change), state.nameOf),
      );
    });
  }

  patch(): Promise<Uint8Array> {
    return this.#inTurn(async () => {
      const { state, edits } = await this.#here();
      await this.#ready;
      await edits.fold();
      return patchOf(state, state.start.tree, state.good.index);
    });
  }

  ignoredChanges(since?: 'start' | 'settle'): Promise<IgnoredChanges> {
    return this.#whenReady((state) => ignoredChanges(state, since));
  }

  freshCheckout(wanted: FreshCheckout): Promise<Checkout> {
    return this.#whenReady((state) => freshCheckout(state, this.#now().blobs, wanted));
  }

  specialFiles(): Promise<readonly string[]> {
    return this.#whenReady(async (state) => state.special.map(toText));
  }

  restoreStart(): Promise<void> {
    return this.#inTurn(async () => restoreStart(await this.#here(), () => this.#measure()).catch(NOT_BACK));
  }

  async close(): Promise<void> {
    await this.#opening?.catch(() => undefined);
    await this.#inTurn(async () => undefined);
    await this.#ready.catch(() => undefined);
    if (this.#opened === null) return;
    const { state, blobs } = this.#opened;
    await state.good.tree.catch(() => undefined);
    blobs.close();
    await rm(state.store.dir, { recursive: true, force: true });
  }

  async #open(): Promise<Opened> {
    const { root } = this.#options;
    const site = await this.site();
    const unreadable = saying('git_before', `the run cannot read ${root}`);
    const { state, complete } = await openState(site, this.#options).catch(unreadable);
    const blobs = openBlobs(this.#options.gitPath, state.store.dir);
    const edits = keepEdits(state, (raw, proposed) => countLines(state, blobs, raw, proposed));
    this.#ready = complete.catch(unreadable);
    this.#ready.catch(() => undefined);
    this.#opened = { state, blobs, edits };
    return this.#opened;
  }

  /** The start is recorded while the model already thinks: whoever needs it waits for it here. */
  #here(): Promise<Opened> {
    return this.#opening ?? Promise.reject(new Error('the tree is not open: call open() first'));
  }

  #whenReady<Result>(work: (state: TreeState) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      const { state } = await this.#here();
      await this.#ready;
      return work(state);
    });
  }

  /** For what can only come after something that has waited. */
  #now(): Opened {
    if (this.#opened === null) throw new Error('the tree is not open: call open() first');
    return this.#opened;
  }

  async #measure(): Promise<Step> {
    this.#isUntouched = false;
    const { state, blobs, edits } = await this.#here();
    await this.#ready;
    await edits.fold();
    const step = await measureStep(state, blobs).catch(sayingOfStore(state.store.dir));
    this.#latest = step;
    if (step.step.length === 0 && step.measurement.hazards.length === 0) adopt(state, step);
    return step;
  }

  #stepOf(measurement: Measurement): Step {
    if (this.#latest?.measurement !== measurement) {
      throw new Error('only the latest measurement can be kept or undone: measure again');
    }
    return this.#latest;
  }
}

const NOT_BACK = saying('failure', 'the workspace could not be put back');
