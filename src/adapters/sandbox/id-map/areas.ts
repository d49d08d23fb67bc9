import { statSync } from 'node:fs';
import path from 'node:path';
import { isFolder, realPath } from '../host-files.ts';
import { isWithin, type Layer } from '../mount.ts';
import { quoted } from '../quote.ts';

/** A user and a group of this machine. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A folder of the machine that commands see with its owners mapped. */
export interface Area {
  /** Absolute, without links. */
  readonly folder: string;
  /** The owner whose files belong to the unprivileged user inside. */
  readonly owner: Owner;
  /** An empty folder of the harness, on which it is mounted. */
  readonly staged: string;
}

/** What mounts areas before a command begins. */
export interface IdMapping {
  /** The program of `mapperExecutable`. */
  readonly mapper: string;
  readonly areas: readonly Area[];
  /** Path of the user namespace for each owner, by `ownerKey`. */
  readonly namespaces: ReadonlyMap<string, string>;
}

export function ownerKey({ uid, gid }: Owner): string {
  return `${uid}:${gid}`;
}

/**
 * The areas of these folders: each that exists and lies in no other one, and each file system that is mounted below
 * them, because a mapped mount does not hold those. Each is staged in a folder of its own below `stage`.
 */
export function areasOf(
  folders: readonly string[],
  mountPoints: readonly string[],
  stage: string,
): readonly Area[] {
  const real = [...new Set(folders.map(realPath))].filter((folder) => folder !== null && isFolder(folder));
  const roots = real.map(String).filter((folder) => folder !== '/');
  const outer = roots.filter((folder) => !roots.some((other) => other !== folder && isWithin(folder, other)));
  const below = mountPoints.filter(
    (point) => isFolder(point) && outer.some((folder) => isWithin(point, folder)),
  );
  return [...new Set([...outer, ...below])].map((folder, at) => {
    const { uid, gid } = statSync(folder);
    return { folder, owner: { uid, gid }, staged: path.join(stage, String(at)) };
  });
}

/** Where a path of the machine is found with its owners mapped; the path itself if it lies in no area. */
export function stagedPath(areas: readonly Area[], file: string): string {
  let found: Area | null = null;
  for (const area of areas)
    if (isWithin(file, area.folder) && area.folder.length > (found?.folder.length ?? 0)) found = area;
  return found === null ? file : path.join(found.staged, file.slice(found.folder.length));
}

/** The layer, with what lies in an area taken from where it is staged. */
export function mappedLayer(areas: readonly Area[], layer: Layer): Layer {
  const lowers = layer.lowers.map((lower) => stagedPath(areas, lower));
  return { ...layer, lowers, writes: stagedPath(areas, layer.folder) };
}

/** `sh` text that mounts all areas: one process for each owner. */
export function stagingLines({ mapper, areas, namespaces }: IdMapping): readonly string[] {
  return [...namespaces].map(([key, namespace]) => {
    const pairs = areas
      .filter(({ owner }) => ownerKey(owner) === key)
      .flatMap(({ folder, staged }) => [quoted(folder), quoted(staged)]);
    return `${quoted(mapper)} ${quoted(namespace)} ${pairs.join(' ')} || exit 125`;
  });
}
