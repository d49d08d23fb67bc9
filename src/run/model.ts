import { resolve } from 'node:path';
import { createModelProvider } from '../adapters/models/create.ts';
import { type Candidate, type HandOver, ModelsInOrder } from '../adapters/models/fallback.ts';
import { costOf } from '../adapters/models/prices.ts';
import { windowOf } from '../adapters/models/windows.ts';
import { handOverText, type ModelName, type ModelRequest, type Price } from '../core/model.ts';
import type { ModelProvider } from '../core/ports.ts';
import { estimateTokens } from '../core/tokens.ts';
import type { RunRequest } from '../settings/request.ts';
import { Budget } from './budget.ts';
import type { Desk } from './desk.ts';
import { type PricedModel, priceFor } from './price.ts';

/** The model, what it costs, and what the run may spend on it. */
export interface Model {
  readonly provider: ModelProvider;
  /** USD per million tokens, of the model that is asked first; null where it is not known. */
  readonly price: Price | null;
  readonly budget: Budget;
  /** Tokens that a conversation with the model that answers now may hold; Infinity for a recorded session. */
  readonly window: () => number;
}

/** One of the models that a run may ask. */
interface Asked extends Candidate {
  readonly price: Price | null;
}

/** ms that a server may ask to be left alone for before a model that stands ready is asked instead. */
const LONGEST_WAIT = 30_000;

/** Begun at once, for loading a provider takes longer than anything else before the first request. */
export function loadModel(desk: Desk): Promise<Model> {
  const loading = load(desk);
  // Awaited after the repository's checks, whose refusals come first.
  loading.catch(() => undefined);
  return loading;
}

async function load(desk: Desk): Promise<Model> {
  const { request, around } = desk;
  const { max_tokens: maxTokens, max_cost_usd: maxCostUsd } = request.settings.constraints;
  const { max_output_tokens: maxOutputTokens } = request.settings.model;
  const [first, ...later] = modelsOf(desk);
  const budget = new Budget({ maxTokens, maxCostUsd, maxOutputTokens }, first.price, costOf);
  const prices = new Map<Candidate, Price | null>([first, ...later].map((model) => [model, model.price]));
  const provider = new ModelsInOrder([first, ...later], around.clock, (handOver, asked) =>
    handedOver(desk, budget, prices, handOver, asked),
  );
  await provider.ready();
  const window = () => windowIn(request, provider);
  return { provider, price: first.price, budget, window };
}

/** Of the model that answers now: what the settings say of the main one, and else what is known. */
function windowIn(
  request: RunRequest,
  { provider, model }: Pick<ModelProvider, 'provider' | 'model'>,
): number {
  const isMain = provider === request.provider && model === request.model;
  return (isMain ? request.settings.model.context_window : undefined) ?? windowOf(provider, model);
}

/** Throws StopRun(config) where a cost limit was asked for that cannot be held. */
function modelsOf(desk: Desk): readonly [Asked, ...Asked[]] {
  const { request } = desk;
  const { fallbacks, settings } = request;
  const first = asked(desk, { ...request, price: settings.model.price }, fallbacks.length > 0, false);
  const later = fallbacks.map((model, at) => asked(desk, model, at < fallbacks.length - 1, true));
  return [first, ...later];
}

interface Named extends PricedModel {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
}

function asked(desk: Desk, named: Named, hasSuccessor: boolean, lenient: boolean): Asked {
  const { provider, model, apiKey, baseUrl } = named;
  const { request, around, observers } = desk;
  const { temperature, effort } = request.settings.model;
  const open = (): Promise<ModelProvider> =>
    createModelProvider({
      provider,
      model: provider === 'replay' ? resolve(request.cwd, model) : model,
      apiKey: apiKey ?? undefined,
      baseUrl: baseUrl ?? undefined,
      temperature,
      effort,
      lenient,
      clock: around.clock,
      env: around.env,
      longestWaitMs: hasSuccessor ? LONGEST_WAIT : undefined,
      onRetry: ({ attempt, waitMs, why }) => {
        const text = `the model did not answer (attempt ${attempt}): ${why}; next try in ${(waitMs / 1000).toFixed(1)} s`;
        observers.emit({ type: 'notice', level: 'warning', text });
      },
    });
  return { provider, model, place: `${provider} ${baseUrl ?? ''}`, price: priceFor(request, named), open };
}

/** What the default limit on cost looks like it does, and does not. A recorded session costs nothing. */
export function noteUnpriced({ observers, request }: Desk, { provider, model }: ModelName): void {
  if (provider === 'replay') return;
  const isMain = provider === request.provider && model === request.model;
  const remedy = isMain ? 'set model.price' : 'give it a price in model.fallback: { name, price }';
  const text = `cost: not known for ${provider} ${model}, no limit is held on it: ${remedy}`;
  observers.emit({ type: 'notice', level: 'info', text });
}

/** Books what the failed model cost, and lets the next one answer where tokens and money are left for that. */
function handedOver(
  desk: Desk,
  budget: Budget,
  prices: ReadonlyMap<Candidate, Price | null>,
  { from, to, error }: HandOver,
  request: ModelRequest,
): number | null {
  const turn = budget.turns + 1;
  const { spent } = error;
  const costUsd = spent === undefined ? null : budget.book(spent);
  let cap: number | null = null;
  if (to !== null) {
    const input = inputOf(request);
    budget.switchTo(prices.get(to) ?? null);
    if (budget.fits(input)) cap = Math.min(request.maxOutputTokens, budget.outputCap(input));
    else budget.switchTo(prices.get(from) ?? null);
  }
  const by = { provider: from.provider, model: from.model };
  const next = to === null || cap === null ? null : { provider: to.provider, model: to.model };
  const why = error.message;
  const { emit } = desk.observers;
  emit({ type: 'model_failed', turn, by, next, why, usage: spent ?? null, costUsd });
  if (to === null || next === null) return cap;
  emit({ type: 'notice', level: 'warning', text: handOverText(by, next, why) });
  if (prices.get(from) !== null && prices.get(to) === null) noteUnpriced(desk, next);
  return cap;
}

/** Estimated anew, once a switch: another model counts by another tokenizer. */
function inputOf({ system, messages, tools }: ModelRequest): number {
  return estimateTokens(JSON.stringify([system, messages, tools]));
}
