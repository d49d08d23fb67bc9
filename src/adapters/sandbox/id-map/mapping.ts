import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { homesOf } from '../cache-folders.ts';
import { textOf } from '../host-files.ts';
import { realMountPoints } from '../mount-table.ts';
import type { SandboxOptions } from '../options.ts';
import type { UnshareTools } from '../unshare.ts';
import { areasOf, type IdMapping, ownerKey } from './areas.ts';
import { mapperExecutable } from './mapper.ts';
import { mappingNamespace } from './user-namespace.ts';

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
  const place = path.join(options.scratchDir, 'id-map');
  const mapper = path.join(place, 'mapper');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true, mode: 0o700 });
  writeFileSync(mapper, bytes, { mode: 0o755 });
  const folders = [options.root, ...options.gitDirs, ...homesOf(options), options.scratchDir];
  const areas = areasOf(folders, realMountPoints(textOf('/proc/self/mountinfo')), path.join(place, 'areas'));
  const namespaces = new Map<string, string>();
  for (const { owner, staged } of areas) {
    mkdirSync(staged, { recursive: true, mode: 0o700 });
    const key = ownerKey(owner);
    if (namespaces.has(key)) continue;
    const namespace = await mappingNamespace(tools.unshare, tools.sh, owner);
    if (namespace === null) return 'the kernel makes no user namespace that maps owners';
    namespaces.set(key, namespace);
  }
  return { mapper, areas, namespaces };
}
