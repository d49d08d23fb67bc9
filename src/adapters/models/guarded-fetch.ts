import { boundedBody } from './bounded-body.ts';
import { BadResponse } from './failure.ts';
import { holdArguments } from './held-arguments.ts';
import { type Received, send } from './send.ts';
import { looksLikeHtml } from './server-text.ts';

/** As much of an error answer as is ever looked at. */
const MAX_ERROR_BODY = 64 * 1024;

/** ms. The status is known: what the server adds in words is not worth the time of an answer. */
const ERROR_BODY_MS = 5000;

export interface GuardedFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Bytes of the last request's body. */
  lastRequestBytes(): number;
}

/**
 * A `fetch` that lets nothing through but a stream. It never follows a redirect (the key would go along to an
 * address nobody chose), and throws BadResponse for error statuses, web pages and plain JSON, of which it
 * reads no more than it needs. A stream that grows past all reason ends in an OverlongResponse. `hasArguments`: the events of this
 * protocol hold the arguments of calls as values.
 */
export function guardFetch(hasArguments: boolean): GuardedFetch {
  let lastBytes = 0;
  return {
    lastRequestBytes: () => lastBytes,
    fetch: async (url, init) => {
      // A number is all that is kept of it: a conversation must not lie in memory once more than it has to.
      const bytes = Buffer.from(typeof init?.body === 'string' ? init.body : '');
      lastBytes = bytes.length;
      const address = new URL(url instanceof Request ? url.url : url);
      const received = await send(address, new Headers(init?.headers), bytes, init?.signal ?? undefined);
      const { status, headers, body } = received;
      if (status === 200 && isStream(headers.get('content-type'))) {
        const bounded = boundedBody(body);
        const held = hasArguments ? bounded.pipeThrough(holdArguments()) : bounded;
        return new Response(held, { status, headers });
      }
      const asked = `${address.origin}${address.pathname}`;
      throw new BadResponse(status, headers, await startOf(received), asked);
    },
  };
}

/** Servers mislabel streams as text or bytes; none labels one as JSON or a web page. */
function isStream(contentType: string | null): boolean {
  return !looksLikeHtml(contentType, '') && contentType?.includes('json') !== true;
}

async function startOf({ body }: Received): Promise<string> {
  const decoder = new TextDecoder();
  const patience = setTimeout(() => body.destroy(), ERROR_BODY_MS).unref();
  let text = '';
  try {
    // Leaving the loop early closes the connection.
    for await (const chunk of body) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length >= MAX_ERROR_BODY) break;
    }
  } catch {
    // The status says enough; a body that breaks off adds nothing.
  } finally {
    clearTimeout(patience);
  }
  return text.slice(0, MAX_ERROR_BODY);
}
