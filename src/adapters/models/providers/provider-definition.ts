import type { Price } from '../../../core/model/model.ts';
import type { ProviderClient, ProviderClientOptions } from './provider-client.ts';

/** One provider: how to reach it, what its messages mean, and what its models take and cost. */
export interface ProviderDefinition {
  /** The API it speaks, in words for the docs. */
  readonly api: string;
  /** Fixed here so that no environment variable can send the key to another server; null if the user must set it. */
  readonly baseUrl: string | null;
  /** Loads the provider's package, which takes some 15 ms, and makes the client. */
  readonly open: (options: ProviderClientOptions) => Promise<ProviderClient>;
  /** The headers that carry the key of `GET /models`. Source: the provider's API reference. */
  readonly keyHeaders: (apiKey: string) => Readonly<Record<string, string>>;
  /** `GET /models` lists all models at once, as `{ data: [{ id }] }`. */
  readonly listsAllModels: boolean;
  /** The field of a request that asks the model to think. */
  readonly thinkingField: string;
  /** The field that gives thinking a number of tokens, if a model of the provider takes one. */
  readonly thinkingBudgetField?: string;
  /** The highest temperature, if it is below the 2 that settings allow. */
  readonly maxTemperature?: number;
  /** Stream events hold the arguments of calls as values, not as text. */
  readonly hasArgumentValues?: boolean;
  /** Returns whether an error means that the account is used up; null if the common wordings decide. */
  readonly isQuotaError?: (text: string) => boolean | null;
  /** Wordings of "this many output tokens are too many". Gateways pass on the errors of other providers. */
  readonly outputLimits: readonly OutputLimitWording[];
  /** The page with the prices; null if there is none. */
  readonly priceSource: string | null;
  /** Known models by name. A model that is not here has no price: its cost is not guessed. */
  readonly models: Readonly<Record<string, KnownModel>>;
}

export interface KnownModel {
  /**
   * Tokens of prompt and reply together, or of the prompt alone if the provider limits it separately (OpenAI's 400,000
   * are 272,000 of prompt and 128,000 of reply).
   */
  readonly window: number;
  readonly price: TieredPrice;
}

/** USD per million tokens. `above`: the price of the whole call if its prompt is longer than `tokens`. */
export interface TieredPrice extends Price {
  readonly above?: { readonly tokens: number; readonly price: Price };
}

type PriceRow = readonly [input: number, output: number, cacheRead: number, cacheWrite: number];

/** USD per million tokens, standard tier. Without a price for cache writes, they cost as much as input. */
export function knownModel(
  window: number,
  row: PriceRow,
  above?: { readonly tokens: number; readonly price: PriceRow },
): KnownModel {
  const price = priceOfRow(row);
  if (above === undefined) return { window, price };
  return { window, price: { ...price, above: { tokens: above.tokens, price: priceOfRow(above.price) } } };
}

function priceOfRow([input, output, cacheRead, cacheWrite]: PriceRow): Price {
  return { input, output, cacheRead, cacheWrite };
}

/**
 * The output tokens that a server would accept. `isPermanent`: for every request, because it is the model's own
 * maximum; otherwise for this prompt, which left no more of the window.
 */
export interface OutputLimit {
  readonly tokens: number;
  readonly isPermanent: boolean;
}

/** A pattern, and the limit that its groups give, as numbers in their order. */
export type OutputLimitWording = readonly [
  pattern: RegExp,
  limit: (numbers: readonly number[]) => OutputLimit,
];

export function modelMaximum(tokens = 0): OutputLimit {
  return { tokens, isPermanent: true };
}

export function windowRest(window = 0, input = 0): OutputLimit {
  return { tokens: window - input, isPermanent: false };
}

/** A bearer token, as OpenAI and the servers that follow its API take it. */
export function bearerHeaders(apiKey: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${apiKey}` };
}
