import { type HttpProviderName, isGateway } from '../../../core/model/providers.ts';
import type { Code } from '../../../core/run/codes.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { keyPlaces } from './endpoint-info.ts';
import type { ModelOptions } from './model-options.ts';
import { PROVIDER_DEFINITIONS } from './registry.ts';

export interface Endpoint {
  readonly baseUrl: string;
  /** The URL for messages, without a query. */
  readonly address: string;
  readonly apiKey: string | undefined;
}

/** Returns the URL and the key. Throws StopRun(config) if the user must set something first. */
export function endpointOf(
  provider: HttpProviderName,
  options: Pick<ModelOptions, 'apiKey' | 'baseUrl'>,
): Endpoint {
  const baseUrl = baseUrlOf(provider, options.baseUrl);
  const { origin, pathname } = new URL(baseUrl);
  const address = `${origin}${pathname.replace(/\/+$/, '')}`;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), address, apiKey: apiKeyOf(provider, options.apiKey) };
}

function baseUrlOf(provider: HttpProviderName, configured: string | undefined): string {
  const value = configured?.trim() ?? '';
  if (value === '') {
    const { baseUrl } = PROVIDER_DEFINITIONS[provider];
    if (baseUrl !== null) return baseUrl;
    return stop(
      `provider ${provider} requires a base URL: set --base-url, FORGE_BASE_URL or the input base-url`,
    );
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return stop('the base URL is not an http or https URL: write it as https://host/v1', 'NET-03');
  }
  if (url.username !== '' || url.password !== '') {
    return stop(
      'the base URL contains a user name or password: remove it, and set the key in FORGE_API_KEY',
      'NET-03',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    return stop(
      `the base URL ${url.origin}${url.pathname} has a query or fragment: remove everything from ? or # on`,
    );
  }
  return value;
}

function apiKeyOf(provider: HttpProviderName, configured: string | undefined): string | undefined {
  const key = configured?.trim() ?? '';
  if (key === '') {
    if (isGateway(provider)) return undefined;
    return stop(`no API key for provider ${provider}: set ${keyPlaces(provider)}`);
  }
  // HTTP refuses other characters in a header, with a message that quotes the key.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return stop(
      `the API key contains a space or an invalid character: copy it again to ${keyPlaces(provider)}`,
    );
  }
  return key;
}

function stop(reason: string, code?: Code): never {
  throw new StopRun({ kind: 'config', reason, ...(code === undefined ? {} : { code }) });
}
