import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SealedFile } from '../core/sealed-file.ts';

/** The digests of what a run writes besides events.jsonl and its reports, as they were when it was written. */
export class WrittenDigests {
  /** By name: a file that was written twice counts as it is now. */
  readonly #files = new Map<string, SealedFile>();

  add(name: string, content: Uint8Array): void {
    this.#files.set(name, digestOf(name, content));
  }

  /** The folder is another one now, and none of them is in it. */
  clear(): void {
    this.#files.clear();
  }

  /** With the `.gitignore` that hides the folder `dir`, where there is one. */
  in(dir: string | null): readonly SealedFile[] {
    const written = [...this.#files.values()];
    if (dir === null) return written;
    try {
      return [...written, digestOf('.gitignore', readFileSync(join(dir, '.gitignore')))];
    } catch {
      return written;
    }
  }
}

function digestOf(name: string, content: Uint8Array): SealedFile {
  return { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}
