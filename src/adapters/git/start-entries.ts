import { readFileSync, statSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { type Git, GitError, hardenedGit } from './exec.ts';
import { type IndexEntry, type ParsedIndex, parseIndex, statOf, UNKNOWN_STAT } from './index-file.ts';
import { byBytes, join, onDisk, type RawPath, splitNul, toText } from './raw-path.ts';
import { gitDirOf, layoutOf, type ObjectFormat, readText, type Site } from './site.ts';
import { lstatThere } from './there.ts';

/**
 * What git thinks is tracked at the start, made harmless: only plain files and links, nothing marked as not to
 * be looked at. Submodules and nested repositories stand in it file by file, so that nothing in them is hidden.
 */
export interface StartEntries {
  /** Sorted by bytes, unique. */
  readonly entries: readonly IndexEntry[];
  /** Folders of repositories below the root. */
  readonly nested: readonly RawPath[];
  /** Object folders that the entries' blobs are in. */
  readonly objects: readonly string[];
  /** What a sparse checkout (or skip-worktree) leaves out; a folder of a sparse index ends with `/`. */
  readonly leftOut: readonly RawPath[];
}

const NOTHING: StartEntries = { entries: [], nested: [], objects: [], leftOut: [] };
const GITLINK = 0o160000;
const SPARSE_FOLDER = 0o040000;

export async function readStartEntries(site: Site): Promise<StartEntries> {
  return readRepository(site.root, '', site.format, { gitDir: site.gitDir, gitPath: site.gitPath });
}

/** The files of a repository that lies at `folder`; none where it cannot be read. */
export async function readNested(site: Site, folder: RawPath): Promise<StartEntries> {
  const root = joinPath(site.root, toText(folder));
  const gitDir = gitDirOf(root);
  if (gitDir === null) return NOTHING;
  const config = readText(joinPath(layoutOf(root, gitDir).commonDir, 'config')) ?? '';
  const format: ObjectFormat = /objectformat\s*=\s*sha256/i.test(config) ? 'sha256' : 'sha1';
  if (format !== site.format) return { ...NOTHING, nested: [folder] };
  return readBelow(root, folder, format, { gitDir, gitPath: site.gitPath });
}

/** Of a repository whose index and commit git cannot read, the files are those that lie on disk. */
async function readBelow(
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
    return { ...NOTHING, nested: [folder] };
  }
}

async function readRepository(
  root: string,
  folder: RawPath,
  format: ObjectFormat,
  at: { readonly gitDir: string; readonly gitPath: string },
): Promise<StartEntries> {
  const layout = layoutOf(root, at.gitDir);
  const git = hardenedGit({ gitPath: at.gitPath, gitDir: at.gitDir, workTree: root });
  const index = await readIndex(at.gitDir, format, git);
  const entries: IndexEntry[] = [];
  const links: RawPath[] = [];
  const leftOut: RawPath[] = [];
  for (const entry of index.entries) {
    if (entry.mode === GITLINK) links.push(entry.name);
    const kept = harmless(entry, root, index.writtenAt);
    if (kept === null && (entry.skipWorktree || entry.mode === SPARSE_FOLDER))
      leftOut.push(join(folder, entry.name));
    if (kept !== null) entries.push({ ...kept, name: join(folder, kept.name) });
  }
  const below = await Promise.all(links.map((name) => readLinked(root, folder, name, format, at.gitPath)));
  const all = [...entries, ...below.flatMap((start) => start.entries)];
  return {
    entries: below.length === 0 ? all : all.sort((a, b) => byBytes(a.name, b.name)),
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
  const place = joinPath(root, toText(name));
  const gitDir = gitDirOf(place);
  if (gitDir === null) return NOTHING;
  return readBelow(place, join(folder, name), format, { gitDir, gitPath });
}

/**
 * The entry as the private index may hold it, or null where the disk has to speak for itself: conflicts, files and
 * folders left out by a sparse checkout, and submodules. Flags that tell git not to look are not taken over. The
 * stat data of a file that was written in the same second as the index, or later, may lie ("racy git") and is
 * forgotten.
 */
function harmless(entry: IndexEntry, root: string, writtenAt: number): IndexEntry | null {
  if (entry.stage !== 0 || entry.mode === GITLINK || entry.mode === SPARSE_FOLDER) return null;
  if (entry.skipWorktree && lstatThere(onDisk(root, entry.name)) === undefined) return null;
  return statOf(entry).mtime >= writtenAt ? { ...entry, stat: UNKNOWN_STAT } : entry;
}

/** `writtenAt`: seconds since the epoch. A missing, split or unreadable index is asked of git instead. */
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
    const listed = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', 'HEAD'] });
    return { entries: listedEntries(listed.stdout), split: false, writtenAt: 0 };
  }
}

/** Both `mode oid stage\tname` of ls-files and `mode type oid\tname` of ls-tree. */
function listedEntries(output: Buffer): IndexEntry[] {
  return splitNul(output).map((record) => {
    const tab = record.indexOf('\t');
    const [mode = '', second = '', third = ''] = record.slice(0, tab).split(' ');
    const staged = third.length === 1;
    return {
      name: record.slice(tab + 1),
      mode: Number.parseInt(mode, 8),
      oid: staged ? second : third,
      stage: staged ? Number(third) : 0,
      skipWorktree: false,
      intentToAdd: false,
      assumeUnchanged: false,
      stat: UNKNOWN_STAT,
    };
  });
}
