import { hash } from 'node:crypto';
import type { WorkspacePath } from '../core/path.ts';
import type { ShownFiles } from '../core/tool.ts';

/**
 * Remembers by its digest what the model was shown of each file. A file that it never was shown is not stale:
 * nothing is known of what the model takes it for. Nothing is forgotten with the history: a model that has lost the text
 * may still edit from what it remembers.
 */
export class RememberedFiles implements ShownFiles {
  readonly #digests = new Map<WorkspacePath, string>();

  show(path: WorkspacePath, bytes: Uint8Array): void {
    this.#digests.set(path, digest(bytes));
  }

  edited(path: WorkspacePath, before: Uint8Array | null, after: Uint8Array): void {
    // Whoever did not know what was there knows no more than before.
    if (before === null || this.#digests.get(path) === digest(before)) this.show(path, after);
  }

  isStale(path: WorkspacePath, bytes: Uint8Array): boolean {
    const shown = this.#digests.get(path);
    return shown !== undefined && shown !== digest(bytes);
  }
}

function digest(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64');
}
