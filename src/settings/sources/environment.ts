import { type HttpProviderName, PROVIDER_FACTS } from '../../core/model/providers.ts';
import type { GivenValue } from './given.ts';
import type { Environment } from './inputs.ts';

/** Returns the value of a variable; null if it is unset or blank. */
export function variable(env: Environment, name: string): string | null {
  const text = env[name]?.trim() ?? '';
  return text === '' ? null : text;
}

/** Returns the settings in the environment. They rank below flags and inputs, and above the file. */
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

/** Returns the providers whose own key is set, with the variable. Used if no provider is configured. */
export function providersWithKeys(env: Environment): readonly { provider: HttpProviderName; name: string }[] {
  const found: { provider: HttpProviderName; name: string }[] = [];
  for (const provider of Object.keys(PROVIDER_FACTS) as HttpProviderName[]) {
    const name = PROVIDER_FACTS[provider].keyVariable;
    if (name !== null && variable(env, name) !== null) found.push({ provider, name });
  }
  return found;
}
