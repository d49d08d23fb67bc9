import {
  constants,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { exists, isFolder, linksLeadingTo, listNames, realPath } from '../../files/host-files.ts';
import { remainingBudget } from './writable-layers.ts';

/** A folder of PATH in the workspace (`.venv/bin`, `node_modules/.bin`), as it was when the run began. */
interface ToolFolder {
  /** Spelled as in PATH. */
  readonly folder: string;
  readonly real: string;
  /** The stamps of the paths in it. */
  readonly marks: ReadonlyMap<string, string>;
  /** A copy of the folder. */
  readonly start: string;
}

/** A file in the workspace that a link in such a folder leads to, or a link on the way to it. */
interface LinkedProgram {
  readonly file: string;
  readonly mark: string;
  /** A copy of the file; null if it is a link on the way. */
  readonly start: string | null;
}

/** Earlier versions that a gate sees instead of the current ones. */
export interface StartVersions {
  readonly folders: readonly { readonly target: string; readonly lower: string }[];
  readonly files: readonly { readonly target: string; readonly source: string }[];
}

/** Larger folders of programs are not kept in PATH, because they are copied at the start of each run. */
const COPY_LIMITS = { bytes: 256 * 1024 ** 2, files: 5000 };

/** Returns a text that changes with every change of the file: nobody can set the kernel's time of the last change. */
function fileStamp(file: string): string | null {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (stat === undefined) return null;
  const link = stat.isSymbolicLink() ? readlinkSync(file) : '';
  // A folder's own times change with its entries, which have their own stamps.
  const times = stat.isDirectory() ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
  return `${stat.mode} ${times} ${link}`;
}

function stampsIn(folder: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const mark = fileStamp(path.join(folder, name));
    if (mark !== null) marks.set(name, mark);
  }
  return marks;
}

function copy(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const how = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, force: true };
  cpSync(source, target, { ...how, mode: constants.COPYFILE_FICLONE });
}

/**
 * The folders of PATH in the workspace. The agent can write there, so a gate sees them as they were at the start, plus
 * the changes that are measured and judged. Our own programs are never searched for in them.
 */
export class PathTools {
  readonly #root: string;
  #tools: readonly ToolFolder[] = [];
  #programs: readonly LinkedProgram[] = [];
  #place = '';

  constructor(root: string) {
    this.#root = realPath(root) ?? root;
  }

  /** Returns the folders as PATH spells them, in its order. */
  get folders(): readonly string[] {
    return this.#tools.map(({ folder }) => folder);
  }

  /** Records what exists when the run begins, and keeps a copy in `place`. */
  remember(searchPath: string | undefined, place: string): void {
    this.#place = place;
    const found: ToolFolder[] = [];
    for (const entry of new Set((searchPath ?? '').split(path.delimiter))) {
      const real = path.isAbsolute(entry) ? realPath(entry) : null;
      if (real === null || real === this.#root || !isWithin(real, this.#root) || !isFolder(real)) continue;
      if (remainingBudget(real, COPY_LIMITS) === null) continue;
      const start = path.join(place, `folder-${found.length}`);
      try {
        copy(real, start);
        found.push({ folder: path.resolve(entry), real, marks: stampsIn(real), start });
      } catch {
        // A folder that cannot be copied cannot be shown later as it was, so commands and gates run without it.
      }
    }
    this.#tools = found;
    this.#programs = found.flatMap((tools) => this.#programsOf(tools));
  }

  #programsOf({ real, start: folder }: ToolFolder): readonly LinkedProgram[] {
    const isOurs = (file: string): boolean => isWithin(file, this.#root) && !isWithin(file, real);
    return listNames(real).flatMap((name): readonly LinkedProgram[] => {
      const program = path.join(real, name);
      const onTheWay = linksLeadingTo(program)
        .filter(isOurs)
        .map((file) => ({ file, mark: fileStamp(file) ?? '', start: null }));
      const file = realPath(program);
      if (file === null || isFolder(file) || !isOurs(file)) return onTheWay;
      const start = path.join(this.#place, `programs-${path.basename(folder)}`, name);
      copy(file, start);
      return [...onTheWay, { file, mark: fileStamp(file) ?? '', start }];
    });
  }

  /**
   * Returns the earlier versions that a gate must see. `judged` has the paths of the measured change, relative to the
   * root. A text is the reason why the start cannot be shown.
   */
  startVersions(judged: ReadonlySet<string>): StartVersions | string {
    const isJudged = (file: string): boolean => judged.has(path.relative(this.#root, file));
    const folders: { target: string; lower: string }[] = [];
    for (const tools of this.#tools) {
      if (realPath(tools.folder) !== tools.real || !isFolder(tools.real))
        return this.#removedReason(tools.folder);
      const changed = changedIn(tools);
      const kept = changed.filter((name) => isJudged(path.join(tools.real, name)));
      if (kept.length === changed.length) continue;
      folders.push({
        target: tools.real,
        lower: kept.length === 0 ? tools.start : this.#merged(tools, kept),
      });
    }
    const files: { target: string; source: string }[] = [];
    for (const { file, mark, start } of this.#programs) {
      const now = fileStamp(file);
      if (now === mark || isJudged(file)) continue;
      if (now === null || start === null || realPath(file) !== file || isFolder(file))
        return this.#removedReason(file);
      files.push({ target: file, source: start });
    }
    return { folders, files };
  }

  /** Copies the folder of the start and adds the judged changes. */
  #merged({ real, start }: ToolFolder, kept: readonly string[]): string {
    const folder = mkdtempSync(path.join(this.#place, 'merged-'));
    copy(start, folder);
    for (const name of kept) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
      if (exists(path.join(real, name))) copy(path.join(real, name), path.join(folder, name));
    }
    return folder;
  }

  #removedReason(file: string): string {
    const name = path.relative(this.#root, file);
    return `not run: PATH leads to ${name}, which was removed or replaced since the run began, so a planted program could decide the gate's result`;
  }
}

function changedIn({ real, marks }: ToolFolder): readonly string[] {
  const now = stampsIn(real);
  const names = new Set([...marks.keys(), ...now.keys()]);
  return [...names].filter((name) => marks.get(name) !== now.get(name));
}
