import { posix } from 'node:path';
import type { WorkspacePath } from '../core/path/path.ts';
import type { Workspace } from '../core/ports.ts';
import { isRefusal, type Refusal } from '../core/run/refusal.ts';

/**
 * Maximum bytes of a file that a tool reads or rewrites as a whole: the `hard` file size of the constraints, above
 * which no write is accepted anyway.
 */
export const MAX_FILE_BYTES = 10 * 1024 ** 2;
/** Maximum bytes written. Above the maximum of `file_size.hard`, so that the constraint decides and is recorded. */
export const MAX_WRITTEN_BYTES = 2 * MAX_FILE_BYTES;

/** Returns a resolved path relative to the model's working folder. */
export function displayPath(workspace: Workspace, path: WorkspacePath | ''): string {
  return posix.relative(workspace.base, path) || '.';
}

/** Returns the content before an edit; null if the file does not exist. */
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
