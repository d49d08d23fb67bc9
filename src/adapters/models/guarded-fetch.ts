import { boundedBody } from './bounded-body.ts';
import { BadResponse } from './failure.ts';
import { looksLikeHtml } from './server-text.ts';

/** As much of an error answer as is ever looked at. */
const MAX_ERROR_BODY = 64 * 1024;

export interface GuardedFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Bytes of the last request's body. */
  lastRequestBytes(): number;
}

/**
 * `fetch` that lets nothing through but a stream. It never follows a redirect (the key would go along to an
 * address nobody chose), and throws BadResponse for error statuses, web pages and plain JSON, of which it
 * reads no more than it needs. A stream that grows past all reason ends in an OverlongResponse.
 */
export function guardFetch(): GuardedFetch {
  let lastBody: string | null = null;
  return {
    lastRequestBytes: () => (lastBody === null ? 0 : Buffer.byteLength(lastBody)),
    fetch: async (url, init) => {
      lastBody = typeof init?.body === 'string' ? init.body : null;
      const response = await fetch(url, { ...init, redirect: 'manual' });
      if (response.status === 200 && isStream(response.headers.get('content-type'))) return bounded(response);
      throw new BadResponse(response.status, response.headers, await startOf(response));
    },
  };
}

function bounded({ status, headers, body }: Response): Response {
  return new Response(body === null ? null : boundedBody(body), { status, headers });
}

/** Servers mislabel streams as text or bytes; none labels one as JSON or a web page. */
function isStream(contentType: string | null): boolean {
  return !looksLikeHtml(contentType, '') && contentType?.includes('json') !== true;
}

async function startOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < MAX_ERROR_BODY) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The status says enough; a body that breaks off adds nothing.
  }
  await reader.cancel().catch(() => undefined);
  return text.slice(0, MAX_ERROR_BODY);
}
