import { resolve } from 'node:path';
import { createModelProvider } from '../adapters/models/create.ts';
import { costOf, priceOf } from '../adapters/models/prices.ts';
import { windowOf } from '../adapters/models/windows.ts';
import type { Price } from '../core/model.ts';
import { StopRun } from '../core/outcome.ts';
import type { ModelProvider } from '../core/ports.ts';
import type { RunRequest } from '../settings/request.ts';
import { Budget } from './budget.ts';
import type { Desk } from './desk.ts';

/** The model, what it costs, and what the run may spend on it. */
export interface Model {
  readonly provider: ModelProvider;
  /** USD per million tokens; null where it is not known. */
  readonly price: Price | null;
  readonly budget: Budget;
  /** Tokens that a conversation may hold; Infinity for a recorded session. */
  readonly window: number;
}

/** Begun at once, for loading a provider takes longer than anything else before the first request. */
export function loadModel(desk: Desk): Promise<Model> {
  const loading = load(desk);
  // Awaited after the repository's checks, whose refusals come first.
  loading.catch(() => undefined);
  return loading;
}

async function load(desk: Desk): Promise<Model> {
  const { request, around, observers } = desk;
  const price = priceFor(request);
  const { max_tokens: maxTokens, max_cost_usd: maxCostUsd } = request.settings.constraints;
  const { max_output_tokens: maxOutputTokens, temperature, effort } = request.settings.model;
  const provider = await createModelProvider({
    provider: request.provider,
    model: request.provider === 'replay' ? resolve(request.cwd, request.model) : request.model,
    apiKey: request.apiKey ?? undefined,
    baseUrl: request.baseUrl ?? undefined,
    temperature,
    effort,
    clock: around.clock,
    cacheKey: desk.executionId,
    env: around.env,
    onRetry: ({ attempt, waitMs, why }) => {
      const text = `the model did not answer (attempt ${attempt}): ${why}; next try in ${(waitMs / 1000).toFixed(1)} s`;
      observers.emit({ type: 'notice', level: 'warning', text });
    },
  });
  const budget = new Budget({ maxTokens, maxCostUsd, maxOutputTokens }, price, costOf);
  return { provider, price, budget, window: windowOf(request.provider, request.model) };
}

/** The configured price, or the known one. Throws StopRun(config) where a cost limit was asked for that cannot be held. */
function priceFor(request: RunRequest): Price | null {
  const { price } = request.settings.model;
  if (price !== undefined) {
    const { input, output, cache_read: cacheRead = input, cache_write: cacheWrite = input } = price;
    return { input, output, cacheRead, cacheWrite };
  }
  const known = priceOf(request.provider, request.model);
  const asked = request.origins.get('constraints.max_cost_usd');
  const isAsked = asked !== undefined && asked !== 'default' && asked !== 'profile';
  if (known !== null || request.provider === 'replay' || !isAsked) return known;
  const reason = `max_cost_usd cannot be held: no price is known for ${request.provider} ${request.model}; give model.price, or leave max_cost_usd out`;
  throw new StopRun({ kind: 'config', reason });
}
