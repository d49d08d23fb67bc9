import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import type { IgnoredChange, IgnoredFiles, IgnoredForGates } from '../../../core/git/ignored.ts';
import { NOTHING_IGNORED } from '../../../core/git/ignored.ts';
import { isWithinAny } from '../../../core/path/is-within.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { parentOf, type RawPath, toDiskPath, toRawPath, toText } from '../program/raw-path.ts';
import type { IgnoredSurvey } from '../start/ignored-survey.ts';
import type { TreeState } from '../start/tree-state.ts';
import { walkFolders } from '../worktree/folder-scan.ts';
import { compareWithSurvey, type IgnoredDifference, type IgnoredEntry } from './ignored-changes.ts';
import { copyIgnored, fileStamp, type SavedFile } from './ignored-copies.ts';
import { scanScope } from './ignored-folders.ts';
import { type MovedEntry, makeParentFolders, moveBack, moveEntry } from './move-aside.ts';
import { diskTime, surveyIgnored } from './survey-ignored.ts';

type WithState = <Result>(work: (state: TreeState) => Promise<Result>) => Promise<Result>;

interface RememberedIgnored {
  readonly survey: IgnoredSurvey;
  readonly files: ReadonlyMap<RawPath, SavedFile>;
}

/** One round of gates. */
interface GateRound {
  readonly aside: readonly MovedEntry[];
  /** The restored files, each with its stamp. */
  readonly restored: ReadonlyMap<RawPath, string | null>;
  /** Folders that were created again, parents first. */
  readonly folders: readonly RawPath[];
  readonly inputs: readonly RawPath[];
  /** Milliseconds on the disk's clock. */
  readonly since: number;
}

/**
 * Saves the ignored files of the start and restores them for gates. Files move within the workspace's disk, so this
 * needs no sandbox. It may run only while no command runs.
 */
export class IgnoredFilesRestorer implements IgnoredFiles {
  readonly #withState: WithState;
  #remembered: RememberedIgnored | null = null;
  #round: GateRound | null = null;
  #folders = 0;

  constructor(withState: WithState) {
    this.#withState = withState;
  }

  remember(): Promise<void> {
    return this.#withState(async (state) => {
      const scan = await walkFolders(scanScope(state));
      const survey = { ...(await surveyIgnored(state, scan)), since: diskTime(state.store.dir) };
      const files = await copyIgnored(state.repo.root, survey, `${state.store.dir}/ignored`);
      this.#remembered = { survey, files };
    });
  }

  putBack(inputs: readonly string[]): Promise<IgnoredForGates> {
    return this.#withState(async (state) => {
      if (this.#remembered === null) return NOTHING_IGNORED;
      const { survey } = this.#remembered;
      const raws = inputs.map((folder) => toRawPath(folder.replace(/^(?:\.\/+)+|\/+$/g, '')));
      const difference = await this.#compare(state, survey);
      const isInput = ({ raw }: IgnoredEntry): boolean => isWithinAny(raw, raws);
      const undone = difference.entries.filter((entry) => !isInput(entry));
      const aside = moveAside(state, { ...difference, entries: undone }, raws, this.#folder(state));
      const folders = makeFolders(state, survey, raws);
      const restored = this.#restore(state, undone);
      const since = diskTime(state.store.dir);
      this.#round = { aside, restored, folders, inputs: raws, since };
      return {
        undone: undone.map(toChange),
        kept: difference.entries.filter(isInput).map(toChange),
        missing: undone.filter(({ raw, how }) => how !== 'added' && !restored.has(raw)).map(pathOf),
        whole: difference.isComplete && survey.isComplete,
      };
    });
  }

  takeAway(): Promise<void> {
    return this.#withState(async (state) => {
      if (this.#remembered === null || this.#round === null) return;
      const { restored, inputs, since } = this.#round;
      const difference = await this.#compare(state, this.#remembered.survey);
      const entries = difference.entries.filter(({ raw, ctime }) => {
        if (restored.get(raw) === fileStamp(toDiskPath(state.repo.root, raw))) return false;
        return !isWithinAny(raw, inputs) || (ctime !== null && ctime >= since);
      });
      const folder = this.#folder(state);
      moveAside(state, { ...difference, entries }, inputs, folder);
      rmSync(folder, { recursive: true, force: true });
      makeFolders(state, this.#remembered.survey, inputs);
      // Files that the agent did not change stay when the agent's files return.
      const again = [...this.#restore(state, entries)].filter(([raw]) => restored.has(raw));
      this.#round = { ...this.#round, restored: new Map([...restored, ...again]) };
    });
  }

  giveBack(): Promise<void> {
    return this.#withState(async ({ repo: { root } }) => {
      if (this.#round === null) return;
      const { aside, restored, folders } = this.#round;
      this.#round = null;
      for (const [raw, stamp] of restored) {
        const path = toDiskPath(root, raw);
        // Files that a gate wrote since then stay.
        if (stamp !== null && fileStamp(path) === stamp) rmSync(path, { force: true });
      }
      for (const raw of folders.toReversed()) removeIfEmpty(toDiskPath(root, raw));
      for (const moved of aside) moveBack(root, moved);
    });
  }

  /** Returns what differs now. A folder that the agent locked is opened first. */
  async #compare(state: TreeState, survey: IgnoredSurvey): Promise<IgnoredDifference> {
    const difference = await compareWithSurvey(state, survey);
    const locked = difference.entries.filter(({ raw }) => raw.endsWith('/'));
    if (locked.length === 0) return difference;
    for (const { raw } of locked) {
      const path = toDiskPath(state.repo.root, raw.slice(0, -1));
      if (lstatOrUndefined(path)?.isDirectory()) chmodSync(path, 0o755);
    }
    return await compareWithSurvey(state, survey);
  }

  #folder({ store }: TreeState): string {
    this.#folders += 1;
    const folder = `${store.dir}/aside-${this.#folders}`;
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }

  /** Restores the changed files that were saved. */
  #restore({ repo: { root } }: TreeState, entries: readonly IgnoredEntry[]): Map<RawPath, string | null> {
    const restored = new Map<RawPath, string | null>();
    const isIgnored = (folder: RawPath): boolean => this.#remembered?.survey.folders.has(folder) === true;
    for (const { raw, how } of entries) {
      const saved = this.#remembered?.files.get(raw);
      if (how === 'added' || saved === undefined) continue;
      const path = toDiskPath(root, raw);
      // A file that is still there is measured and judged.
      if (lstatOrUndefined(path) !== undefined || !makeParentFolders(root, raw, isIgnored)) continue;
      writeSaved(path, saved);
      restored.set(raw, fileStamp(path));
    }
    return restored;
  }
}

function writeSaved(path: string | Buffer, saved: SavedFile): void {
  if (saved.kind === 'link') {
    symlinkSync(saved.target, path);
    return;
  }
  copyFileSync(saved.copy, path);
  chmodSync(path, saved.mode);
  utimesSync(path, saved.mtimeMs / 1000, saved.mtimeMs / 1000);
}

/** Moves changed entries to `folder`: new folders as a whole, everything else file by file. */
function moveAside(
  state: TreeState,
  { entries, newFolders, leftOut }: Pick<IgnoredDifference, 'entries' | 'newFolders' | 'leftOut'>,
  inputs: readonly RawPath[],
  folder: string,
): readonly MovedEntry[] {
  const { root } = state.repo;
  const excluded = new Set([...leftOut, ...state.excluded, ...inputs].flatMap(pathWithParents));
  const movable = new Set(newFolders.filter((raw) => !excluded.has(raw) && !isWithinAny(raw, inputs)));
  const tops = [...movable].filter((raw) => !movable.has(parentOf(raw)));
  const files = entries.filter(({ how, raw }) => how !== 'deleted' && !movable.has(parentOf(raw)));
  const moved: MovedEntry[] = [];
  for (const raw of [...tops, ...files.map((entry) => entry.raw)]) {
    const path = toDiskPath(root, raw);
    if (lstatOrUndefined(path) === undefined || isUndeletable(state, raw)) continue;
    const at = `${folder}/${moved.length}`;
    moveEntry(path, at);
    moved.push({ raw, at });
  }
  return moved;
}

/** Creates missing folders of the survey and returns them, parents first. */
function makeFolders(
  { repo: { root } }: TreeState,
  survey: IgnoredSurvey,
  inputs: readonly RawPath[],
): readonly RawPath[] {
  const missing = [...survey.folders.keys()].filter(
    (raw) => !isWithinAny(raw, inputs) && lstatOrUndefined(toDiskPath(root, raw))?.isDirectory() !== true,
  );
  return missing.filter((raw) => makeParentFolders(root, `${raw}/`, (folder) => survey.folders.has(folder)));
}

function removeIfEmpty(path: string | Buffer): void {
  if (lstatOrUndefined(path)?.isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
}

/** Returns true for undeletable files, which are measured and stay in place. */
function isUndeletable({ watch }: TreeState, raw: RawPath): boolean {
  return watch?.mustExist(toText(raw)) === true;
}

/** Returns a path and all folders above it. */
function pathWithParents(raw: RawPath): readonly RawPath[] {
  return raw === '' ? [] : [raw, ...pathWithParents(parentOf(raw))];
}

function pathOf({ raw }: IgnoredEntry): string {
  return toText(raw);
}

function toChange({ raw, how, executable }: IgnoredEntry): IgnoredChange {
  return { path: toText(raw), how, executable };
}
