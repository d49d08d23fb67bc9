import { chmodSync, linkSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import type { BlobReader } from '../objects/blob-reader.ts';
import type { IndexEntry } from '../objects/index-file.ts';
import { type RawPath, toDiskPath } from '../program/raw-path.ts';
import { type DiskEntry, diskEntryReader } from '../worktree/disk-entry.ts';

/** A file that has several names, or had them at the start. */
export interface HardLink {
  /** `device:inode` */
  readonly inode: string;
  /** The number of its names, including those outside the workspace and below ignored folders. */
  readonly names: number;
}

/** Files with several names, by name. Names with the same inode are one file. */
export type HardLinks = ReadonlyMap<RawPath, HardLink>;

/** The part of a restoration that concerns files with several names. */
export interface LinkPlan {
  readonly root: string;
  readonly blobs: BlobReader;
  readonly links: HardLinks;
  /** Files that gained a name: see `filesWithNewNames`. */
  readonly newlyLinked: readonly RawPath[];
}

/**
 * Returns the files that have more names than known. The additional name is ignored or outside the workspace, so it is
 * not measured, and a later write through it would change this file.
 */
export function filesWithNewNames(links: HardLinks, found: ReadonlyMap<RawPath, DiskEntry>): RawPath[] {
  const names = (raw: RawPath): number => links.get(raw)?.names ?? 1;
  return [...found]
    .filter(([raw, entry]) => entry.kind === 'file' && entry.links > names(raw))
    .map(([raw]) => raw);
}

/**
 * Updates the known hard links after a kept step. A rewritten file is no longer linked. A removed name is no longer
 * expected, so a new name in its place counts as gained.
 */
export function updateHardLinks(
  root: string,
  links: HardLinks,
  found: ReadonlyMap<RawPath, DiskEntry>,
): HardLinks {
  const linked = [...found.keys()].filter((raw) => links.has(raw));
  return linked.length === 0 ? links : refreshHardLinks(root, links, linked);
}

function refreshHardLinks(root: string, links: HardLinks, names: Iterable<RawPath>): HardLinks {
  const updated = new Map(links);
  for (const raw of names) {
    const linked = hardLinkAt(root, raw);
    if (linked === null) updated.delete(raw);
    else updated.set(raw, linked);
  }
  return updated;
}

/**
 * Removes the files that gained a name, with all their names in the workspace, so that they are created anew. The
 * gained name keeps only a copy. Returns the names to write.
 */
export function splitLinks(
  { root, links, newlyLinked }: LinkPlan,
  entries: () => readonly IndexEntry[],
): ReadonlySet<RawPath> {
  if (newlyLinked.length === 0) return new Set();
  // A name that a kept step created is not in the state to restore, so it cannot be written.
  const known = new Set(entries().map(({ name }) => name));
  const severed = new Set(newlyLinked.filter((raw) => known.has(raw)));
  for (const group of groupsOf(links)) {
    if (group.some((raw) => severed.has(raw))) for (const raw of group) severed.add(raw);
  }
  for (const raw of severed) if (diskEntryReader(root)(raw).kind === 'file') rmSync(toDiskPath(root, raw));
  return severed;
}

/**
 * Restores files with several names. If one name still has the old inode, the content is written in place, so that
 * names outside the workspace follow. Returns, for each restored path, the name to link to.
 */
export async function restoreLinks(
  { root, blobs, links }: LinkPlan,
  entries: () => readonly IndexEntry[],
  written: ReadonlySet<RawPath>,
): Promise<ReadonlyMap<RawPath, RawPath>> {
  const joined = new Map<RawPath, RawPath>();
  for (const group of groupsOf(links)) {
    if (!group.some((raw) => written.has(raw))) continue;
    const keeper = originalNameOf(root, links, group);
    const entry = entries().find(({ name }) => name === keeper);
    if (keeper === undefined || entry === undefined) continue;
    const path = toDiskPath(root, keeper);
    // A step may have made it read-only. Its mode is restored later.
    const { mode } = lstatSync(path);
    if ((mode & 0o200) === 0) chmodSync(path, (mode & 0o777) | 0o200);
    writeFileSync(path, await blobs.read(entry.oid));
    for (const raw of group) joined.set(raw, keeper);
  }
  return joined;
}

/** Links all names of each group to one file again. Returns the hard links with their new inodes. */
export function relinkFiles(
  { root, links }: LinkPlan,
  touched: ReadonlySet<RawPath>,
  linked: ReadonlyMap<RawPath, RawPath>,
): HardLinks {
  const relinked: RawPath[] = [];
  for (const group of groupsOf(links)) {
    const [first = ''] = group;
    const wasTouched = group.some((raw) => touched.has(raw));
    if (!wasTouched && group.length === 1) continue;
    const keeper = linked.get(first) ?? originalNameOf(root, links, group) ?? first;
    const inode = hardLinkAt(root, keeper)?.inode;
    for (const raw of group) {
      if (hardLinkAt(root, raw)?.inode === inode) continue;
      rmSync(toDiskPath(root, raw), { force: true });
      linkSync(toDiskPath(root, keeper), toDiskPath(root, raw));
    }
    relinked.push(...group);
  }
  return refreshHardLinks(root, links, relinked);
}

/** Returns the name that still has the original inode, which names outside the workspace share. */
function originalNameOf(root: string, links: HardLinks, group: readonly RawPath[]): RawPath | undefined {
  return group.find((raw) => hardLinkAt(root, raw)?.inode === links.get(raw)?.inode);
}

/** Returns the names of each file that has several. */
function groupsOf(links: HardLinks): RawPath[][] {
  const groups = new Map<string, RawPath[]>();
  for (const [raw, { inode }] of links) groups.set(inode, [...(groups.get(inode) ?? []), raw]);
  return [...groups.values()];
}

function hardLinkAt(root: string, raw: RawPath): HardLink | null {
  if (diskEntryReader(root)(raw).kind !== 'file') return null;
  const stat = lstatSync(toDiskPath(root, raw));
  return { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink };
}
