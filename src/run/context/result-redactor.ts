import { createRedactor, type Redactor } from '../../adapters/secrets/redaction.ts';
import type { TextRedactor } from '../../core/text/redact.ts';

/**
 * Removes the run's secrets from tool results before anyone sees them, and remembers that it found one so that the
 * exposure can be recorded.
 */
export class ResultRedactor implements TextRedactor {
  readonly #redactor: Redactor;
  /** Values from files that the model may not read. Commits may contain them, because the user's files do. */
  readonly #hidden = createRedactor();
  #found = false;

  constructor(redactor: Redactor) {
    this.#redactor = redactor;
  }

  get longest(): number {
    return Math.max(this.#redactor.longest, this.#hidden.longest);
  }

  /** Adds a value to redact from now on. */
  hide(value: string): void {
    this.#hidden.add(value);
  }

  text(text: string): string {
    const clean = this.#hidden.text(this.#redactor.text(text));
    if (clean !== text) this.#found = true;
    return clean;
  }

  /** Returns true if a secret was found since the last call. */
  takeFound(): boolean {
    const found = this.#found;
    this.#found = false;
    return found;
  }
}
