import { PROVIDERS, type ProviderName } from '../../core/model/providers.ts';
import { valueAt } from '../checks/validate.ts';
import type { Given, GivenValue } from '../sources/given.ts';
import type { Environment } from '../sources/inputs.ts';
import type { Layer } from '../sources/layers.ts';
import { checkedFallbacks, type FallbackModel } from './fallback.ts';
import { type Checked, checkedBaseUrl, guessedProvider, requiredKey, requiredModel } from './required.ts';

export interface ModelParts {
  readonly provider: ProviderName;
  readonly name: string;
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly fallbacks: readonly FallbackModel[];
  /** The layer below the file. It sets the provider only if no other layer does. */
  readonly guess: Layer;
  readonly notices: readonly string[];
  /** True if provider, key and URL are known. */
  readonly canBeAsked: boolean;
}

export interface ModelSources {
  readonly input: { readonly env: Environment };
  readonly given: Given;
  readonly environment: ReadonlyMap<string, GivenValue>;
  /** All layers that were set explicitly, merged. */
  readonly data: Readonly<Record<string, unknown>>;
  /** True if the file cannot be read, so its values are not reported as missing. */
  readonly unreadable: boolean;
}

/** Returns provider, model, key and URL, with all their problems at once. */
export function modelParts(sources: ModelSources): Checked<ModelParts> {
  const { input, given, environment, data, unreadable } = sources;
  const named = valueAt(data, ['model', 'provider']);
  const guess = named === undefined && !unreadable ? guessedProvider(input.env) : null;
  const provider = PROVIDERS.find((name) => name === (named ?? guess?.value?.provider)) ?? null;
  const name = requiredModel(provider, valueAt(data, ['model', 'name']));
  // Without a provider no key can be missing, but the URL can still be wrong.
  const asked = provider ?? 'replay';
  const key = requiredKey(asked, given.values, input.env);
  const url = checkedBaseUrl(provider, given.values.get('base-url') ?? environment.get('base-url'));
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
          : [
              `the provider is ${guessed.provider}, because ${guessed.name} is set and no provider is configured`,
            ],
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
