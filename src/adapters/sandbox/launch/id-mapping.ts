import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextOrEmpty } from '../../files/host-files.ts';
import {
  findMappedAreas,
  type IdMapping,
  type MappedArea,
  ownerKey,
  unreadablePlaces,
} from '../mounts/mapped-areas.ts';
import type { Mount } from '../mounts/mount.ts';
import { realMountPoints } from '../mounts/mount-table.ts';
import { mappingNamespace } from '../mounts/user-namespace.ts';
import { mapperExecutable } from '../syscalls/mapper-program.ts';
import { homesOf } from '../view/cache-folders.ts';
import type { SandboxOptions } from '../view/sandbox-options.ts';
import type { UnshareTools } from './unshare.ts';

/** Returns the folders of the run: the workspace, the homes with their caches, and the harness's own files. */
function foldersOf(options: SandboxOptions): readonly string[] {
  return [options.root, ...options.gitDirs, ...homesOf(options), options.scratchDir];
}

/**
 * Prepares the id mapping that lets root's commands run as an unprivileged user. The workspace, the homes with their
 * caches and the harness's files keep their owners. A text is the reason why this is impossible.
 */
export async function idMappingFor(
  options: SandboxOptions,
  tools: UnshareTools,
): Promise<IdMapping | string> {
  const bytes = mapperExecutable();
  if (bytes === null) return `there is no program to map file owners for ${process.arch}`;
  const stage = path.join(options.scratchDir, 'id-map');
  const mapper = path.join(stage, 'mapper');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true, mode: 0o700 });
  writeFileSync(mapper, bytes, { mode: 0o755 });
  const namespaces = new Map<string, string>();
  for (const owner of [
    { uid: 0, gid: 0 },
    ...foldersOf(options).map((folder) => statSync(folder, { throwIfNoEntry: false })),
  ]) {
    if (owner === undefined || namespaces.has(ownerKey(owner))) continue;
    const namespace = await mappingNamespace(tools.unshare, tools.sh, owner);
    if (namespace === null) return 'the kernel cannot make a user namespace to map file owners';
    namespaces.set(ownerKey(owner), namespace);
  }
  return { mapper, stage, namespaces };
}

export function areasFor(
  mapping: IdMapping,
  options: SandboxOptions,
  mounts: readonly Mount[],
): readonly MappedArea[] {
  const points = realMountPoints(readTextOrEmpty('/proc/self/mountinfo'));
  return findMappedAreas(mapping, [...foldersOf(options), ...unreadablePlaces(mounts)], points);
}
