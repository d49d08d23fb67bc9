import { type HttpResponse, sendRequest } from '../../http/request.ts';
import { looksLikeHtml } from '../../http/server-text.ts';
import { BadResponse } from './attempt-failure.ts';
import { boundedBody } from './bounded-body.ts';
import { replaceDeepArguments } from './deep-arguments.ts';

/** The limit for the body of an error. */
const MAX_ERROR_BODY = 64 * 1024;

/** Timeout in ms. The status is known, and the text is not worth a long wait. */
const ERROR_BODY_TIMEOUT_MS = 5000;

export interface StreamingFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Bytes of the last request's body. */
  lastRequestBytes(): number;
}

/**
 * Returns a `fetch` that accepts only streams. It never follows a redirect, because the key would be sent to another
 * address. It throws BadResponse for error statuses, web pages and plain JSON, and reads no more of them than it needs.
 * A stream that is too long ends in an OverlongResponse. `hasArguments` says that the protocol's events contain the
 * arguments of calls as values.
 */
export function createStreamingFetch(hasArguments: boolean): StreamingFetch {
  let lastBytes = 0;
  return {
    lastRequestBytes: () => lastBytes,
    fetch: async (url, init) => {
      // Only the length is kept, so that the conversation is not in memory once more.
      const bytes = Buffer.from(typeof init?.body === 'string' ? init.body : '');
      lastBytes = bytes.length;
      const address = new URL(url instanceof Request ? url.url : url);
      const received = await sendRequest(
        address,
        new Headers(init?.headers),
        bytes,
        init?.signal ?? undefined,
      );
      const { status, headers, body } = received;
      if (status === 200 && isStream(headers.get('content-type'))) {
        const bounded = boundedBody(body);
        const held = hasArguments ? bounded.pipeThrough(replaceDeepArguments()) : bounded;
        return new Response(held, { status, headers });
      }
      const asked = `${address.origin}${address.pathname}`;
      throw new BadResponse(status, headers, await readStart(received), asked);
    },
  };
}

/** Some servers label streams as text or bytes, but none as JSON or a web page. */
function isStream(contentType: string | null): boolean {
  return !looksLikeHtml(contentType, '') && contentType?.includes('json') !== true;
}

async function readStart({ body }: HttpResponse): Promise<string> {
  const decoder = new TextDecoder();
  const patience = setTimeout(() => body.destroy(), ERROR_BODY_TIMEOUT_MS).unref();
  let text = '';
  try {
    // Leaving the loop early closes the connection.
    for await (const chunk of body) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length >= MAX_ERROR_BODY) break;
    }
  } catch {
    // The status suffices; a body that breaks off adds nothing.
  } finally {
    clearTimeout(patience);
  }
  return text.slice(0, MAX_ERROR_BODY);
}
