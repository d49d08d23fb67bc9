import type { ChangeSet, Measurement } from '../core/git/change.ts';
import type { Checkout, FreshCheckout, IgnoredChanges, IgnoredFiles } from '../core/git/ignored.ts';
import { ALL_PATCHES, LARGEST_PATCH, type NotRestored, notRestored } from '../core/git/undone.ts';
import type { WorkspacePath } from '../core/path/path.ts';
import type { Tree, TreeStart } from '../core/ports.ts';
import { toolCaches } from './tool-caches.ts';

/** Saves a patch. Returns its name in the reports, or null if it could not be saved. */
export type SaveQuarantine = (name: string, bytes: Uint8Array) => Promise<string | null>;

/** An undone step: all its paths, and the name of its patch (null if there is no patch). */
export interface TakenBack {
  readonly paths: readonly string[];
  readonly patchFile: string | null;
  /** The changes missing from the patch, with the reason. Absent if the patch is complete. */
  readonly leftOut?: string;
  /** Ignored paths that stay deleted or changed. Absent if none are known. */
  readonly notRestored?: NotRestored;
}

/** The treatment of the workspace when a run fails. Source: decision D2. */
export type WorkspacePolicy = 'preserve' | 'rollback' | 'quarantine';

/** The treatment that was applied, and the name of the saved work (null if it was not saved). */
export interface WorkspaceLeft {
  readonly policy: WorkspacePolicy;
  readonly patchFile: string | null;
  /** The changes missing from the patch of the unjudged step, with the reason. */
  readonly leftOut?: string;
}

/**
 * The run's memory of its workspace: the start, the last good state and the undone steps. It measures steps, then keeps
 * or undoes them. No other code handles checkpoints.
 */
export interface Journal {
  start(): Promise<TreeStart>;
  /** Returns true until the run edits or measures something. */
  isUntouched(): boolean;
  /** Accepts the recorded edits as good. Call this before anything else may touch the disk. */
  settle(): Promise<void>;
  measure(): Promise<Measurement>;
  keep(measurement: Measurement): Promise<void>;
  /** Undoes the whole step and saves it. Throws if the disk is not restored afterwards. */
  undo(measurement: Measurement, turn: number): Promise<TakenBack>;
  /** Returns the file's content at the start, or null if it did not exist. */
  startContent(path: WorkspacePath): Promise<Uint8Array | null>;
  /** Returns the paths of all files of the start that a commit could contain. */
  startPaths(): Promise<ReadonlySet<string>>;
  changes(): Promise<ChangeSet>;
  patch(): Promise<Uint8Array>;
  /** Returns the changes in ignored places since the start. */
  ignoredChanges(): Promise<IgnoredChanges>;
  freshCheckout(wanted: FreshCheckout): Promise<Checkout>;
  /** Ignored files as gates see them. */
  readonly ignored: IgnoredFiles;
  /** Applies the policy to the workspace. Work that could not be saved stays in place. */
  finish(policy: WorkspacePolicy): Promise<WorkspaceLeft>;
}

/**
 * Opens the journal of a workspace. `tidy` runs before each measurement and removes entries from places that are not
 * measured and must stay empty. `noteCaches` receives tool caches that were removed from a step; see `toolCaches`.
 */
export function openJournal(
  tree: Tree,
  saveQuarantine: SaveQuarantine,
  tidy: () => void = () => undefined,
  noteCaches: (paths: readonly string[]) => void = () => undefined,
): Journal {
  let [saved, room] = [0, ALL_PATCHES];
  const measure = async (): Promise<Measurement> => {
    tidy();
    const measured = await tree.measure();
    const caches = toolCaches(measured.step);
    if (caches.length === 0) return measured;
    await tree.discard(measured, caches);
    const rest = await tree.measure();
    const left = new Set(rest.step.map(({ path }) => path));
    noteCaches(caches.filter((path) => !left.has(path)));
    return rest;
  };

  const save = async (suffix: string, patch: Uint8Array): Promise<string | null> => {
    if (patch.length === 0) return null;
    saved += 1;
    return saveQuarantine(`${String(saved).padStart(4, '0')}-${suffix}.patch`, patch);
  };
  const takeBack = async (measurement: Measurement, suffix: string): Promise<TakenBack> => {
    const lost = notRestored((await tree.ignoredChanges('settle')).changes);
    const { patch, leftOut } = await tree.undo(measurement, Math.min(room, LARGEST_PATCH));
    room = Math.max(0, room - patch.length);
    return {
      paths: pathsOf(measurement),
      patchFile: await save(suffix, patch),
      ...(leftOut === null ? {} : { leftOut }),
      ...(lost === null ? {} : { notRestored: lost }),
    };
  };
  /** A step that nobody judged, because the run ended first, is undone and saved before the other changes. */
  const takeBackUnjudged = async (): Promise<string | undefined> => {
    const measurement = await measure();
    if (measurement.step.length === 0 && measurement.hazards.length === 0) return undefined;
    return (await takeBack(measurement, 'unjudged')).leftOut;
  };
  return {
    start: () => tree.open(),
    isUntouched: () => tree.isUntouched(),
    settle: () => tree.settle(),
    measure,
    keep: (measurement) => tree.keep(measurement),
    undo: (measurement, turn) => takeBack(measurement, String(turn)),
    startContent: (path) => tree.startContent(path),
    startPaths: () => tree.startPaths(),
    changes: () => tree.changes(),
    patch: () => tree.patch(),
    ignoredChanges: () => tree.ignoredChanges(),
    freshCheckout: (wanted) => tree.freshCheckout(wanted),
    ignored: tree.ignored,
    finish: async (policy) => {
      if (policy === 'preserve') return { policy, patchFile: null };
      const leftOut = await takeBackUnjudged();
      const patch = policy === 'quarantine' ? await tree.patch() : new Uint8Array();
      const patchFile = await save('run', patch);
      if (patchFile === null && patch.length > 0) return { policy: 'preserve', patchFile };
      await tree.restoreStart();
      return { policy, patchFile, ...(leftOut === undefined ? {} : { leftOut }) };
    },
  };
}

/** Returns the changed paths and the hazards, sorted and without duplicates. */
function pathsOf({ step, hazards }: Measurement): readonly string[] {
  return [...new Set([...step.map((change) => change.path), ...hazards.map((hazard) => hazard.path)])].sort();
}
