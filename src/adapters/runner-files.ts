import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';

/**
 * The files by which a step steers the rest of the job, and the action's own code. Only the harness may write
 * them, at the very end: what an agent's command writes there would act once the step is over (CASES, evasions
 * 29 and 39).
 */
export interface RunnerFiles {
  /** Also this folder with all that is in it, as it is now: the action's own. */
  keep(folder: string): void;
  /**
   * Paths that are not as they were; they are put back, and what came beside them is removed. Throws where that
   * cannot be done.
   */
  putBack(): readonly string[];
}

/** Source: FACTS, "The runner"; the event is what tells the harness who asked for the run. */
const FILE_VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
];

/** The runner keeps the command files of a step beside one another, and those of other steps too. */
const COMMAND_FOLDER = '_runner_file_commands';

type Kept =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number; readonly stamp: string }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'folder'; readonly mode: number }
  | { readonly kind: 'other' };

/** Reads the files that the runner names in this environment, as they are now. */
export function keepRunnerFiles(env: Readonly<Record<string, string | undefined>>): RunnerFiles {
  const files = FILE_VARIABLES.map((name) => env[name] ?? '').filter(isAbsolute);
  const folders = files.map((file) => dirname(file)).filter((folder) => basename(folder) === COMMAND_FOLDER);
  const tops = new Set([...folders, ...files]);
  let before = snapshot(tops, new Map());
  return {
    keep: (folder) => {
      if (tops.has(folder)) return;
      tops.add(folder);
      before = new Map([...before, ...snapshot([folder], before)]);
    },
    putBack: () => {
      const changed = differing(before, snapshot(tops, before));
      if (changed.length === 0) return changed;
      for (const path of [...changed].reverse()) clear(path, before.get(path));
      // Looked at again: what lay behind a link in a folder's place went with the link.
      for (const path of differing(before, snapshot(tops, before))) rebuild(path, before.get(path));
      const left = differing(before, snapshot(tops, before));
      if (left.length > 0) throw new Error(`files of the runner could not be put back: ${left.join(', ')}`);
      return changed;
    },
  };
}

/** Sorted by path, so that a folder comes before what is in it. */
function snapshot(tops: Iterable<string>, before: ReadonlyMap<string, Kept>): ReadonlyMap<string, Kept> {
  const kept = new Map<string, Kept>();
  for (const top of tops) take(top, kept, before);
  return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function take(path: string, kept: Map<string, Kept>, before: ReadonlyMap<string, Kept>): void {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (stat === undefined) return;
  const mode = Number(stat.mode) & 0o7777;
  if (stat.isSymbolicLink()) kept.set(path, { kind: 'link', target: readlinkSync(path) });
  else if (stat.isDirectory()) {
    kept.set(path, { kind: 'folder', mode });
    for (const name of readdirSync(path)) take(join(path, name), kept, before);
  } else if (stat.isFile()) {
    // ctime cannot be set by anybody: a file with the same stamp was not written.
    const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
    const known = before.get(path);
    const same = known?.kind === 'file' && known.stamp === stamp;
    kept.set(path, { kind: 'file', mode, stamp, bytes: same ? known.bytes : readFileSync(path) });
  } else kept.set(path, { kind: 'other' });
}

function differing(before: ReadonlyMap<string, Kept>, now: ReadonlyMap<string, Kept>): readonly string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  return paths.filter((path) => !alike(before.get(path), now.get(path)));
}

function alike(a: Kept | undefined, b: Kept | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'file' && b.kind === 'file') return a.mode === b.mode && a.bytes.equals(b.bytes);
  if (a.kind === 'link' && b.kind === 'link') return a.target === b.target;
  if (a.kind === 'folder' && b.kind === 'folder') return a.mode === b.mode;
  return a.kind === 'other' && b.kind === 'other';
}

function clear(path: string, before: Kept | undefined): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || before?.kind === 'other') return;
  if (before?.kind === 'folder' && stat.isDirectory()) return;
  rmSync(path, { recursive: true, force: true });
}

/** A new file in place of the old: that one may have been opened by what still runs, or have a second name. */
function rebuild(path: string, before: Kept | undefined): void {
  if (before === undefined || before.kind === 'other') return;
  if (before.kind === 'folder') {
    mkdirSync(path, { recursive: true });
    chmodSync(path, before.mode);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  if (before.kind === 'link') {
    symlinkSync(before.target, path);
    return;
  }
  writeFileSync(path, before.bytes, { flag: 'wx', mode: before.mode });
  chmodSync(path, before.mode);
}
