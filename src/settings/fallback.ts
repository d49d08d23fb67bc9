import { KEY_VARIABLES, type ProviderName, variable } from './environment.ts';
import { type FallbackEntry, fallback, type PriceSetting } from './fallback-schema.ts';
import type { Environment } from './inputs.ts';
import { type Problem, show } from './problem.ts';
import { PROVIDERS } from './schema.ts';

/** A model that is asked where those before it do not answer. */
export interface FallbackModel {
  readonly provider: Exclude<ProviderName, 'replay'>;
  readonly model: string;
  /** Secret. null where the server asks for none. */
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
  readonly price: PriceSetting | undefined;
}

/** The model that is asked first. */
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
 * `model.fallback` with the keys it needs. A model of the main one's provider shares its key and address; every other
 * has its provider's own, for neither the run's key nor its address may be given to somebody else. What the schema has
 * against `entries` is not repeated; a recording answers always, so beside one nothing is looked at.
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
      const message = `${show(nameOf(entry))} is asked before already: list each model once, and not the main one`;
      problems.push({ where, message });
    } else value.push(found);
  }
  return { value, problems };
}

/** The model, or what is wrong with it. */
function resolved(entry: FallbackEntry, main: MainModel, env: Environment): FallbackModel | string {
  const name = nameOf(entry);
  const { provider, model } = split(name, main.provider);
  const price = typeof entry === 'string' ? undefined : entry.price;
  if (model === '') return `${show(name)} names no model: write provider/name, as in openai/gpt-5`;
  if (provider === 'replay')
    return `${show(name)} is a recording, which stands in for no model: leave it out`;
  if (provider === main.provider) {
    return { provider, model, apiKey: main.apiKey, baseUrl: main.baseUrl, price };
  }
  const own = KEY_VARIABLES[provider];
  if (own === null) {
    return `${show(name)} has no address, for base-url is that of ${main.provider}: a model of ${provider} can only follow another of it`;
  }
  const apiKey = variable(env, own);
  if (apiKey === null) {
    return `${show(name)} needs a key: set ${own}, or leave it out${elsewhere(name, main)}`;
  }
  return { provider, model, apiKey, baseUrl: null, price };
}

/** Gateways name models like `anthropic/claude-sonnet-5`: there, the provider has to be said. */
function elsewhere(name: string, { provider }: MainModel): string {
  return provider === 'openai-compatible' ? `; a model of the gateway is ${provider}/${name}` : '';
}

/** What stands before the first slash, where that is a provider; else the main one is meant, slashes and all. */
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
