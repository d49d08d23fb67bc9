import { hash } from 'node:crypto';
import type { WorkspacePath } from '../core/path/path.ts';
import type { ShownFiles } from '../core/tools/tool.ts';

/**
 * Remembers by digest what the model was shown of each file. A file that was never shown is not stale. Entries remain
 * after a compaction, because the model may still edit from memory.
 */
export class SeenContent implements ShownFiles {
  readonly #digests = new Map<WorkspacePath, string>();

  show(path: WorkspacePath, bytes: Uint8Array): void {
    this.#digests.set(path, digest(bytes));
  }

  edited(path: WorkspacePath, before: Uint8Array | null, after: Uint8Array): void {
    // If the model did not know the old content, it does not know the new one.
    if (before === null || this.#digests.get(path) === digest(before)) this.show(path, after);
  }

  isStale(path: WorkspacePath, bytes: Uint8Array): boolean {
    const seen = this.#digests.get(path);
    return seen !== undefined && seen !== digest(bytes);
  }
}

function digest(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64');
}
