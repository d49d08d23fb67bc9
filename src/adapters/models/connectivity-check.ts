import type { HttpProviderName } from '../../core/model/providers.ts';
import { describeConnectionFailure } from '../http/connection-errors.ts';
import { useProxyFrom } from '../http/proxy.ts';
import { type HttpResponse, sendRequest } from '../http/request.ts';
import { cleanServerText, keySpellings, messageOf } from '../http/server-text.ts';
import { endpointOf } from './providers/endpoint.ts';
import { PROVIDER_DEFINITIONS } from './providers/registry.ts';

/** The limit for the list of models, which has some kilobytes. The rest is not read. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;

/** The answer of a model's server to a request without tokens. */
export type ConnectivityResult =
  /** It accepts the key. `models` has the names if it listed all of them. */
  | { readonly kind: 'welcome'; readonly address: string; readonly models: readonly string[] | null }
  /** It answers, but does not show if the key is valid. */
  | { readonly kind: 'there'; readonly address: string; readonly status: number }
  | { readonly kind: 'refused'; readonly address: string; readonly status: number; readonly said: string }
  /** No answer. Has the reason and the remedy, in the words of a run. */
  | { readonly kind: 'silent'; readonly address: string; readonly what: string; readonly remedy: string };

export interface ConnectivityCheck {
  readonly provider: HttpProviderName;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/**
 * Requests the list of models, which costs nothing but shows if the key is accepted. Uses the same connection as a
 * run's requests. Throws StopRun(config) for an invalid address, key or proxy.
 */
export async function checkConnectivity(question: ConnectivityCheck): Promise<ConnectivityResult> {
  const { provider, env, signal } = question;
  const { baseUrl, address, apiKey } = endpointOf(provider, question);
  useProxyFrom(env);
  const secrets = keySpellings(apiKey);
  try {
    const headers = new Headers(
      apiKey === undefined ? {} : PROVIDER_DEFINITIONS[provider].keyHeaders(apiKey),
    );
    const received = await sendRequest(new URL(`${baseUrl}/models`), headers, null, signal);
    return await readAnswer(received, { provider, address, secrets });
  } catch (error) {
    const { what, remedy } = signal.aborted
      ? timedOut(address)
      : describeConnectionFailure(error, { address, secrets });
    return { kind: 'silent', address, what, remedy };
  }
}

function timedOut(address: string) {
  const remedy = 'check the base URL, HTTPS_PROXY, and that this machine can reach the server';
  return { what: `${address} did not answer in time`, remedy };
}

interface Peer {
  readonly provider: HttpProviderName;
  readonly address: string;
  readonly secrets: readonly string[];
}

async function readAnswer(
  received: HttpResponse,
  { provider, address, secrets }: Peer,
): Promise<ConnectivityResult> {
  const { status } = received;
  const text = await textOf(received);
  // Google answers 400 to an unknown key.
  const isKey = status === 401 || status === 403 || (status === 400 && /api.?key/i.test(text));
  if (isKey) return { kind: 'refused', address, status, said: cleanServerText(messageOf(text), secrets) };
  if (status !== 200) return { kind: 'there', address, status };
  const { listsAllModels } = PROVIDER_DEFINITIONS[provider];
  return { kind: 'welcome', address, models: listsAllModels ? namesIn(text) : null };
}

async function textOf({ body }: HttpResponse): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_LIST_BYTES) break;
  }
  return text;
}

/** Parses `{ data: [{ id }] }`; null for anything else. */
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
