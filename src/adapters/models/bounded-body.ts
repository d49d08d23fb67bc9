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

/**
 * The body of an event stream, unchanged as long as it keeps within these bounds. Past one of them the reader gets
 * an OverlongResponse, and the connection is closed: what a server sends must not fill the memory before anybody
 * has understood a word of it. A body that breaks off ends in a BrokenBody.
 */
export function boundedBody(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = body[Symbol.asyncIterator]();
  const events = new EventMeter();
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
      if (overlong === null) return controller.enqueue(value);
      body.destroy();
      throw overlong;
    },
    cancel: () => void body.destroy(),
  });
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
