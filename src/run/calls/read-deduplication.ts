import { hash } from 'node:crypto';

/** Text up to this many characters is returned again, because a note would save nothing. */
const WORTH_A_NOTE = 400;
/** Turns within which repeating a read after a note means that the note did not help: the longest detected cycle. */
const INSISTING_TURNS = 5;

/** Identifies what was read: two calls with the same path and range are the same. */
export interface ReadKey {
  readonly path: string;
  readonly start: number;
  /** Null: to the end. */
  readonly end: number | null;
}

interface Shown {
  readonly callId: string;
  readonly turn: number;
  readonly digest: string;
  /** The turn of the last note; null if none was given since the text was shown. */
  readonly notedIn: number | null;
}

/**
 * Remembers what the model has read and can still see. A read that would return the same text again is answered with a
 * note. The history only grows, so earlier text stays visible unless its result is stubbed; `forget` handles that. If
 * the model repeats the read after a note, it gets the text.
 *
 * SeenContent is different: it judges edits by the bytes of whole files. This class compares the text of one range.
 */
export class ReadDeduplication {
  readonly #shown = new Map<string, Shown>();

  /** Returns `text`, the read's current result, or a note that the model can already see it. */
  answer(key: ReadKey, text: string, call: { readonly id: string; readonly turn: number }): string {
    if (text.length <= WORTH_A_NOTE) return text;
    const name = JSON.stringify([key.path, key.start, key.end]);
    const digest = hash('sha1', text, 'base64');
    const before = this.#shown.get(name);
    const isSame = before?.digest === digest;
    const insists = before?.notedIn != null && call.turn - before.notedIn <= INSISTING_TURNS;
    if (before === undefined || !isSame || insists) {
      this.#shown.set(name, { callId: call.id, turn: call.turn, digest, notedIn: null });
      return text;
    }
    this.#shown.set(name, { ...before, notedIn: call.turn });
    return `[unchanged since turn ${before.turn}, where this read gave the same text; repeat the call to see it again]`;
  }

  /** Forgets the results of these calls, which the model can no longer see. Reads return their text again. */
  forget(callIds: Iterable<string>): void {
    const gone = new Set(callIds);
    for (const [name, { callId }] of this.#shown) if (gone.has(callId)) this.#shown.delete(name);
  }
}
