import type { ChangeSet, Measurement } from '../core/change.ts';
import type { Checkout, FreshCheckout, IgnoredChanges, IgnoredFiles } from '../core/ignored.ts';
import type { WorkspacePath } from '../core/path.ts';
import type { Tree, TreeStart } from '../core/ports.ts';
import { ALL_PATCHES, LARGEST_PATCH, type NotRestored, notRestored } from '../core/undone.ts';
import { toolCaches } from './tool-caches.ts';

/** Keeps a patch; gives the name that reports call it by, or null where it could not be kept. */
export type SaveQuarantine = (name: string, bytes: Uint8Array) => Promise<string | null>;

/** What was taken back: every path of the step, and where its patch is (null: there is none). */
export interface TakenBack {
  readonly paths: readonly string[];
  readonly patchFile: string | null;
  /** What the patch does not hold and why. Absent where it holds everything. */
  readonly leftOut?: string;
  /** Ignored paths that stay deleted or changed. Absent where none is known. */
  readonly notRestored?: NotRestored;
}

/** What becomes of the work when a run fails. Source: DECISIONS D2. */
export type WorkspacePolicy = 'preserve' | 'rollback' | 'quarantine';

/** What was done in the end, and where the work was saved (null: it was not). */
export interface WorkspaceLeft {
  readonly policy: WorkspacePolicy;
  readonly patchFile: string | null;
  /** What the patch of the step that nobody judged does not hold and why. */
  readonly leftOut?: string;
}

/**
 * The run's memory of its workspace: the start, the last good state, and what was taken back. Steps are measured,
 * then kept or undone; nobody else deals in checkpoints.
 */
export interface Journal {
  start(): Promise<TreeStart>;
  /** Whether the run has neither edited nor measured anything yet. */
  isUntouched(): boolean;
  /** The noted edits are good from now on; called before anything else may touch the disk. */
  settle(): Promise<void>;
  measure(): Promise<Measurement>;
  keep(measurement: Measurement): Promise<void>;
  /** Takes the step back, whole, and saves it. Throws where the disk is not as it was afterwards. */
  undo(measurement: Measurement, turn: number): Promise<TakenBack>;
  /** The file as it was at the start; null where there was none. */
  startContent(path: WorkspacePath): Promise<Uint8Array | null>;
  changes(): Promise<ChangeSet>;
  patch(): Promise<Uint8Array>;
  /** What differs from the start in ignored places. */
  ignoredChanges(): Promise<IgnoredChanges>;
  freshCheckout(wanted: FreshCheckout): Promise<Checkout>;
  /** Ignored files as gates see them. */
  readonly ignored: IgnoredFiles;
  /** Leaves the workspace as the policy says. Work that could not be saved stays where it is. */
  finish(policy: WorkspacePolicy): Promise<WorkspaceLeft>;
}

/**
 * `tidy` comes before each measurement: it takes away what stands where nothing is measured and nothing may be.
 * `noteCaches` hears of caches of tools that were taken out of a step; see `toolCaches`.
 */
export function openJournal(
  tree: Tree,
  saveQuarantine: SaveQuarantine,
  tidy: () => void = () => undefined,
  noteCaches: (paths: readonly string[]) => void = () => undefined,
): Journal {
  let saved = 0;
  let room = ALL_PATCHES;

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
  /** A step that nobody judged, because the run ended first, is undone and saved before the rest. */
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

/** Changed paths and hazards, each once, sorted. */
function pathsOf({ step, hazards }: Measurement): readonly string[] {
  return [...new Set([...step.map((change) => change.path), ...hazards.map((hazard) => hazard.path)])].sort();
}
