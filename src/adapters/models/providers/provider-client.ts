import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';

/** The client of one provider, with the differences between providers. */
export interface ProviderClient {
  readonly model: LanguageModelV4;
  /** `cacheKey` keeps requests with the same beginning on one prompt cache. */
  readonly providerOptions?: (cacheKey: string) => SharedV4ProviderOptions;
  /**
   * Sets a number of tokens for thinking, if the model takes one. `beside` says that they are added to the answer's
   * limit.
   */
  readonly thinking?: {
    readonly beside: boolean;
    readonly options: (tokens: number) => SharedV4ProviderOptions;
  };
  /** Learns from a refused request. Returns true if the next request will differ. */
  readonly adapt?: (said: string) => boolean;
  /** The value of `strict` for tools; omitted if undefined. */
  readonly strictTools?: boolean;
  /** Set on the system prompt, the last tool and the last messages, at which the provider's cache may end. */
  readonly cacheMark?: SharedV4ProviderOptions;
  /** Returns the call ids in a part of the raw stream, if the provider package makes up missing ones. */
  readonly rawCallIds?: (raw: unknown) => readonly string[];
}

/** The options to open a provider's client. */
export interface ProviderClientOptions {
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Returns the settings of all provider packages that need a key. */
export function connectionSettings({ baseUrl, apiKey = '', fetch }: ProviderClientOptions) {
  return { baseURL: baseUrl, apiKey, fetch };
}

const MADE_UP = 'made-up-';

/**
 * Replaces the random ids of provider packages. These ids are never sent, because calls without an id get one of ours.
 */
export function madeUpIds(): () => string {
  let count = 0;
  return () => `${MADE_UP}${count++}`;
}

export function isMadeUp(id: string): boolean {
  return id.startsWith(MADE_UP);
}
