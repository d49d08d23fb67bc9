import { type Stats, statSync } from 'node:fs';
import type { IgnoredChange, IgnoredChanges } from '../../../core/git/ignored.ts';
import { isWithinAny } from '../../../core/path/is-within.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { joinRaw, parentOf, type RawPath, toDiskPath, toText } from '../program/raw-path.ts';
import { fileNamesIn, type IgnoredSurvey } from '../start/ignored-survey.ts';
import type { TreeState } from '../start/tree-state.ts';
import { walkFolders } from '../worktree/folder-scan.ts';
import { ignoredFiles } from '../worktree/ignored-paths.ts';
import { scanScope } from './ignored-folders.ts';
import { clockOffset, type VisitedFolder, walkIgnored } from './survey-ignored.ts';
import { isProtectedPath, topmostFolderAbove } from './watched-ignored-files.ts';

/** Milliseconds. A clock that is only slewed drifts less than this during a run. */
const CLOCK_TOLERANCE_MS = 100;

/**
 * Returns what changed in ignored places since the start, found by names, inodes and change times, which programs
 * cannot set. One walk reads no file content. Protected paths are left out because they are measured. A network file
 * system has its own clock; if it is behind, a rewritten file is missed.
 */
export async function ignoredChanges(
  state: TreeState,
  since: 'start' | 'settle' = 'start',
): Promise<IgnoredChanges> {
  const survey = state.ignored;
  if (survey === null) return { changes: [], whole: false };
  if (since === 'settle') return ignoredLosses(state, survey);
  return toIgnoredChanges(state, new IgnoredComparison(state, survey));
}

/**
 * Returns what was changed or deleted in ignored places since the last call of `settle`, which precedes a command or
 * gate. A removed folder is one entry. Files that an earlier command created and this one deleted are missed.
 */
async function ignoredLosses(state: TreeState, survey: IgnoredSurvey): Promise<IgnoredChanges> {
  const { changes, whole } = await toIgnoredChanges(
    state,
    new IgnoredComparison(state, survey, state.settledAt),
  );
  return { changes: changes.filter(({ how }) => how !== 'added'), whole };
}

/** A change with what is needed to undo it. */
export interface IgnoredEntry {
  readonly raw: RawPath;
  readonly how: IgnoredChange['how'];
  readonly executable: boolean;
  /** Milliseconds; null if nothing is there now. */
  readonly ctime: number | null;
}

export interface IgnoredDifference {
  readonly entries: readonly IgnoredEntry[];
  /** Folders that the survey does not know. */
  readonly newFolders: readonly RawPath[];
  /** Paths of entries that were left out because they are measured or excluded. */
  readonly leftOut: readonly RawPath[];
  readonly isComplete: boolean;
}

/** Returns what differs in ignored places from this survey. */
export async function compareWithSurvey(state: TreeState, survey: IgnoredSurvey): Promise<IgnoredDifference> {
  const comparison = new IgnoredComparison(state, survey);
  const { whole } = await toIgnoredChanges(state, comparison);
  const { entries, newFolders, leftOut } = comparison;
  return { entries, newFolders, leftOut, isComplete: whole };
}

async function toIgnoredChanges(state: TreeState, comparison: IgnoredComparison): Promise<IgnoredChanges> {
  const scan = await walkFolders(scanScope(state));
  comparison.compareLoose(await ignoredFiles(state.store, scan.unknown));
  const walk = walkIgnored(state, scan.ignored);
  for await (const visited of walk.visited) comparison.compareFolder(visited);
  const whole = walk.isComplete();
  if (whole) comparison.addGone();
  return { changes: comparison.changes, whole: whole && comparison.survey.isComplete };
}

class IgnoredComparison {
  readonly changes: IgnoredChange[] = [];
  readonly entries: IgnoredEntry[] = [];
  readonly newFolders: RawPath[] = [];
  readonly leftOut: RawPath[] = [];
  readonly survey: IgnoredSurvey;
  readonly #state: TreeState;
  readonly #since: number;
  /** True if changes of earlier steps are left out. */
  readonly #isStep: boolean;
  readonly #seen = new Set<RawPath>();
  /** Ignored folders, from the start or seen in this walk. */
  readonly #ignored = { has: (raw: RawPath) => this.#seen.has(raw) || this.survey.folders.has(raw) };

  /** `stepSince`: the time when the step began; null compares with the start of the run. */
  constructor(state: TreeState, survey: IgnoredSurvey, stepSince: number | null = null) {
    this.#state = state;
    this.survey = survey;
    this.#isStep = stepSince !== null;
    const setBack = survey.offset - clockOffset();
    this.#since = (stepSince ?? survey.since) - (setBack > CLOCK_TOLERANCE_MS ? setBack : 0);
  }

  /** `now`: ignored files in folders that are not ignored. */
  compareLoose(now: ReadonlySet<RawPath>): void {
    const { files } = this.survey;
    for (const raw of files) {
      const stat = this.#lstat(raw);
      if (stat === undefined || stat.isDirectory()) {
        if (!this.#isStep || this.#isRecent(parentOf(raw))) this.#add(raw, 'deleted', undefined);
      } else if (stat.ctimeMs >= this.#since) this.#add(raw, 'modified', stat);
    }
    for (const raw of now) if (!files.has(raw)) this.#add(raw, 'added', this.#lstat(raw));
  }

  compareFolder({ raw, ino, ctime, names }: VisitedFolder): void {
    this.#seen.add(raw);
    const before = this.survey.folders.get(raw);
    if (before === undefined && this.survey.isComplete) this.newFolders.push(raw);
    if (names === null) {
      if (ctime >= this.#since) this.#add(`${raw}/`, before === undefined ? 'added' : 'modified', undefined);
      return;
    }
    const gone = new Set(before === undefined ? [] : fileNamesIn(before));
    const replaced = before?.ino !== ino;
    // An incomplete walk at the start may have missed this folder.
    const unknown = before === undefined && !this.survey.isComplete;
    for (const name of names) {
      const path = joinRaw(raw, name);
      const stat = this.#lstat(path);
      const wasThere = gone.delete(name);
      const written = stat !== undefined && stat.ctimeMs >= this.#since;
      if (this.#isStep && written && !wasThere && this.#isOlder(stat)) {
        this.#add(path, 'modified', stat);
        continue;
      }
      if (wasThere ? (replaced && !this.#isStep) || written : written || !unknown) {
        this.#add(path, wasThere ? 'modified' : 'added', stat);
      }
    }
    if (this.#isStep && ctime < this.#since) return;
    for (const name of gone) this.#add(joinRaw(raw, name), 'deleted', undefined);
  }

  /** Adds the content of folders that are gone. */
  addGone(): void {
    for (const [raw, folder] of this.survey.folders) {
      if (this.#seen.has(raw)) continue;
      if (this.#isStep) this.#addGoneFolder(raw);
      else for (const name of fileNamesIn(folder)) this.#add(joinRaw(raw, name), 'deleted', undefined);
    }
  }

  /** Adds the topmost folder that is gone, once, if it may have been removed in this step. */
  #addGoneFolder(raw: RawPath): void {
    let top = raw;
    while (top !== '' && this.#lstat(parentOf(top)) === undefined) top = parentOf(top);
    if (this.#seen.has(top) || !this.#isRecent(parentOf(top))) return;
    this.#seen.add(top);
    this.#add(`${top}/`, 'deleted', undefined);
  }

  /** Returns true if an entry may have been added to or removed from this folder in this step. */
  #isRecent(folder: RawPath): boolean {
    const stat = this.#lstat(folder);
    return stat === undefined
      ? folder === '' || this.#isRecent(parentOf(folder))
      : stat.ctimeMs >= this.#since;
  }

  #isOlder({ birthtimeMs }: Stats): boolean {
    return birthtimeMs > 0 && birthtimeMs < this.#since;
  }

  #lstat(raw: RawPath): Stats | undefined {
    return lstatOrUndefined(toDiskPath(this.#state.repo.root, raw));
  }

  #add(raw: RawPath, how: IgnoredChange['how'], stat: Stats | undefined): void {
    const { watch, excluded, repo } = this.#state;
    const path = toText(raw);
    const name = raw.endsWith('/') ? raw.slice(0, -1) : raw;
    const measured = watch !== null && isProtectedPath(watch, name, topmostFolderAbove(name, this.#ignored));
    if (measured || isWithinAny(raw, excluded)) {
      this.leftOut.push(raw);
      return;
    }
    const executable = stat !== undefined && isExecutable(toDiskPath(repo.root, raw), stat);
    this.changes.push({ path, how, executable });
    this.entries.push({ raw, how, executable, ctime: stat?.ctimeMs ?? null });
  }
}

const ANY_EXECUTES = 0o111;

/** Follows links, because most of the programs in `node_modules/.bin` are links. */
function isExecutable(path: string | Buffer, stat: Stats): boolean {
  if (!stat.isSymbolicLink()) return stat.isFile() && (stat.mode & ANY_EXECUTES) !== 0;
  try {
    const target = statSync(path);
    return target.isFile() && (target.mode & ANY_EXECUTES) !== 0;
  } catch {
    return false;
  }
}
