import type { ProviderName } from './environment.ts';
import { checkedFallbacks, type FallbackModel } from './fallback.ts';
import type { Given, GivenValue } from './given.ts';
import type { Environment } from './inputs.ts';
import type { Layer } from './layers.ts';
import { type Checked, checkedBaseUrl, guessedProvider, requiredKey, requiredModel } from './required.ts';
import { PROVIDERS } from './schema.ts';
import { valueAt } from './validate.ts';

export interface ModelParts {
  readonly provider: ProviderName;
  readonly name: string;
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly fallbacks: readonly FallbackModel[];
  /** Below the file: it only holds a provider where nothing else names one. */
  readonly guess: Layer;
  readonly notices: readonly string[];
  /** Whether provider, key and address are known. */
  readonly canBeAsked: boolean;
}

export interface ModelSources {
  readonly input: { readonly env: Environment };
  readonly given: Given;
  readonly environment: ReadonlyMap<string, GivenValue>;
  /** Every layer that somebody named, merged. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The file cannot be read: what it may hold is not called missing. */
  readonly unreadable: boolean;
}

/** Provider, model, key and address: what of them is missing or wrong, all at once. */
export function modelParts(sources: ModelSources): Checked<ModelParts> {
  const { input, given, environment, data, unreadable } = sources;
  const named = valueAt(data, ['model', 'provider']);
  const guess = named === undefined && !unreadable ? guessedProvider(input.env) : null;
  const provider = PROVIDERS.find((name) => name === (named ?? guess?.value?.provider)) ?? null;
  const name = requiredModel(provider, valueAt(data, ['model', 'name']));
  // Without a provider no key can be missing, but an address can still be wrong.
  const asked = provider ?? 'replay';
  const key = requiredKey(asked, given.values, input.env);
  const url = checkedBaseUrl(
    provider ?? 'openai',
    given.values.get('base-url') ?? environment.get('base-url'),
  );
  const guessed = guess?.value ?? null;
  const main = { provider: asked, name: name.value, apiKey: key.value, baseUrl: url.value };
  const fallbacks = checkedFallbacks(valueAt(data, ['model', 'fallback']), main, input.env);
  return {
    value: {
      ...main,
      fallbacks: fallbacks.value,
      canBeAsked: provider !== null && key.problems.length + url.problems.length === 0,
      guess: {
        origin: 'environment',
        data: guessed === null ? {} : { model: { provider: guessed.provider } },
      },
      notices:
        guessed === null
          ? []
          : [`the provider is ${guessed.provider}, because ${guessed.name} is set and nothing names one`],
    },
    problems: [
      ...(guess?.problems ?? []),
      ...(unreadable ? [] : name.problems),
      ...key.problems,
      ...url.problems,
      ...fallbacks.problems,
    ],
  };
}
