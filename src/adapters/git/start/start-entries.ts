import { readFileSync, statSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { FOLDER_BITS, SUBMODULE_BITS } from '../../../core/git/file-mode.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import {
  type IndexEntry,
  type ParsedIndex,
  parseIndex,
  statOf,
  UNKNOWN_STAT,
} from '../objects/index-file.ts';
import { listTree } from '../objects/list-tree.ts';
import { hardenedGit } from '../program/hardened-git.ts';
import { compareBytes, joinRaw, type RawPath, splitNul, toDiskPath, toText } from '../program/raw-path.ts';
import { type Git, GitError } from '../program/run-git.ts';
import {
  gitDirOf,
  type ObjectFormat,
  readTextOrNull,
  repositoryLayout,
  type UserRepository,
} from '../program/user-repository.ts';

/**
 * The files that git tracks at the start, made safe: only plain files and links, without flags that tell git not to
 * look. Files of submodules and nested repositories are listed one by one, so that nothing in them is hidden.
 */
export interface StartEntries {
  /** Sorted by bytes; names are unique. */
  readonly entries: readonly IndexEntry[];
  /** Folders of nested repositories. */
  readonly nested: readonly RawPath[];
  /** Object folders that contain the entries' blobs. */
  readonly objects: readonly string[];
  /** Paths that a sparse checkout (or skip-worktree) leaves out. A folder of a sparse index ends with `/`. */
  readonly leftOut: readonly RawPath[];
}

const NO_ENTRIES: StartEntries = { entries: [], nested: [], objects: [], leftOut: [] };

export async function readStartEntries(repo: UserRepository): Promise<StartEntries> {
  return readRepository(repo.root, '', repo.format, { gitDir: repo.gitDir, gitPath: repo.gitPath });
}

/** Returns the files of the nested repository in `folder`, or none if it cannot be read. */
export async function readNested(repo: UserRepository, folder: RawPath): Promise<StartEntries> {
  const root = joinPath(repo.root, toText(folder));
  const gitDir = gitDirOf(root);
  if (gitDir === null) return NO_ENTRIES;
  const config = readTextOrNull(joinPath(repositoryLayout(root, gitDir).commonDir, 'config')) ?? '';
  const format: ObjectFormat = /objectformat\s*=\s*sha256/i.test(config) ? 'sha256' : 'sha1';
  if (format !== repo.format) return { ...NO_ENTRIES, nested: [folder] };
  return readFromDisk(root, folder, format, { gitDir, gitPath: repo.gitPath });
}

/** Reads a nested repository. If git cannot read its index and commit, its files are those on disk. */
async function readFromDisk(
  root: string,
  folder: RawPath,
  format: ObjectFormat,
  at: { readonly gitDir: string; readonly gitPath: string },
): Promise<StartEntries> {
  try {
    const start = await readRepository(root, folder, format, at);
    return { ...start, nested: [folder, ...start.nested] };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { ...NO_ENTRIES, nested: [folder] };
  }
}

async function readRepository(
  root: string,
  folder: RawPath,
  format: ObjectFormat,
  at: { readonly gitDir: string; readonly gitPath: string },
): Promise<StartEntries> {
  const layout = repositoryLayout(root, at.gitDir);
  const git = hardenedGit({ gitPath: at.gitPath, gitDir: at.gitDir, workTree: root });
  const index = await readIndex(at.gitDir, format, git);
  const entries: IndexEntry[] = [];
  const links: RawPath[] = [];
  const leftOut: RawPath[] = [];
  for (const entry of index.entries) {
    if (entry.mode === SUBMODULE_BITS) links.push(entry.name);
    const kept = withoutFlags(entry, root, index.writtenAt);
    if (kept === null && (entry.skipWorktree || entry.mode === FOLDER_BITS))
      leftOut.push(joinRaw(folder, entry.name));
    if (kept !== null) entries.push({ ...kept, name: joinRaw(folder, kept.name) });
  }
  const below = await Promise.all(links.map((name) => readLinked(root, folder, name, format, at.gitPath)));
  const all = [...entries, ...below.flatMap((start) => start.entries)];
  return {
    entries: below.length === 0 ? all : all.sort((a, b) => compareBytes(a.name, b.name)),
    nested: below.flatMap((start) => start.nested),
    objects: [joinPath(layout.commonDir, 'objects'), ...below.flatMap((start) => start.objects)],
    leftOut,
  };
}

async function readLinked(
  root: string,
  folder: RawPath,
  name: RawPath,
  format: ObjectFormat,
  gitPath: string,
): Promise<StartEntries> {
  const nestedRoot = joinPath(root, toText(name));
  const gitDir = gitDirOf(nestedRoot);
  if (gitDir === null) return NO_ENTRIES;
  return readFromDisk(nestedRoot, joinRaw(folder, name), format, { gitDir, gitPath });
}

/**
 * Returns the entry for the private index, or null if the disk decides: conflicts, sparse files and folders, and
 * submodules. Flags that tell git not to look are dropped. If a file was written in the same second as the index or
 * later ("racy git"), its stat data is dropped.
 */
function withoutFlags(entry: IndexEntry, root: string, writtenAt: number): IndexEntry | null {
  if (entry.stage !== 0 || entry.mode === SUBMODULE_BITS || entry.mode === FOLDER_BITS) return null;
  if (entry.skipWorktree && lstatOrUndefined(toDiskPath(root, entry.name)) === undefined) return null;
  return statOf(entry).mtime >= writtenAt ? { ...entry, stat: UNKNOWN_STAT } : entry;
}

/** Reads the index. If it is missing, split or unreadable, git is asked. `writtenAt`: seconds since the epoch. */
async function readIndex(
  gitDir: string,
  format: ObjectFormat,
  git: Git,
): Promise<ParsedIndex & { readonly writtenAt: number }> {
  const path = joinPath(gitDir, 'index');
  try {
    const parsed = parseIndex(readFileSync(path), format);
    const writtenAt = Math.floor(statSync(path).mtimeMs / 1000);
    if (!parsed.split) return { ...parsed, writtenAt };
    const listed = await git({ args: ['ls-files', '--stage', '-z'] });
    return { entries: listedEntries(listed.stdout), split: false, writtenAt };
  } catch {
    const head = await git({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1, 128] });
    if (head.code !== 0) return { entries: [], split: false, writtenAt: 0 };
    const listed = await listTree(git, 'HEAD');
    const entries = listed.map(({ raw, mode, oid }) => entryWithoutStat(raw, mode, oid, 0));
    return { entries, split: false, writtenAt: 0 };
  }
}

/** Parses `mode oid stage\tname` of ls-files. */
function listedEntries(output: Buffer): IndexEntry[] {
  return splitNul(output).map((record) => {
    const tab = record.indexOf('\t');
    const [mode = '', oid = '', stage = ''] = record.slice(0, tab).split(' ');
    return entryWithoutStat(record.slice(tab + 1), mode, oid, Number(stage));
  });
}

function entryWithoutStat(name: RawPath, mode: string, oid: string, stage: number): IndexEntry {
  return {
    name,
    mode: Number.parseInt(mode, 8),
    oid,
    stage,
    skipWorktree: false,
    intentToAdd: false,
    assumeUnchanged: false,
    stat: UNKNOWN_STAT,
  };
}
