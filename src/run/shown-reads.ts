import { hash } from 'node:crypto';

/** Text that is no longer than so many characters is given again: a note would save nothing. */
const WORTH_A_NOTE = 400;
/** Turns within which the same read after a note means that the note did not help. As long as the longest cycle that is watched for. */
const INSISTING_TURNS = 5;

/** What was read, so that two calls that ask for the same thing are the same: path and range. */
export interface ReadKey {
  readonly path: string;
  readonly start: number;
  /** null: to the end. */
  readonly end: number | null;
}

interface Shown {
  readonly callId: string;
  readonly turn: number;
  readonly digest: string;
  /** The turn of the last note; null where none was given since the text was. */
  readonly notedIn: number | null;
}

/**
 * What the model has read and still has before it. A read that would give the same text again is answered with a note:
 * the history is only appended to, so what stands in it once is there for good, unless a result is stubbed, which
 * `forget` is for. A note never keeps from the model what it insists on.
 *
 * Not what it knows of a file, which RememberedFiles judges edits by: that is of the whole file in its own bytes, follows
 * the model's edits, and outlives the text in the history. Here it is the text of one range as it was given.
 */
export class ShownReads {
  readonly #shown = new Map<string, Shown>();

  /** What to answer: the text, or a note that it is before the model already. `text` is what the read gives now. */
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
    return `[unchanged since turn ${before.turn}, where this read gave the same text; ask once more to be given it again]`;
  }

  /** The results of these calls are no longer before the model: what they gave is given in full when it is read again. */
  forget(callIds: Iterable<string>): void {
    const gone = new Set(callIds);
    for (const [name, { callId }] of this.#shown) if (gone.has(callId)) this.#shown.delete(name);
  }
}
