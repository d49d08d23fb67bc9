import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';

/** What makes one provider's requests different from another's. */
export interface Dialect {
  readonly model: LanguageModelV4;
  /** `cacheKey` keeps requests with the same beginning on one prompt cache. */
  readonly providerOptions?: (cacheKey: string) => SharedV4ProviderOptions;
  /** Gives thinking so many tokens, where the model wants a number. `beside`: they come on top of the answer's cap. */
  readonly thinking?: {
    readonly beside: boolean;
    readonly options: (tokens: number) => SharedV4ProviderOptions;
  };
  /** Learns from a refused request; true where the next one will be another. */
  readonly adapt?: (said: string) => boolean;
  /** Whether tools say `strict`; left out where undefined. */
  readonly strictTools?: boolean;
  /** Put on the system prompt, the last tool and the last messages: where the provider's cache may end. */
  readonly cacheMark?: SharedV4ProviderOptions;
  /** The call ids in a piece of the raw stream, where the provider package makes up missing ones itself. */
  readonly rawCallIds?: (raw: unknown) => readonly string[];
}

/** What a dialect is opened with. */
export interface DialectOptions {
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The same for every provider package that wants a key. */
export function connection({ baseUrl, apiKey = '', fetch }: DialectOptions) {
  return { baseURL: baseUrl, apiKey, fetch };
}

const MADE_UP = 'made-up-';

/**
 * Given to provider packages in place of their random ids: none of these ever reaches a request, for calls
 * that came without an id get one of ours.
 */
export function madeUpIds(): () => string {
  let count = 0;
  return () => `${MADE_UP}${count++}`;
}

export function isMadeUp(id: string): boolean {
  return id.startsWith(MADE_UP);
}
