import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { homesOf } from '../cache-folders.ts';
import { textOf } from '../host-files.ts';
import type { Mount } from '../mount.ts';
import { realMountPoints } from '../mount-table.ts';
import type { SandboxOptions } from '../options.ts';
import type { UnshareTools } from '../unshare.ts';
import { type Area, areasOf, type IdMapping, ownerKey, unreadableIn } from './areas.ts';
import { mapperExecutable } from './mapper.ts';
import { mappingNamespace } from './user-namespace.ts';

/** What belongs to the run: the workspace, the homes with their caches, and the harness's own files. */
function foldersOf(options: SandboxOptions): readonly string[] {
  return [options.root, ...options.gitDirs, ...homesOf(options), options.scratchDir];
}

/**
 * Prepares what lets root's commands run as the unprivileged user while the workspace, the homes with their caches and
 * the harness's own files keep their owners. A text is why that cannot be.
 */
export async function idMappingFor(
  options: SandboxOptions,
  tools: UnshareTools,
): Promise<IdMapping | string> {
  const bytes = mapperExecutable();
  if (bytes === null) return `no program that maps owners exists for ${process.arch}`;
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
    if (namespace === null) return 'the kernel makes no user namespace that maps owners';
    namespaces.set(ownerKey(owner), namespace);
  }
  return { mapper, stage, namespaces };
}

/** The areas of one command. */
export function areasFor(
  mapping: IdMapping,
  options: SandboxOptions,
  mounts: readonly Mount[],
): readonly Area[] {
  const points = realMountPoints(textOf('/proc/self/mountinfo'));
  return areasOf(mapping, [...foldersOf(options), ...unreadableIn(mounts)], points);
}
