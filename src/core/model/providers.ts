/** The facts about a provider that settings, the sandbox and the doctor need. */
export interface ProviderFacts {
  /**
   * The variable in which the provider's own tools keep the key; null for a gateway. The key of another provider is
   * never sent to a configured address.
   */
  readonly keyVariable: `${string}_API_KEY` | null;
  /** The first characters of the provider's keys; '' if keys have no known form. */
  readonly keyPrefix: string;
  /** The place to find model names, with an example. It is never a default, because models go out of service. */
  readonly modelHint: string;
}

const FACTS = {
  anthropic: {
    keyVariable: 'ANTHROPIC_API_KEY',
    keyPrefix: 'sk-ant-',
    modelHint: 'as in docs.claude.com, e.g. --model claude-sonnet-4-5',
  },
  openai: {
    keyVariable: 'OPENAI_API_KEY',
    keyPrefix: 'sk-',
    modelHint: 'as in platform.openai.com, e.g. --model gpt-5',
  },
  google: {
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    keyPrefix: 'AIza',
    modelHint: 'as in ai.google.dev, e.g. --model gemini-2.5-pro',
  },
  'openai-compatible': {
    keyVariable: null,
    keyPrefix: '',
    modelHint: 'as the server lists it at /models, e.g. --model qwen3-coder',
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

/** A provider behind HTTP. */
export type HttpProviderName = keyof typeof FACTS;
export type ProviderName = HttpProviderName | 'replay';

/** The providers behind HTTP. Each has a file in `adapters/models/providers` with everything else about it. */
export const PROVIDER_FACTS: Readonly<Record<HttpProviderName, ProviderFacts>> = FACTS;

/** Provider names in the order of messages and docs. */
export const PROVIDERS: readonly ProviderName[] = [...(Object.keys(FACTS) as HttpProviderName[]), 'replay'];

/** The providers' own key variables. */
export const KEY_VARIABLES: readonly string[] = Object.values(PROVIDER_FACTS).flatMap(
  ({ keyVariable }) => keyVariable ?? [],
);

/** Returns true for gateways, which have no default address and no key variable. */
export function isGateway(provider: ProviderName): boolean {
  return provider !== 'replay' && PROVIDER_FACTS[provider].keyVariable === null;
}
