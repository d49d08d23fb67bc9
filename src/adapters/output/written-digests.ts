import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SealedFile } from '../../core/run/sealed-file.ts';

/** Digests of the files that a run writes besides events.jsonl and its reports, taken when they were written. */
export class WrittenDigests {
  /** By name. A file that was written twice has its latest digest. */
  readonly #files = new Map<string, SealedFile>();

  add(name: string, content: Uint8Array): void {
    this.#files.set(name, digestOf(name, content));
  }

  /** Call this when another folder is used, because it contains none of them. */
  clear(): void {
    this.#files.clear();
  }

  /** Returns the digests, with the `.gitignore` of the folder `dir` if it exists. */
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
