import { posix } from 'node:path';
import type { WorkspacePath } from '../core/path.ts';
import type { Workspace } from '../core/ports.ts';
import { isRefusal, type Refusal } from '../core/refusal.ts';

/**
 * The largest file a tool reads or rewrites whole, in bytes: the `hard` file size of the constraints, above
 * which no write is accepted anyway.
 */
export const MAX_FILE_BYTES = 10 * 1024 ** 2;
/** No more than this is written whole. Above `file_size.hard` at its highest, so that the rule decides and is on record. */
export const MAX_WRITTEN_BYTES = 2 * MAX_FILE_BYTES;

/** A resolved path as the model spells it: seen from the folder it works in. */
export function shown(workspace: Workspace, path: WorkspacePath | ''): string {
  return posix.relative(workspace.base, path) || '.';
}

/** What an edit starts from; null where the file does not exist yet. */
export async function contentBefore(
  workspace: Workspace,
  path: WorkspacePath,
): Promise<Uint8Array | null | Refusal> {
  const resolved = await workspace.resolve(posix.join(workspace.root, path), 'write');
  if (isRefusal(resolved)) return resolved;
  if (resolved.kind === 'missing') return null;
  const content = await workspace.read(resolved.path, MAX_FILE_BYTES);
  return isRefusal(content) ? content : content.bytes;
}
