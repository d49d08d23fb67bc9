import { createHash } from 'node:crypto';
import { mkdirSync, type Stats, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exists, realPath } from '../host-files.ts';
import { isWithin, type Layer, type Mount } from '../mount.ts';
import { quoted } from '../quote.ts';

/** A user and a group of this machine. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A folder or file of the machine that commands see with its owner mapped. */
export interface Area {
  /** Absolute, without links. */
  readonly place: string;
  readonly owner: Owner;
  /** Where it is mounted: an empty folder or file of the harness. */
  readonly staged: string;
  /** Device and inode: a folder that was replaced is another one. */
  readonly identity: string;
}

/** What mounts areas before a command begins. */
export interface IdMapping {
  /** The program of `mapperExecutable`. */
  readonly mapper: string;
  /** The folder in which areas are staged. */
  readonly stage: string;
  /** Path of the user namespace for each owner, by `ownerKey`. An area of another owner is shown as it is. */
  readonly namespaces: ReadonlyMap<string, string>;
}

export function ownerKey({ uid, gid }: Owner): string {
  return `${uid}:${gid}`;
}

/**
 * The areas of these folders, each that exists and lies in no other one, and each file system that is mounted below
 * them, because a mapped mount does not hold those. Makes the places where they are staged.
 */
export function areasOf(
  { stage, namespaces }: Pick<IdMapping, 'stage' | 'namespaces'>,
  folders: readonly string[],
  mountPoints: readonly string[],
): readonly Area[] {
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

function areaAt(place: string, stat: Stats, stage: string): Area {
  const isFolder = stat.isDirectory();
  const digest = createHash('sha256').update(`${isFolder} ${place}`).digest('hex').slice(0, 16);
  const staged = path.join(stage, digest);
  if (!exists(staged)) {
    mkdirSync(isFolder ? staged : stage, { recursive: true, mode: 0o700 });
    if (!isFolder) writeFileSync(staged, '');
  }
  return { place, owner: { uid: stat.uid, gid: stat.gid }, staged, identity: `${stat.dev}:${stat.ino}` };
}

/** The places that these mounts show to a user who could not read them as they are, or has to write there. */
export function unreadableIn(mounts: readonly Mount[]): readonly string[] {
  return mounts.flatMap((mount) => {
    if (mount.kind === 'layer') return mount.lowers;
    if (mount.kind !== 'bind') return [];
    const stat = statSync(mount.source, { throwIfNoEntry: false });
    const needed = stat?.isDirectory() === true ? 0o005 : 0o004;
    return stat === undefined || (stat.mode & needed) === needed ? [] : [mount.source];
  });
}

/** Where a path of the machine is found with its owner mapped; the path itself if it lies in no area. */
export function stagedPath(areas: readonly Area[], file: string): string {
  let found: Area | null = null;
  for (const area of areas)
    if (isWithin(file, area.place) && area.place.length > (found?.place.length ?? 0)) found = area;
  return found === null ? file : path.join(found.staged, file.slice(found.place.length));
}

/** The layer, with what lies in an area taken from where it is staged. */
export function mappedLayer(areas: readonly Area[], layer: Layer): Layer {
  const lowers = layer.lowers.map((lower) => stagedPath(areas, lower));
  return { ...layer, lowers, writes: stagedPath(areas, layer.folder) };
}

/** `sh` text that mounts all areas: one process for each owner. It is another text when an area was replaced. */
export function stagingLines({ mapper, namespaces }: IdMapping, areas: readonly Area[]): readonly string[] {
  return [...namespaces].flatMap(([key, namespace]) => {
    const own = areas.filter(({ owner }) => ownerKey(owner) === key);
    if (own.length === 0) return [];
    const pairs = own.flatMap(({ place, staged }) => [quoted(place), quoted(staged)]);
    const identities = own.map(({ identity }) => identity).join(' ');
    return [`: ${identities}`, `${quoted(mapper)} ${quoted(namespace)} ${pairs.join(' ')} || exit 125`];
  });
}
