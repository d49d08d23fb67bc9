import { chmodSync, linkSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import type { Blobs } from './blobs.ts';
import { type Found, finder } from './found.ts';
import type { IndexEntry } from './index-file.ts';
import { onDisk, type RawPath } from './raw-path.ts';

/** A file that has, or had at the start, more than one name. */
export interface Linked {
  /** `device:inode` */
  readonly inode: string;
  /** Of all its names, those outside the workspace and below ignored folders too. */
  readonly names: number;
}

/** By name; names with the same inode are one file. */
export type HardLinks = ReadonlyMap<RawPath, Linked>;

/** What of a restoration concerns files with several names. */
export interface LinkPlan {
  readonly root: string;
  readonly blobs: Blobs;
  readonly links: HardLinks;
  /** Files that have a name more than they had: see `gainedNames`. */
  readonly gained: readonly RawPath[];
}

/**
 * Files that have more names than they are known to have, whatever is in them. The other name lies where nothing is
 * measured (it is ignored, or outside), and who writes there later writes here.
 */
export function gainedNames(links: HardLinks, found: ReadonlyMap<RawPath, Found>): RawPath[] {
  const names = (raw: RawPath): number => links.get(raw)?.names ?? 1;
  return [...found]
    .filter(([raw, here]) => here.kind === 'file' && here.links > names(raw))
    .map(([raw]) => raw);
}

/**
 * What a kept step left of these files: one that was written anew is a file of its own from now on, and a name that
 * went is no longer expected, so that a new one in its place is one more.
 */
export function adoptLinks(root: string, links: HardLinks, found: ReadonlyMap<RawPath, Found>): HardLinks {
  const looked = [...found.keys()].filter((raw) => links.has(raw));
  return looked.length === 0 ? links : relabelled(root, links, looked);
}

function relabelled(root: string, links: HardLinks, names: Iterable<RawPath>): HardLinks {
  const now = new Map(links);
  for (const raw of names) {
    const linked = linkedAt(root, raw);
    if (linked === null) now.delete(raw);
    else now.set(raw, linked);
  }
  return now;
}

/**
 * Removes the files that gained a name, with all their names in the workspace, so that they are made anew: what holds
 * the name that came keeps a copy (DECISIONS D24). Gives the names to be written.
 */
export function severLinks(
  { root, links, gained }: LinkPlan,
  entries: () => readonly IndexEntry[],
): ReadonlySet<RawPath> {
  if (gained.length === 0) return new Set();
  // A name that a kept step made, and that the state to put back does not have, cannot be written.
  const known = new Set(entries().map(({ name }) => name));
  const severed = new Set(gained.filter((raw) => known.has(raw)));
  for (const group of groupsOf(links)) {
    if (group.some((raw) => severed.has(raw))) for (const raw of group) severed.add(raw);
  }
  for (const raw of severed) if (finder(root)(raw).kind === 'file') rmSync(onDisk(root, raw));
  return severed;
}

/**
 * Files with several names. Where the old inode still stands under one of them, its content is put back in place,
 * so that names outside the workspace follow too. Gives, for each restored path, the name to be joined with.
 */
export async function restoreLinks(
  { root, blobs, links }: LinkPlan,
  entries: () => readonly IndexEntry[],
  written: ReadonlySet<RawPath>,
): Promise<ReadonlyMap<RawPath, RawPath>> {
  const joined = new Map<RawPath, RawPath>();
  for (const group of groupsOf(links)) {
    if (!group.some((raw) => written.has(raw))) continue;
    const keeper = keeperOf(root, links, group);
    const entry = entries().find(({ name }) => name === keeper);
    if (keeper === undefined || entry === undefined) continue;
    const path = onDisk(root, keeper);
    // A step may have made it read-only. Its bits are put back later.
    const { mode } = lstatSync(path);
    if ((mode & 0o200) === 0) chmodSync(path, (mode & 0o777) | 0o200);
    writeFileSync(path, await blobs.read(entry.oid));
    for (const raw of group) joined.set(raw, keeper);
  }
  return joined;
}

/** All names of a group become one file again. Gives the groups with their new inodes. */
export function joinLinks(
  { root, links }: LinkPlan,
  touched: ReadonlySet<RawPath>,
  linked: ReadonlyMap<RawPath, RawPath>,
): HardLinks {
  const looked: RawPath[] = [];
  for (const group of groupsOf(links)) {
    const [first = ''] = group;
    const wasTouched = group.some((raw) => touched.has(raw));
    if (!wasTouched && group.length === 1) continue;
    const keeper = linked.get(first) ?? keeperOf(root, links, group) ?? first;
    const inode = linkedAt(root, keeper)?.inode;
    for (const raw of group) {
      if (linkedAt(root, raw)?.inode === inode) continue;
      rmSync(onDisk(root, raw), { force: true });
      linkSync(onDisk(root, keeper), onDisk(root, raw));
    }
    looked.push(...group);
  }
  return relabelled(root, links, looked);
}

/** The name that still is the file it was: names outside the workspace are that file's too. */
function keeperOf(root: string, links: HardLinks, group: readonly RawPath[]): RawPath | undefined {
  return group.find((raw) => linkedAt(root, raw)?.inode === links.get(raw)?.inode);
}

/** The names of each file that has several. */
function groupsOf(links: HardLinks): RawPath[][] {
  const groups = new Map<string, RawPath[]>();
  for (const [raw, { inode }] of links) groups.set(inode, [...(groups.get(inode) ?? []), raw]);
  return [...groups.values()];
}

function linkedAt(root: string, raw: RawPath): Linked | null {
  if (finder(root)(raw).kind !== 'file') return null;
  const stat = lstatSync(onDisk(root, raw));
  return { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink };
}
