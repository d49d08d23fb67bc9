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
import type { IgnoredChange, IgnoredFiles, IgnoredForGates } from '../../core/ignored.ts';
import { NOTHING_IGNORED } from '../../core/ignored.ts';
import { walkFolders } from './folders.ts';
import { differencesFrom, type IgnoredDifference, type IgnoredEntry } from './ignored-changes.ts';
import { copyIgnored, type KeptFile, markOf } from './ignored-copies.ts';
import type { IgnoredSurvey } from './ignored-names.ts';
import { surveyIgnored, timeOnDisk } from './ignored-survey.ts';
import { type Moved, makeWayTo, moveBack, moveTo } from './moved-aside.ts';
import { isWithin, onDisk, parentOf, type RawPath, toRaw, toText } from './raw-path.ts';
import { scopeOf } from './scope.ts';
import type { TreeState } from './state.ts';
import { lstatThere } from './there.ts';

type WithState = <Result>(work: (state: TreeState) => Promise<Result>) => Promise<Result>;

interface Remembered {
  readonly survey: IgnoredSurvey;
  readonly files: ReadonlyMap<RawPath, KeptFile>;
}

/** One round of gates. */
interface Round {
  readonly aside: readonly Moved[];
  /** What was put back, and how to tell whether it changed since. */
  readonly restored: ReadonlyMap<RawPath, string | null>;
  /** Folders that were made again, parents first. */
  readonly folders: readonly RawPath[];
  readonly inputs: readonly RawPath[];
  /** ms of the disk's clock. */
  readonly since: number;
}

/**
 * Keeps the ignored files of the start and puts them back for gates. Files move within the workspace's disk, so this
 * needs no sandbox. Only while no command runs.
 */
export class IgnoredKeeper implements IgnoredFiles {
  readonly #withState: WithState;
  #remembered: Remembered | null = null;
  #round: Round | null = null;
  #folders = 0;

  constructor(withState: WithState) {
    this.#withState = withState;
  }

  remember(): Promise<void> {
    return this.#withState(async (state) => {
      const scan = await walkFolders(scopeOf(state));
      const survey = { ...(await surveyIgnored(state, scan)), since: timeOnDisk(state.store.dir) };
      const files = await copyIgnored(state.site.root, survey, `${state.store.dir}/ignored`);
      this.#remembered = { survey, files };
    });
  }

  putBack(inputs: readonly string[]): Promise<IgnoredForGates> {
    return this.#withState(async (state) => {
      if (this.#remembered === null) return NOTHING_IGNORED;
      const { survey } = this.#remembered;
      const raws = inputs.map((folder) => toRaw(folder.replace(/^(?:\.\/+)+|\/+$/g, '')));
      const found = await this.#look(state, survey);
      const isInput = ({ raw }: IgnoredEntry): boolean => isWithin(raw, raws);
      const undone = found.entries.filter((entry) => !isInput(entry));
      const aside = moveAside(state, { ...found, entries: undone }, raws, this.#folder(state));
      const folders = makeFolders(state, survey, raws);
      const restored = this.#restore(state, undone);
      const since = timeOnDisk(state.store.dir);
      this.#round = { aside, restored, folders, inputs: raws, since };
      return {
        undone: undone.map(toChange),
        kept: found.entries.filter(isInput).map(toChange),
        missing: undone.filter(({ raw, how }) => how !== 'added' && !restored.has(raw)).map(pathOf),
        whole: found.whole && survey.whole,
      };
    });
  }

  takeAway(): Promise<void> {
    return this.#withState(async (state) => {
      if (this.#remembered === null || this.#round === null) return;
      const { restored, inputs, since } = this.#round;
      const found = await this.#look(state, this.#remembered.survey);
      const entries = found.entries.filter(({ raw, ctime }) => {
        if (restored.get(raw) === markOf(onDisk(state.site.root, raw))) return false;
        return !isWithin(raw, inputs) || (ctime !== null && ctime >= since);
      });
      const folder = this.#folder(state);
      moveAside(state, { ...found, entries }, inputs, folder);
      rmSync(folder, { recursive: true, force: true });
      makeFolders(state, this.#remembered.survey, inputs);
      // What the agent had not changed stays when the rest is given back.
      const again = [...this.#restore(state, entries)].filter(([raw]) => restored.has(raw));
      this.#round = { ...this.#round, restored: new Map([...restored, ...again]) };
    });
  }

  giveBack(): Promise<void> {
    return this.#withState(async ({ site: { root } }) => {
      if (this.#round === null) return;
      const { aside, restored, folders } = this.#round;
      this.#round = null;
      for (const [raw, mark] of restored) {
        const path = onDisk(root, raw);
        // What a gate wrote since then stays.
        if (mark !== null && markOf(path) === mark) rmSync(path, { force: true });
      }
      for (const raw of folders.toReversed()) removeIfEmpty(onDisk(root, raw));
      for (const moved of aside) moveBack(root, moved);
    });
  }

  /** What differs now. A folder that the agent locked is opened first. */
  async #look(state: TreeState, survey: IgnoredSurvey): Promise<IgnoredDifference> {
    const found = await differencesFrom(state, survey);
    const locked = found.entries.filter(({ raw }) => raw.endsWith('/'));
    if (locked.length === 0) return found;
    for (const { raw } of locked) {
      const path = onDisk(state.site.root, raw.slice(0, -1));
      if (lstatThere(path)?.isDirectory()) chmodSync(path, 0o755);
    }
    return await differencesFrom(state, survey);
  }

  #folder({ store }: TreeState): string {
    this.#folders += 1;
    const folder = `${store.dir}/aside-${this.#folders}`;
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }

  /** Puts back what was there, as far as there are copies. */
  #restore({ site: { root } }: TreeState, entries: readonly IgnoredEntry[]): Map<RawPath, string | null> {
    const restored = new Map<RawPath, string | null>();
    const isIgnored = (folder: RawPath): boolean => this.#remembered?.survey.folders.has(folder) === true;
    for (const { raw, how } of entries) {
      const kept = this.#remembered?.files.get(raw);
      if (how === 'added' || kept === undefined) continue;
      const path = onDisk(root, raw);
      // What is still there is measured and judged.
      if (lstatThere(path) !== undefined || !makeWayTo(root, raw, isIgnored)) continue;
      writeKept(path, kept);
      restored.set(raw, markOf(path));
    }
    return restored;
  }
}

function writeKept(path: string | Buffer, kept: KeptFile): void {
  if (kept.kind === 'link') {
    symlinkSync(kept.target, path);
    return;
  }
  copyFileSync(kept.copy, path);
  chmodSync(path, kept.mode);
  utimesSync(path, kept.mtimeMs / 1000, kept.mtimeMs / 1000);
}

/** Moves what is there now to `folder`: new folders as a whole, and everything else file by file. */
function moveAside(
  state: TreeState,
  { entries, newFolders, leftOut }: Pick<IgnoredDifference, 'entries' | 'newFolders' | 'leftOut'>,
  inputs: readonly RawPath[],
  folder: string,
): readonly Moved[] {
  const { root } = state.site;
  const barred = new Set([...leftOut, ...state.excluded, ...inputs].flatMap(foldersOn));
  const movable = new Set(newFolders.filter((raw) => !barred.has(raw) && !isWithin(raw, inputs)));
  const tops = [...movable].filter((raw) => !movable.has(parentOf(raw)));
  const files = entries.filter(({ how, raw }) => how !== 'deleted' && !movable.has(parentOf(raw)));
  const moved: Moved[] = [];
  for (const raw of [...tops, ...files.map((entry) => entry.raw)]) {
    const path = onDisk(root, raw);
    if (lstatThere(path) === undefined || keeps(state, raw)) continue;
    const at = `${folder}/${moved.length}`;
    moveTo(path, at);
    moved.push({ raw, at });
  }
  return moved;
}

/** Makes the folders of the survey that are gone; returns them, parents first. */
function makeFolders(
  { site: { root } }: TreeState,
  survey: IgnoredSurvey,
  inputs: readonly RawPath[],
): readonly RawPath[] {
  const gone = [...survey.folders.keys()].filter(
    (raw) => !isWithin(raw, inputs) && lstatThere(onDisk(root, raw))?.isDirectory() !== true,
  );
  return gone.filter((raw) => makeWayTo(root, `${raw}/`, (folder) => survey.folders.has(folder)));
}

function removeIfEmpty(path: string | Buffer): void {
  if (lstatThere(path)?.isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
}

/** Undeletable files are measured: they stay where they are. */
function keeps({ watch }: TreeState, raw: RawPath): boolean {
  return watch?.keeps(toText(raw)) === true;
}

/** A path and all folders around it. */
function foldersOn(raw: RawPath): readonly RawPath[] {
  return raw === '' ? [] : [raw, ...foldersOn(parentOf(raw))];
}

function pathOf({ raw }: IgnoredEntry): string {
  return toText(raw);
}

function toChange({ raw, how, executable }: IgnoredEntry): IgnoredChange {
  return { path: toText(raw), how, executable };
}
