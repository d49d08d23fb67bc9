import type { GivenValue } from './given.ts';
import type { Environment } from './inputs.ts';
import type { PROVIDERS } from './schema.ts';

export type ProviderName = (typeof PROVIDERS)[number];

/**
 * The variable in which each provider's own tools keep its key. A gateway has none: a key of one of the big
 * providers is never sent to an address that happens to be configured.
 */
export const KEY_VARIABLES: Readonly<Record<ProviderName, string | null>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': null,
  replay: null,
};

/** What a variable holds; null where it is unset or blank. */
export function variable(env: Environment, name: string): string | null {
  const text = env[name]?.trim() ?? '';
  return text === '' ? null : text;
}

/** What the environment says about settings: less than a flag or an input, more than the file. */
export function parseEnvironment(env: Environment): ReadonlyMap<string, GivenValue> {
  const values = new Map<string, GivenValue>();
  const take = (key: string, name: string) => {
    const value = variable(env, name);
    if (value !== null) values.set(key, { value, where: name });
  };
  take('model.provider', 'FORGE_PROVIDER');
  take('model.name', 'FORGE_MODEL');
  take('base-url', 'FORGE_BASE_URL');
  return values;
}

/** The providers whose own key is set, with the variable: what a run without a named provider goes by. */
export function providersWithKeys(env: Environment): readonly { provider: ProviderName; name: string }[] {
  const found: { provider: ProviderName; name: string }[] = [];
  for (const provider of ['anthropic', 'openai', 'google'] as const) {
    const name = KEY_VARIABLES[provider];
    if (name !== null && variable(env, name) !== null) found.push({ provider, name });
  }
  return found;
}
