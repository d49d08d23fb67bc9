import type { Readable } from 'node:stream';
import { BrokenBody, OverlongResponse } from './failure.ts';

const MB = 1024 ** 2;

/**
 * Bytes of one answer, inflated. The longest that models give, 128,000 tokens, in chunks of one token and some
 * 400 bytes each, has 50 MB.
 */
export const MAX_STREAM_BYTES = 64 * MB;

/**
 * Bytes of one event. Until its end, an empty line, parsers keep all of it in memory. The longest there is, the
 * whole answer once more at the end of OpenAI's stream, has some 0.5 MB.
 */
export const MAX_EVENT_BYTES = 4 * MB;

/** ms. After the last event the end of the body is only waited for so that the connection can be used again. */
const END_PATIENCE_MS = 250;

/**
 * The body of an event stream up to its `[DONE]`, where it has one: what follows is no part of the answer, and some
 * servers never close. Unchanged as long as it keeps within these bounds. Past one of them the reader gets
 * an OverlongResponse, and the connection is closed: what a server sends must not fill the memory before anybody
 * has understood a word of it. A body that breaks off ends in a BrokenBody.
 */
export function boundedBody(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = body[Symbol.asyncIterator]();
  const events = new EventMeter();
  const end = new EndMark();
  let total = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next().catch(brokeOff);
      if (done === true) return controller.close();
      total += value.length;
      const overlong =
        total > MAX_STREAM_BYTES
          ? tooLong('a stream', MAX_STREAM_BYTES)
          : events.take(value) > MAX_EVENT_BYTES
            ? tooLong('an event', MAX_EVENT_BYTES)
            : null;
      if (overlong !== null) {
        body.destroy();
        throw overlong;
      }
      const last = end.after(value);
      controller.enqueue(last === null ? value : value.subarray(0, last));
      if (last === null) return;
      await drained(body, chunks);
      controller.close();
    },
    cancel: () => void body.destroy(),
  });
}

/** Reads on to the end, if that comes soon; else the connection is closed. */
async function drained(body: Readable, chunks: AsyncIterator<Uint8Array>): Promise<void> {
  const patience = setTimeout(() => body.destroy(), END_PATIENCE_MS);
  try {
    for (let read = 0; read <= MAX_EVENT_BYTES; ) {
      const { done, value } = await chunks.next();
      if (done === true) return;
      read += value.length;
    }
    body.destroy();
  } catch {
    // The answer is whole already.
  } finally {
    clearTimeout(patience);
  }
}

function brokeOff(cause: unknown): never {
  throw new BrokenBody(cause);
}

function tooLong(what: string, bytes: number): OverlongResponse {
  return new OverlongResponse(`${what} of more than ${bytes / MB} MB`);
}

const LF = 10;
const CR = 13;

/**
 * Counts the bytes since the last empty line, where an event ends. A line ends with LF, CR or both (WHATWG HTML,
 * 9.2.5).
 */
class EventMeter {
  #size = 0;
  #lineIsEmpty = true;
  #afterReturn = false;

  /** The size of the longest event that the chunk was part of, so far. */
  take(chunk: Uint8Array): number {
    let longest = 0;
    for (const byte of chunk) {
      this.#size += 1;
      const endsLine = byte === CR || (byte === LF && !this.#afterReturn);
      if (endsLine && this.#lineIsEmpty) {
        longest = Math.max(longest, this.#size);
        this.#size = 0;
      }
      if (endsLine) this.#lineIsEmpty = true;
      else if (byte !== LF) this.#lineIsEmpty = false;
      this.#afterReturn = byte === CR;
    }
    return Math.max(longest, this.#size);
  }
}

const DONE = Buffer.from('data:[DONE]');
const SPACE = 32;
const AFTER_COLON = 'data:'.length;

/** Finds the line with which OpenAI's protocol ends a stream, however it is cut into chunks. */
class EndMark {
  /** How much of it the line has that is being read; -1 for another line. */
  #matched = 0;

  /** Where in the chunk the end stands, behind its line; null where it is not in it. */
  after(chunk: Uint8Array): number | null {
    let at = 0;
    for (const byte of chunk) {
      at += 1;
      if (byte === LF || byte === CR) {
        if (this.#matched === DONE.length) return at;
        this.#matched = 0;
      } else if (byte === DONE[this.#matched]) this.#matched += 1;
      // One space may follow the colon, and more are not written.
      else if (byte !== SPACE || this.#matched !== AFTER_COLON) this.#matched = -1;
    }
    return null;
  }
}
