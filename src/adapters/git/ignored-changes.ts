import { type Stats, statSync } from 'node:fs';
import type { IgnoredChange, IgnoredChanges } from '../../core/ignored.ts';
import { walkFolders } from './folders.ts';
import { ignoredFiles } from './ignored.ts';
import { type IgnoredSurvey, namesIn } from './ignored-names.ts';
import { clockOffset, type Visited, walkIgnored } from './ignored-survey.ts';
import { isWithin, join, onDisk, parentOf, type RawPath, toText } from './raw-path.ts';
import { scopeOf } from './scope.ts';
import type { TreeState } from './state.ts';
import { lstatThere } from './there.ts';
import { isGuarded, topAbove } from './watched.ts';

/** ms. A clock that is only slewed differs by less between start and end. */
const CLOCK_SET = 100;

/**
 * What differs in ignored places from the start, by names, inodes and change times: no program can set those. One walk
 * that reads no file. Guarded paths are left out: they are measured. A network file system has a clock of its own; where
 * it is behind, a file that was only rewritten is missed.
 */
export async function ignoredChanges(
  state: TreeState,
  since: 'start' | 'settle' = 'start',
): Promise<IgnoredChanges> {
  const survey = state.ignored;
  if (survey === null) return { changes: [], whole: false };
  if (since === 'settle') return ignoredLosses(state, survey);
  return compare(state, new Comparison(state, survey));
}

/**
 * What was changed or deleted in ignored places since the last call of `settle`, before a command or a gate. A folder
 * that is gone is one entry. Files that an earlier command made and this one deleted are missed.
 */
async function ignoredLosses(state: TreeState, survey: IgnoredSurvey): Promise<IgnoredChanges> {
  const { changes, whole } = await compare(state, new Comparison(state, survey, state.settledAt));
  return { changes: changes.filter(({ how }) => how !== 'added'), whole };
}

/** A change with what it takes to undo it. */
export interface IgnoredEntry {
  readonly raw: RawPath;
  readonly how: IgnoredChange['how'];
  readonly executable: boolean;
  /** ms; null where nothing is there now. */
  readonly ctime: number | null;
}

export interface IgnoredDifference {
  readonly entries: readonly IgnoredEntry[];
  /** Folders that the survey does not know. */
  readonly newFolders: readonly RawPath[];
  /** Paths of entries that were left out, because something else watches over them. */
  readonly leftOut: readonly RawPath[];
  readonly whole: boolean;
}

/** What differs in ignored places from this survey. */
export async function differencesFrom(state: TreeState, survey: IgnoredSurvey): Promise<IgnoredDifference> {
  const comparison = new Comparison(state, survey);
  const { whole } = await compare(state, comparison);
  const { entries, newFolders, leftOut } = comparison;
  return { entries, newFolders, leftOut, whole };
}

async function compare(state: TreeState, comparison: Comparison): Promise<IgnoredChanges> {
  const scan = await walkFolders(scopeOf(state));
  comparison.compareLoose(await ignoredFiles(state.store, scan.unknown));
  const walk = walkIgnored(state, scan.ignored);
  for await (const visited of walk.visited) comparison.compareFolder(visited);
  const whole = walk.whole();
  if (whole) comparison.addGone();
  return { changes: comparison.changes, whole: whole && comparison.survey.whole };
}

class Comparison {
  readonly changes: IgnoredChange[] = [];
  readonly entries: IgnoredEntry[] = [];
  readonly newFolders: RawPath[] = [];
  readonly leftOut: RawPath[] = [];
  readonly survey: IgnoredSurvey;
  readonly #state: TreeState;
  readonly #since: number;
  /** Whether changes of earlier steps are left out. */
  readonly #isStep: boolean;
  readonly #seen = new Set<RawPath>();
  /** Tells ignored folders, those of the start and those that were seen. */
  readonly #ignored = { has: (raw: RawPath) => this.#seen.has(raw) || this.survey.folders.has(raw) };

  /** `stepSince`: when the step began; null compares with the start of the run. */
  constructor(state: TreeState, survey: IgnoredSurvey, stepSince: number | null = null) {
    this.#state = state;
    this.survey = survey;
    this.#isStep = stepSince !== null;
    const setBack = survey.offset - clockOffset();
    this.#since = (stepSince ?? survey.since) - (setBack > CLOCK_SET ? setBack : 0);
  }

  /** `now`: ignored files in folders that are not ignored. */
  compareLoose(now: ReadonlySet<RawPath>): void {
    const { files } = this.survey;
    for (const raw of files) {
      const stat = this.#lookAt(raw);
      if (stat === undefined || stat.isDirectory()) {
        if (!this.#isStep || this.#isRecent(parentOf(raw))) this.#add(raw, 'deleted', undefined);
      } else if (stat.ctimeMs >= this.#since) this.#add(raw, 'modified', stat);
    }
    for (const raw of now) if (!files.has(raw)) this.#add(raw, 'added', this.#lookAt(raw));
  }

  compareFolder({ raw, ino, ctime, names }: Visited): void {
    this.#seen.add(raw);
    const before = this.survey.folders.get(raw);
    if (before === undefined && this.survey.whole) this.newFolders.push(raw);
    if (names === null) {
      if (ctime >= this.#since) this.#add(`${raw}/`, before === undefined ? 'added' : 'modified', undefined);
      return;
    }
    const gone = new Set(before === undefined ? [] : namesIn(before));
    const replaced = before?.ino !== ino;
    // What the walk at the start did not come to may have been there.
    const unknown = before === undefined && !this.survey.whole;
    for (const name of names) {
      const path = join(raw, name);
      const stat = this.#lookAt(path);
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
    for (const name of gone) this.#add(join(raw, name), 'deleted', undefined);
  }

  /** What lay in folders that are gone. */
  addGone(): void {
    for (const [raw, folder] of this.survey.folders) {
      if (this.#seen.has(raw)) continue;
      if (this.#isStep) this.#addGoneFolder(raw);
      else for (const name of namesIn(folder)) this.#add(join(raw, name), 'deleted', undefined);
    }
  }

  /** The topmost folder that is gone, once, if it may have gone in this step. */
  #addGoneFolder(raw: RawPath): void {
    let top = raw;
    while (top !== '' && this.#lookAt(parentOf(top)) === undefined) top = parentOf(top);
    if (this.#seen.has(top) || !this.#isRecent(parentOf(top))) return;
    this.#seen.add(top);
    this.#add(`${top}/`, 'deleted', undefined);
  }

  /** Whether an entry may have come to this folder, or gone from it, in this step. */
  #isRecent(folder: RawPath): boolean {
    const stat = this.#lookAt(folder);
    return stat === undefined
      ? folder === '' || this.#isRecent(parentOf(folder))
      : stat.ctimeMs >= this.#since;
  }

  #isOlder({ birthtimeMs }: Stats): boolean {
    return birthtimeMs > 0 && birthtimeMs < this.#since;
  }

  #lookAt(raw: RawPath): Stats | undefined {
    return lstatThere(onDisk(this.#state.site.root, raw));
  }

  #add(raw: RawPath, how: IgnoredChange['how'], stat: Stats | undefined): void {
    const { watch, excluded, site } = this.#state;
    const path = toText(raw);
    const name = raw.endsWith('/') ? raw.slice(0, -1) : raw;
    const measured = watch !== null && isGuarded(watch, name, topAbove(name, this.#ignored));
    if (measured || isWithin(raw, excluded)) {
      this.leftOut.push(raw);
      return;
    }
    const executable = stat !== undefined && isExecutable(onDisk(site.root, raw), stat);
    this.changes.push({ path, how, executable });
    this.entries.push({ raw, how, executable, ctime: stat?.ctimeMs ?? null });
  }
}

const ANY_EXECUTES = 0o111;

/** Of a link, what it leads to: most of the programs in `node_modules/.bin` are links. */
function isExecutable(path: string | Buffer, stat: Stats): boolean {
  if (!stat.isSymbolicLink()) return stat.isFile() && (stat.mode & ANY_EXECUTES) !== 0;
  try {
    const target = statSync(path);
    return target.isFile() && (target.mode & ANY_EXECUTES) !== 0;
  } catch {
    return false;
  }
}
