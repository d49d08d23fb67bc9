import { createHash } from 'node:crypto';

/** What every provider takes for a call's id: nine letters and digits (Mistral's rule, the strictest in use). */
const TAKEN_BY_ALL = /^[A-Za-z0-9]{9}$/;

/**
 * The ids of calls as one provider may see them. Its own go back as they came. Those of another may hold what it does
 * not take (`functions.read_file:0`), so they become ids that all take; a call and its result alike, every time alike.
 */
export class WireIds {
  readonly #own = new Set<string>();

  /** This provider gave the id itself, or has taken it before. */
  own(id: string): void {
    this.#own.add(id);
  }

  of(id: string): string {
    if (this.#own.has(id) || TAKEN_BY_ALL.test(id)) return id;
    const digest = createHash('sha256').update(id).digest('hex');
    return BigInt(`0x${digest}`).toString(36).slice(0, 9);
  }
}
