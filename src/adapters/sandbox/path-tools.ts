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
import { exists, isFolder, linksOn, namesIn, realPath } from './host-files.ts';
import { sizeWithin } from './layers.ts';
import { isWithin } from './mount.ts';

/** A folder of PATH in the workspace (`.venv/bin`, `node_modules/.bin`), as it was when the run began. */
interface Tools {
  /** As PATH spells it. */
  readonly folder: string;
  readonly real: string;
  /** Of each path in it. */
  readonly marks: ReadonlyMap<string, string>;
  /** A copy of it. */
  readonly start: string;
}

/** A file in the workspace that a link in such a folder leads to, or a link on the way to it. */
interface Program {
  readonly file: string;
  readonly mark: string;
  /** A copy of it; null: it is a link on the way. */
  readonly start: string | null;
}

/** What a gate is to see in place of what is there now. */
export interface AsAtStart {
  readonly folders: readonly { readonly target: string; readonly lower: string }[];
  readonly files: readonly { readonly target: string; readonly source: string }[];
}

/** A folder of programs larger than this is not kept in PATH: it is copied at the start of each run. */
const LARGEST = { bytes: 256 * 1024 ** 2, files: 5000 };

/** Changes with whatever is done to the file: the kernel keeps the time of the last change, and nobody sets it. */
function markOf(file: string): string | null {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (stat === undefined) return null;
  const link = stat.isSymbolicLink() ? readlinkSync(file) : '';
  // A folder's own times change with its entries, which are looked at themselves.
  const times = stat.isDirectory() ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
  return `${stat.mode} ${times} ${link}`;
}

function marksIn(folder: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const mark = markOf(path.join(folder, name));
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
 * Folders of PATH that lie in the workspace. The agent can write there, so a gate sees them as they were at the start,
 * but for the changes that are measured and judged. Our own programs are never looked for in them.
 */
export class PathTools {
  readonly #root: string;
  #tools: readonly Tools[] = [];
  #programs: readonly Program[] = [];
  #place = '';

  constructor(root: string) {
    this.#root = realPath(root) ?? root;
  }

  /** The folders as PATH spells them, in its order. */
  get folders(): readonly string[] {
    return this.#tools.map(({ folder }) => folder);
  }

  /** Looks at what is there when the run begins, and keeps a copy of it in `place`. */
  remember(searchPath: string | undefined, place: string): void {
    this.#place = place;
    const found: Tools[] = [];
    for (const entry of new Set((searchPath ?? '').split(path.delimiter))) {
      const real = path.isAbsolute(entry) ? realPath(entry) : null;
      if (real === null || real === this.#root || !isWithin(real, this.#root) || !isFolder(real)) continue;
      if (sizeWithin(real, LARGEST) === null) continue;
      const start = path.join(place, `folder-${found.length}`);
      try {
        copy(real, start);
        found.push({ folder: path.resolve(entry), real, marks: marksIn(real), start });
      } catch {
        // What cannot be copied cannot be shown later as it was: commands and gates do without it.
      }
    }
    this.#tools = found;
    this.#programs = found.flatMap((tools) => this.#programsOf(tools));
  }

  #programsOf({ real, start: folder }: Tools): readonly Program[] {
    const isOurs = (file: string): boolean => isWithin(file, this.#root) && !isWithin(file, real);
    return namesIn(real).flatMap((name): readonly Program[] => {
      const program = path.join(real, name);
      const onTheWay = linksOn(program)
        .filter(isOurs)
        .map((file) => ({ file, mark: markOf(file) ?? '', start: null }));
      const file = realPath(program);
      if (file === null || isFolder(file) || !isOurs(file)) return onTheWay;
      const start = path.join(this.#place, `programs-${path.basename(folder)}`, name);
      copy(file, start);
      return [...onTheWay, { file, mark: markOf(file) ?? '', start }];
    });
  }

  /**
   * What a gate has to be shown instead of what is there. `judged`: the paths of the measured change, relative to the
   * root. A text is why the start cannot be shown.
   */
  asAtStart(judged: ReadonlySet<string>): AsAtStart | string {
    const isJudged = (file: string): boolean => judged.has(path.relative(this.#root, file));
    const folders: { target: string; lower: string }[] = [];
    for (const tools of this.#tools) {
      if (realPath(tools.folder) !== tools.real || !isFolder(tools.real)) return this.#gone(tools.folder);
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
      const now = markOf(file);
      if (now === mark || isJudged(file)) continue;
      if (now === null || start === null || realPath(file) !== file || isFolder(file))
        return this.#gone(file);
      files.push({ target: file, source: start });
    }
    return { folders, files };
  }

  /** The folder of the start with the judged changes in it. */
  #merged({ real, start }: Tools, kept: readonly string[]): string {
    const folder = mkdtempSync(path.join(this.#place, 'merged-'));
    copy(start, folder);
    for (const name of kept) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
      if (exists(path.join(real, name))) copy(path.join(real, name), path.join(folder, name));
    }
    return folder;
  }

  #gone(file: string): string {
    const name = path.relative(this.#root, file);
    return `not run: PATH leads to ${name}, and that was removed or replaced since the run began, so the gate could be decided by a program that was planted there`;
  }
}

function changedIn({ real, marks }: Tools): readonly string[] {
  const now = marksIn(real);
  const names = new Set([...marks.keys(), ...now.keys()]);
  return [...names].filter((name) => marks.get(name) !== now.get(name));
}
