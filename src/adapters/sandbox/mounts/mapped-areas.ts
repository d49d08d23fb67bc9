import { createHash } from 'node:crypto';
import { mkdirSync, type Stats, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { quoted } from '../../../core/text/shell-quote.ts';
import { exists, realPath } from '../../files/host-files.ts';
import type { Layer, Mount } from './mount.ts';

/** A user and a group of this machine. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A folder or file of the machine that commands see with its owner mapped. */
export interface MappedArea {
  /** Absolute, without links. */
  readonly folder: string;
  readonly owner: Owner;
  /** The path where it is mounted: an empty folder or file of the harness. */
  readonly staged: string;
  /** Device and inode. They change if the folder is replaced. */
  readonly identity: string;
}

/** The program and the folders that mount areas before a command begins. */
export interface IdMapping {
  /** The program of `mapperExecutable`. */
  readonly mapper: string;
  /** The folder in which areas are staged. */
  readonly stage: string;
  /** The path of the user namespace for each owner, by `ownerKey`. An area of another owner is shown unchanged. */
  readonly namespaces: ReadonlyMap<string, string>;
}

export function ownerKey({ uid, gid }: Owner): string {
  return `${uid}:${gid}`;
}

/**
 * Returns the areas of these folders: each existing one that is in no other, and each file system mounted below them,
 * because a mapped mount does not include those. Creates the places where they are staged.
 */
export function findMappedAreas(
  { stage, namespaces }: Pick<IdMapping, 'stage' | 'namespaces'>,
  folders: readonly string[],
  mountPoints: readonly string[],
): readonly MappedArea[] {
  const real = [...new Set(folders)].map(realPath).filter((place) => place !== null && place !== '/');
  const roots = [...new Set(real.map(String))].sort((a, b) => a.length - b.length);
  const outer: string[] = [];
  for (const root of roots) if (!outer.some((around) => isWithin(root, around))) outer.push(root);
  const below = mountPoints.filter((point) => outer.some((around) => isWithin(point, around)));
  return [...new Set([...outer, ...below])].flatMap((place) => {
    const stat = statSync(place, { throwIfNoEntry: false });
    return stat !== undefined && namespaces.has(ownerKey(stat)) ? [areaAt(place, stat, stage)] : [];
  });
}

function areaAt(place: string, stat: Stats, stage: string): MappedArea {
  const isFolder = stat.isDirectory();
  const digest = createHash('sha256').update(`${isFolder} ${place}`).digest('hex').slice(0, 16);
  const staged = path.join(stage, digest);
  if (!exists(staged)) {
    mkdirSync(isFolder ? staged : stage, { recursive: true, mode: 0o700 });
    if (!isFolder) writeFileSync(staged, '');
  }
  return {
    folder: place,
    owner: { uid: stat.uid, gid: stat.gid },
    staged,
    identity: `${stat.dev}:${stat.ino}`,
  };
}

/** Returns the places in these mounts that the user could not read unmapped, or must write to. */
export function unreadablePlaces(mounts: readonly Mount[]): readonly string[] {
  return mounts.flatMap((mount) => {
    if (mount.kind === 'layer') return mount.lowers;
    if (mount.kind !== 'bind') return [];
    const stat = statSync(mount.source, { throwIfNoEntry: false });
    const needed = stat?.isDirectory() === true ? 0o005 : 0o004;
    return stat === undefined || (stat.mode & needed) === needed ? [] : [mount.source];
  });
}

/** Returns where a path of the machine is found with its owner mapped; the path itself if it is in no area. */
export function stagedPath(areas: readonly MappedArea[], file: string): string {
  let found: MappedArea | null = null;
  for (const area of areas)
    if (isWithin(file, area.folder) && area.folder.length > (found?.folder.length ?? 0)) found = area;
  return found === null ? file : path.join(found.staged, file.slice(found.folder.length));
}

/** Returns the layer with the staged paths of its areas. */
export function mappedLayer(areas: readonly MappedArea[], layer: Layer): Layer {
  const lowers = layer.lowers.map((lower) => stagedPath(areas, lower));
  return { ...layer, lowers, writes: stagedPath(areas, layer.folder) };
}

/**
 * Returns `sh` text that mounts all areas, with one process for each owner. The text changes when an area was replaced.
 */
export function stagingLines(
  { mapper, namespaces }: IdMapping,
  areas: readonly MappedArea[],
): readonly string[] {
  return [...namespaces].flatMap(([key, namespace]) => {
    const own = areas.filter(({ owner }) => ownerKey(owner) === key);
    if (own.length === 0) return [];
    const pairs = own.flatMap(({ folder: place, staged }) => [quoted(place), quoted(staged)]);
    const identities = own.map(({ identity }) => identity).join(' ');
    return [`: ${identities}`, `${quoted(mapper)} ${quoted(namespace)} ${pairs.join(' ')} || exit 125`];
  });
}
