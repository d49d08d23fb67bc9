import { createHash } from 'node:crypto';
import type { ChangeSet } from '../../core/git/change.ts';
import type { EditProposal } from '../../core/tools/tool.ts';

/** Length of a fingerprint in bytes: long enough that two states never share one by chance. */
const LENGTH = 20;

/**
 * Identifies the state of the tree from the run's own steps: changing a path back restores the earlier fingerprint. It
 * is the XOR of a hash for each path and content, so a step costs only what it changed.
 */
export class TreeFingerprint {
  readonly #sum = Buffer.alloc(LENGTH);

  get state(): string {
    return this.#sum.toString('base64');
  }

  edited({ path, before, after }: EditProposal): void {
    if (before !== null) this.#toggle('content', path, blobId(before));
    this.#toggle('content', path, blobId(after));
  }

  /** Adds a command's changes that were kept. */
  measured(step: ChangeSet): void {
    for (const { path, oldOid, newOid, oldMode, newMode } of step) {
      if (oldOid !== newOid) {
        if (oldOid !== null) this.#toggle('content', path, oldOid);
        if (newOid !== null) this.#toggle('content', path, newOid);
      } else if (oldMode !== null && newMode !== null) {
        this.#toggle('mode', path, oldMode);
        this.#toggle('mode', path, newMode);
      }
    }
  }

  #toggle(what: 'content' | 'mode', path: string, value: string): void {
    const hash = createHash('sha1').update(`${what}\0${path}\0${value}`).digest();
    for (const [at, byte] of hash.entries()) this.#sum[at] = (this.#sum[at] ?? 0) ^ byte;
  }
}

/** Returns git's ID of a content, so that edits and measured commands can be compared. */
function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
