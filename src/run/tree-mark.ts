import { createHash } from 'node:crypto';
import type { ChangeSet } from '../core/change.ts';
import type { EditProposal } from '../core/tool.ts';

/** Bytes of a mark: no two states of a run's tree have the same one by chance. */
const LENGTH = 20;

/**
 * Which state the tree is in, as far as the run's own steps led there: a path that is changed back leaves the mark as it
 * was. It is the sum modulo 2 of a hash for each path and content, so that a step costs what it changed, however much
 * was changed before.
 */
export class TreeMark {
  readonly #sum = Buffer.alloc(LENGTH);

  get state(): string {
    return this.#sum.toString('base64');
  }

  edited({ path, before, after }: EditProposal): void {
    if (before !== null) this.#toggle('content', path, blobId(before));
    this.#toggle('content', path, blobId(after));
  }

  /** `step`: what a command changed and was let stand. */
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

/** As git names a file's content: what an edit writes and what a command is measured to leave are held side by side. */
function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
