import { createHash } from 'node:crypto';

/** Call ids that every provider accepts: nine letters and digits (Mistral's rule, the strictest). */
const ACCEPTED_BY_ALL = /^[A-Za-z0-9]{9}$/;

/**
 * The ids of calls as one provider may see them. Its own ids are sent unchanged. Ids of other providers may contain
 * characters that it refuses (`functions.read_file:0`), so they are replaced by accepted ids, consistently for a call
 * and its result.
 */
export class CallIds {
  readonly #own = new Set<string>();

  /** Marks an id that this provider gave or accepted before. */
  addOwn(id: string): void {
    this.#own.add(id);
  }

  of(id: string): string {
    if (this.#own.has(id) || ACCEPTED_BY_ALL.test(id)) return id;
    const digest = createHash('sha256').update(id).digest('hex');
    return BigInt(`0x${digest}`).toString(36).slice(0, 9);
  }
}
