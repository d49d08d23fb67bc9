import { endpointOf } from './endpoint.ts';
import { noConnection } from './no-connection.ts';
import type { LiveProvider } from './options.ts';
import { useProxyOf } from './proxy.ts';
import { type Received, send } from './send.ts';
import { cleanServerText, messageOf, spellingsOf } from './server-text.ts';

/** A list of models has some kilobytes; what is longer is not read to its end. */
const LONGEST_LIST = 4 * 1024 * 1024;

/** What a model's server says to somebody who only looks. */
export type Reach =
  /** It answered, and takes the key. `models`: by name, where it listed all that it has. */
  | { readonly kind: 'welcome'; readonly address: string; readonly models: readonly string[] | null }
  /** It is there, and does not say what it thinks of the key. */
  | { readonly kind: 'there'; readonly address: string; readonly status: number }
  | { readonly kind: 'refused'; readonly address: string; readonly status: number; readonly said: string }
  /** Nothing came of it: why, and what to do, as a run would say it. */
  | { readonly kind: 'silent'; readonly address: string; readonly what: string; readonly remedy: string };

export interface ReachQuestion {
  readonly provider: LiveProvider;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/**
 * Asks for the list of models, which costs nothing. The answer to the key is the answer to be had without a token
 * spent. It goes as a run's requests go, so that it comes where they come. Throws StopRun(config) for an address, a key or a proxy that cannot be.
 */
export async function reachModel(question: ReachQuestion): Promise<Reach> {
  const { provider, env, signal } = question;
  const { baseUrl, address, apiKey } = endpointOf(provider, question);
  useProxyOf(env);
  const secrets = spellingsOf(apiKey);
  try {
    const headers = new Headers(headersFor(provider, apiKey));
    const received = await send(new URL(`${baseUrl}/models`), headers, null, signal);
    return await read(received, { provider, address, secrets });
  } catch (error) {
    const { what, remedy } = signal.aborted ? outOfTime(address) : noConnection(error, { address, secrets });
    return { kind: 'silent', address, what, remedy };
  }
}

function outOfTime(address: string) {
  const remedy = 'check the base URL and HTTPS_PROXY, and whether the runner may go there';
  return { what: `${address} gave no answer in time`, remedy };
}

/** How each provider takes its key. Sources: the providers' references of `GET /models`. */
function headersFor(provider: LiveProvider, apiKey: string | undefined): Record<string, string> {
  if (apiKey === undefined) return {};
  switch (provider) {
    case 'anthropic':
      return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
    case 'google':
      return { 'x-goog-api-key': apiKey };
    case 'openai':
    case 'openai-compatible':
      return { Authorization: `Bearer ${apiKey}` };
  }
}

interface Peer {
  readonly provider: LiveProvider;
  readonly address: string;
  readonly secrets: readonly string[];
}

async function read(received: Received, { provider, address, secrets }: Peer): Promise<Reach> {
  const { status } = received;
  const text = await textOf(received);
  // Google answers 400 to a key that it does not know.
  const isKey = status === 401 || status === 403 || (status === 400 && /api.?key/i.test(text));
  if (isKey) return { kind: 'refused', address, status, said: cleanServerText(messageOf(text), secrets) };
  if (status !== 200) return { kind: 'there', address, status };
  // The other two give their lists in pages.
  const listsAll = provider === 'openai' || provider === 'openai-compatible';
  return { kind: 'welcome', address, models: listsAll ? namesIn(text) : null };
}

async function textOf({ body }: Received): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > LONGEST_LIST) break;
  }
  return text;
}

/** `{ data: [{ id }] }`; null for anything else. */
function namesIn(text: string): readonly string[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const data: unknown = Reflect.get(Object(parsed), 'data');
  if (!Array.isArray(data)) return null;
  return data.map((entry: unknown) => String(Reflect.get(Object(entry), 'id')));
}
