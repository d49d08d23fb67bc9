import { isGateway, PROVIDER_FACTS, PROVIDERS, type ProviderName } from '../../core/model/providers.ts';
import { type Problem, show } from '../checks/problem.ts';
import { type FallbackEntry, fallback, type PriceSetting } from '../schema/fallback-schema.ts';
import { variable } from '../sources/environment.ts';
import type { Environment } from '../sources/inputs.ts';

/** A model to try if those before it fail. */
export interface FallbackModel {
  readonly provider: Exclude<ProviderName, 'replay'>;
  readonly model: string;
  /** Secret. null if the server needs no key. */
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly price: PriceSetting | undefined;
}

/** The model that is tried first. */
export interface MainModel {
  readonly provider: ProviderName;
  readonly name: string;
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
}

export interface CheckedFallbacks {
  readonly value: readonly FallbackModel[];
  readonly problems: readonly Problem[];
}

/**
 * Returns `model.fallback` with the keys it needs. A model of the main provider shares its key and URL. Any other model
 * uses its provider's own, because neither the run's key nor its URL may be sent to somebody else. Problems that the
 * schema reports are not repeated. A recording always answers, so its fallbacks are not checked.
 */
export function checkedFallbacks(entries: unknown, main: MainModel, env: Environment): CheckedFallbacks {
  const parsed = fallback.safeParse(entries ?? []);
  if (!parsed.success || main.provider === 'replay') return { value: [], problems: [] };
  const value: FallbackModel[] = [];
  const problems: Problem[] = [];
  for (const [at, entry] of parsed.data.entries()) {
    const where = `model.fallback.${at}`;
    const found = resolved(entry, main, env);
    if (typeof found === 'string') problems.push({ where, message: found });
    else if (isNamed(found, [{ provider: main.provider, model: main.name }, ...value])) {
      const message = `${show(nameOf(entry))} is already in the list or is the main model: list each model once`;
      problems.push({ where, message });
    } else value.push(found);
  }
  return { value, problems };
}

/** Returns the model, or its problem. */
function resolved(entry: FallbackEntry, main: MainModel, env: Environment): FallbackModel | string {
  const name = nameOf(entry);
  const { provider, model } = split(name, main.provider);
  const price = typeof entry === 'string' ? undefined : entry.price;
  if (model === '') return `${show(name)} does not name a model: write provider/name, as in openai/gpt-5`;
  if (provider === 'replay') return `${show(name)} is a recording, which cannot be a fallback: remove it`;
  if (provider === main.provider) {
    return { provider, model, apiKey: main.apiKey, baseUrl: main.baseUrl, price };
  }
  const own = PROVIDER_FACTS[provider].keyVariable;
  if (own === null) {
    return `${show(name)} has no URL, because base-url belongs to ${main.provider}: use a model of ${provider} only after another one of ${provider}`;
  }
  const apiKey = variable(env, own);
  if (apiKey === null) {
    return `${show(name)} needs a key: set ${own}, or remove it${elsewhere(name, main)}`;
  }
  return { provider, model, apiKey, baseUrl: null, price };
}

/** Gateways name models like `anthropic/claude-sonnet-5`; then the provider must be written too. */
function elsewhere(name: string, { provider }: MainModel): string {
  return isGateway(provider) ? `; a model of the gateway is ${provider}/${name}` : '';
}

/** Splits at the first slash if a provider is before it; otherwise the whole text is a model of the main provider. */
function split(name: string, main: ProviderName): { provider: ProviderName; model: string } {
  const slash = name.indexOf('/');
  const provider = PROVIDERS.find((known) => known === name.slice(0, Math.max(0, slash)));
  if (provider === undefined) return { provider: main, model: name.trim() };
  return { provider, model: name.slice(slash + 1).trim() };
}

function nameOf(entry: FallbackEntry): string {
  return typeof entry === 'string' ? entry : entry.name;
}

function isNamed(
  { provider, model }: FallbackModel,
  others: readonly { readonly provider: ProviderName; readonly model: string }[],
): boolean {
  return others.some((other) => other.provider === provider && other.model === model);
}
