import { createHash } from 'node:crypto';
import { constants, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ShellCommand } from '../../../core/ports.ts';
import { exists } from '../../files/host-files.ts';
import { canBeLayer } from './layer-script.ts';
import { LAYER_PARTS, layersFolder, type Mount } from './mount.ts';

/** A folder that commands may write to, although the writes do not reach the machine. */
export interface WritableFolder {
  /** The paths at which commands find it: as it is spelled, and its real path. */
  readonly targets: readonly string[];
  /** The folder with its first content; null if it is empty at first. */
  readonly lower: string | null;
  /** Set if a tool fails when it cannot write there. */
  readonly needed: boolean;
}

/** Without layers, this much is copied for the agent's commands, and again for each gate. */
const COPY_BYTES = 256 * 1024 ** 2;
const COPY_FILES = 20_000;

/** Makes writable views of folders: one for the agent's commands for the whole run, and one for each run of a gate. */
export class WritableLayers {
  readonly #scratchDir: string;
  #made: string | null = null;
  readonly #mounted: boolean;
  #rest = { bytes: COPY_BYTES, files: COPY_FILES };

  /** `mounted` says that the kernel mounts layers. Otherwise small folders are copied. */
  constructor(scratchDir: string, mounted: boolean) {
    this.#scratchDir = scratchDir;
    this.#mounted = mounted;
  }

  /**
   * Returns the mounts for one command. A gate sees again what it wrote before the agent began, but nothing else that a
   * gate or a command wrote.
   */
  mounts(command: ShellCommand, folders: readonly WritableFolder[]): readonly Mount[] {
    const place = this.#place(command);
    // Neither the agent nor a gate: small programs that run often.
    if (place === null) return folders.filter(({ needed }) => needed).flatMap(emptyMounts);
    this.#rest = { bytes: COPY_BYTES, files: COPY_FILES };
    return folders.flatMap((folder) => this.#mount(folder, place));
  }

  /** One folder for each object, because two mounts of one layer would conflict. */
  get #parent(): string {
    if (this.#made === null) {
      const caches = path.join(this.#scratchDir, 'cache');
      mkdirSync(caches, { recursive: true, mode: 0o700 });
      this.#made = mkdtempSync(path.join(caches, 'layers-'));
    }
    return this.#made;
  }

  #place({ who, gate, script, cwd }: ShellCommand): LayerFolders | null {
    if (who === 'agent') return { folder: path.join(this.#parent, 'agent'), before: null };
    if (gate === undefined) return null;
    const own = path.join(this.#parent, `gate-${digest(JSON.stringify([gate.name, cwd, script]))}`);
    // Gates on a fresh checkout share what they install.
    if (gate.phase === 'verify') return { folder: path.join(this.#parent, 'verify'), before: null };
    const before = path.join(own, 'baseline');
    if (gate.phase === 'baseline') return { folder: before, before: null };
    mkdirSync(own, { recursive: true, mode: 0o700 });
    return { folder: mkdtempSync(path.join(own, 'run-')), before };
  }

  #mount({ targets, lower }: WritableFolder, place: LayerFolders): readonly Mount[] {
    const name = digest(targets[0] ?? '');
    const folder = path.join(place.folder, name);
    const earlier =
      place.before === null ? [] : ['copy', 'upper'].map((part) => path.join(place.before ?? '', name, part));
    const lowers = [...earlier, lower].filter((each) => each !== null && exists(each)).map(String);
    const bound = (part: string): readonly Mount[] =>
      targets.map((target) => ({ kind: 'bind', source: path.join(folder, part), target, readOnly: false }));
    if (lowers.length === 0) {
      mkdirSync(path.join(folder, 'upper'), { recursive: true, mode: 0o755 });
      return bound('upper');
    }
    if (this.#mounted && canBeLayer([...lowers, folder])) {
      const mode = statSync(lowers.at(-1) ?? '').mode & 0o777;
      for (const part of LAYER_PARTS)
        mkdirSync(path.join(folder, part), { recursive: true, mode: mode | 0o700 });
      const layer = { kind: 'layer', target: targets[0] ?? '', lowers, folder } as const;
      mkdirSync(layersFolder(layer), { recursive: true, mode: 0o755 });
      return targets.map((target) => ({ ...layer, target }));
    }
    return this.#copied(lowers[0] ?? '', path.join(folder, 'copy')) ? bound('copy') : [];
  }

  /** Copies the folder; false if it is too large. */
  #copied(source: string, target: string): boolean {
    if (exists(target)) return true;
    const left = remainingBudget(source, this.#rest);
    if (left === null) return false;
    this.#rest = left;
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    cpSync(source, target, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (each) => isCopied(each),
    });
    return true;
  }
}

function emptyMounts({ targets }: WritableFolder): readonly Mount[] {
  return targets.map((target) => ({ kind: 'tmpfs', target, mode: '0755', readOnly: false }));
}

interface LayerFolders {
  readonly folder: string;
  /** The folder that the same gate wrote before the agent began. */
  readonly before: string | null;
}

interface CopyBudget {
  readonly bytes: number;
  readonly files: number;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function isCopied(file: string): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat !== undefined && (stat.isFile() || stat.isDirectory() || stat.isSymbolicLink());
}

/** Returns the rest of the budget after this folder; null if it does not fit, or cannot be read. */
export function remainingBudget(folder: string, budget: CopyBudget): CopyBudget | null {
  let { bytes, files } = budget;
  const waiting = [folder];
  try {
    for (const each of waiting) {
      for (const entry of readdirSync(each, { withFileTypes: true })) {
        const at = path.join(each, entry.name);
        if (entry.isDirectory()) waiting.push(at);
        files -= 1;
        if (entry.isFile()) bytes -= lstatSync(at).size;
        if (bytes < 0 || files < 0) return null;
      }
    }
  } catch {
    return null;
  }
  return { bytes, files };
}
