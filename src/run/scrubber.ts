import type { Redactor } from '../adapters/redaction.ts';
import type { Cleaner } from '../core/cleaner.ts';

/**
 * Takes the run's secrets out of whatever tools give back, before the model or anybody else sees it, and
 * remembers that there was one: a secret in a tool's output is worth a record.
 */
export class Scrubber implements Cleaner {
  readonly #redactor: Redactor;
  #found = false;

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  get longest(): number {
    return this.#redactor.longest;
  }

  text(text: string): string {
    const clean = this.#redactor.text(text);
    if (clean !== text) this.#found = true;
    return clean;
  }

  /** Whether a secret was found since the last time this was asked. */
  takeFound(): boolean {
    const found = this.#found;
    this.#found = false;
    return found;
  }
}
