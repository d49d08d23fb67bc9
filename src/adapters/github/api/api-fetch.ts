import { RedirectError } from './redirect-error.ts';
import type { RequestBudget } from './request-budget.ts';

const MB = 1024 ** 2;

/** The limit of an answer. The longest expected one, a page of 100 long comments, has about 26 MB in UTF-8. */
const MAX_ANSWER_BYTES = 32 * MB;

/**
 * Returns a `fetch` for the attempts of one request. The token is only sent to the API's own origin: redirects are not
 * followed. An answer is read to its end, and a success must be JSON, so a truncated answer or a proxy's page is a
 * failed attempt.
 */
export function fetchFor(call: RequestBudget, baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).origin !== origin) throw new Error(`an address outside of ${origin}`);
    return call.attempt(async (signal) => {
      const response = await fetch(url, { ...init, signal, redirect: 'manual' });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        throw new RedirectError(response.status, response.headers.get('location'));
      }
      const body = await textOf(response);
      if (response.ok && response.status !== 204) requireJson(body);
      const { status, headers } = response;
      return new Response(body === '' ? null : body, { status, headers });
    });
  };
}

async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`an answer of more than ${MAX_ANSWER_BYTES / MB} MB`);
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

function requireJson(body: string): void {
  try {
    JSON.parse(body);
  } catch {
    throw new Error(body === '' ? 'an empty answer' : 'an answer that is not JSON');
  }
}
