import { type HttpProviderName, PROVIDER_FACTS } from '../../../core/model/providers.ts';

/** The endpoint, in the words of error messages. */
export interface EndpointInfo {
  readonly provider: HttpProviderName;
  readonly model: string;
  /** Scheme, host and path of the base URL, without user name, password and query. */
  readonly address: string;
  /** False if no key is sent, which gateways allow. */
  readonly hasKey: boolean;
  /** Every spelling of the key that must not appear in messages. */
  readonly secrets: readonly string[];
}

/** Returns where a user sets the key, the most common place first. */
export function keyPlaces(provider: HttpProviderName): string {
  const variable = PROVIDER_FACTS[provider].keyVariable;
  const variables = variable === null ? 'FORGE_API_KEY' : `${variable} or FORGE_API_KEY`;
  return `${variables} (input api-key in the action)`;
}
