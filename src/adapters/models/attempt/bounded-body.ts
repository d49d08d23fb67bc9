import type { Readable } from 'node:stream';
import { BrokenBody, OverlongResponse } from './attempt-failure.ts';

const MB = 1024 ** 2;

/**
 * The limit of one decompressed answer. The longest model answers, 128,000 tokens in chunks of one token and about 400
 * bytes each, have 50 MB.
 */
export const MAX_STREAM_BYTES = 64 * MB;

/**
 * The limit of one event. Parsers keep it in memory until its end, an empty line. The longest one, the complete answer
 * at the end of OpenAI's stream, has about 0.5 MB.
 */
export const MAX_EVENT_BYTES = 4 * MB;

/** Timeout in ms. After the last event, the end of the body only matters to reuse the connection. */
const END_TIMEOUT_MS = 250;

/**
 * Returns the body of an event stream up to its `[DONE]`, if it has one: anything after that is not part of the answer,
 * and some servers never close. The body is unchanged within these limits. Beyond one of them the reader gets an
 * OverlongResponse and the connection is closed, so a server cannot fill the memory. A body that breaks off ends in a
 * BrokenBody.
 */
export function boundedBody(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = body[Symbol.asyncIterator]();
  const events = new EventMeter();
  const end = new EndMark();
  let total = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next().catch(throwBrokenBody);
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

/** Reads to the end if that comes soon; otherwise closes the connection. */
async function drained(body: Readable, chunks: AsyncIterator<Uint8Array>): Promise<void> {
  const patience = setTimeout(() => body.destroy(), END_TIMEOUT_MS);
  try {
    for (let read = 0; read <= MAX_EVENT_BYTES; ) {
      const { done, value } = await chunks.next();
      if (done === true) return;
      read += value.length;
    }
    body.destroy();
  } catch {
    // The answer is already complete.
  } finally {
    clearTimeout(patience);
  }
}

function throwBrokenBody(cause: unknown): never {
  throw new BrokenBody(cause);
}

function tooLong(what: string, bytes: number): OverlongResponse {
  return new OverlongResponse(`${what} of more than ${bytes / MB} MB`);
}

const LF = 10;
const CR = 13;

/**
 * Counts the bytes since the last empty line, which ends an event. A line ends with LF, CR or both (WHATWG HTML,
 * 9.2.5).
 */
class EventMeter {
  #size = 0;
  #lineIsEmpty = true;
  #afterReturn = false;

  /** Returns the size so far of the longest event in the chunk. */
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

/** Finds the line that ends a stream in OpenAI's protocol, across chunks. */
class EndMark {
  /** The number of matched characters in the current line; -1 if it is another line. */
  #matched = 0;

  /** Returns the position after the end mark's line in the chunk; null if the chunk does not contain it. */
  after(chunk: Uint8Array): number | null {
    let at = 0;
    for (const byte of chunk) {
      at += 1;
      if (byte === LF || byte === CR) {
        if (this.#matched === DONE.length) return at;
        this.#matched = 0;
      } else if (byte === DONE[this.#matched]) this.#matched += 1;
      // One space may follow the colon, and no more.
      else if (byte !== SPACE || this.#matched !== AFTER_COLON) this.#matched = -1;
    }
    return null;
  }
}
