import type { Code } from '../../core/codes.ts';
import { StopRun } from '../../core/outcome.ts';
import type { LiveProvider, ModelOptions } from './options.ts';
import { keyPlaces } from './peer.ts';

/** Said outright, so that no variable of the environment can move the key to another server. */
const BASE_URLS: Readonly<Record<Exclude<LiveProvider, 'openai-compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

export interface Endpoint {
  readonly baseUrl: string;
  /** For messages: without a query. */
  readonly address: string;
  readonly apiKey: string | undefined;
}

/** Where and with what key to ask. Throws StopRun(config) for what the user must set first. */
export function endpointOf(
  provider: LiveProvider,
  options: Pick<ModelOptions, 'apiKey' | 'baseUrl'>,
): Endpoint {
  const baseUrl = baseUrlOf(provider, options.baseUrl);
  const { origin, pathname } = new URL(baseUrl);
  const address = `${origin}${pathname.replace(/\/+$/, '')}`;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), address, apiKey: apiKeyOf(provider, options.apiKey) };
}

function baseUrlOf(provider: LiveProvider, given: string | undefined): string {
  const value = given?.trim() ?? '';
  if (value === '') {
    if (provider !== 'openai-compatible') return BASE_URLS[provider];
    return stop(
      'provider openai-compatible needs a base URL: set --base-url, FORGE_BASE_URL or the input base-url',
    );
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return stop('the base URL is not an http or https address: write it as https://host/v1', 'NET-03');
  }
  if (url.username !== '' || url.password !== '') {
    return stop(
      'the base URL holds a user name or password: give the key as FORGE_API_KEY instead',
      'NET-03',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    return stop(
      `the base URL ${url.origin}${url.pathname} may have no query or fragment: remove what follows ? or #`,
    );
  }
  return value;
}

function apiKeyOf(provider: LiveProvider, given: string | undefined): string | undefined {
  const key = given?.trim() ?? '';
  if (key === '') {
    if (provider === 'openai-compatible') return undefined;
    return stop(`no API key for provider ${provider}: set ${keyPlaces(provider)}`);
  }
  // HTTP refuses anything else in a header, with a message that quotes the key.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return stop(
      `the API key holds a space or a character that no key has: copy it again to ${keyPlaces(provider)}`,
    );
  }
  return key;
}

function stop(reason: string, code?: Code): never {
  throw new StopRun({ kind: 'config', reason, ...(code === undefined ? {} : { code }) });
}
