import { createRedactor, type Redactor } from '../adapters/redaction.ts';
import type { Cleaner } from '../core/cleaner.ts';

/**
 * Takes the run's secrets out of whatever tools give back, before the model or anybody else sees it, and
 * remembers that there was one: a secret in a tool's output is worth a record.
 */
export class Scrubber implements Cleaner {
  readonly #redactor: Redactor;
  /** Values of files that the model may not read. The user's own files hold them too, so no commit stops at one. */
  readonly #hidden = createRedactor();
  #found = false;

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  get longest(): number {
    return Math.max(this.#redactor.longest, this.#hidden.longest);
  }

  /** One more value to take out from now on. */
  hide(value: string): void {
    this.#hidden.add(value);
  }

  text(text: string): string {
    const clean = this.#hidden.text(this.#redactor.text(text));
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
