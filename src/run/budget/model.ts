import { resolve } from 'node:path';
import { costOf } from '../../adapters/models/catalog/prices.ts';
import { windowOf } from '../../adapters/models/catalog/windows.ts';
import { createModelProvider } from '../../adapters/models/create-provider.ts';
import { type FallbackModel, FallbackModels, type HandOver } from '../../adapters/models/fallback-models.ts';
import { handOverText, type ModelName, type ModelRequest, type Price } from '../../core/model/model.ts';
import { estimateTokens } from '../../core/model/tokens.ts';
import type { ModelProvider } from '../../core/ports.ts';
import { awaitedLater } from '../../core/settled.ts';
import { seconds } from '../../core/text/figures.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { noteRefusedRedirect } from '../context/refused-redirect.ts';
import type { RunContext } from '../context/run-context.ts';
import { Budget } from './budget.ts';
import { type PricedModel, priceFor } from './price.ts';

/** The model, its price, and the run's budget. */
export interface Model {
  readonly provider: ModelProvider;
  /** USD per million tokens for the first model; null if unknown. */
  readonly price: Price | null;
  readonly budget: Budget;
  /** Returns the context window of the current model in tokens; Infinity for a recorded session. */
  readonly window: () => number;
}

/** One of the models that a run may use. */
interface PricedFallback extends FallbackModel {
  readonly price: Price | null;
}

/** Maximum wait in ms that a server may request before the next model is used. */
const LONGEST_WAIT = 30_000;

/** Starts loading at once, because a provider takes longest of all steps before the first request. */
export function loadModel(context: RunContext): Promise<Model> {
  return awaitedLater(load(context));
}

async function load(context: RunContext): Promise<Model> {
  const { request, hostProcess } = context;
  const { max_tokens: maxTokens, max_cost_usd: maxCostUsd } = request.settings.constraints;
  const { max_output_tokens: maxOutputTokens } = request.settings.model;
  const [first, ...later] = modelsOf(context);
  const budget = new Budget({ maxTokens, maxCostUsd, maxOutputTokens }, first.price, costOf);
  const prices = new Map<FallbackModel, Price | null>([first, ...later].map((model) => [model, model.price]));
  const provider = new FallbackModels([first, ...later], hostProcess.clock, (handOver, asked) =>
    handedOver(context, budget, prices, handOver, asked),
  );
  await provider.ready();
  const window = () => windowIn(request, provider);
  return { provider, price: first.price, budget, window };
}

/** Returns the window of the current model: for the main model from the settings, else the known one. */
function windowIn(
  request: RunRequest,
  { provider, model }: Pick<ModelProvider, 'provider' | 'model'>,
): number {
  const isMain = provider === request.provider && model === request.model;
  return (isMain ? request.settings.model.context_window : undefined) ?? windowOf(provider, model);
}

/** Throws StopRun(config) if a cost limit is set that cannot be enforced. */
function modelsOf(context: RunContext): readonly [PricedFallback, ...PricedFallback[]] {
  const { request } = context;
  const { fallbacks, settings } = request;
  const first = asked(context, { ...request, price: settings.model.price }, fallbacks.length > 0, false);
  const later = fallbacks.map((model, at) => asked(context, model, at < fallbacks.length - 1, true));
  return [first, ...later];
}

interface Named extends PricedModel {
  readonly apiKey: string | null;
  readonly baseUrl: string | null;
}

function asked(context: RunContext, named: Named, hasSuccessor: boolean, lenient: boolean): PricedFallback {
  const { provider, model, apiKey, baseUrl } = named;
  const { request, hostProcess, observers } = context;
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
      clock: hostProcess.clock,
      env: hostProcess.env,
      longestWaitMs: hasSuccessor ? LONGEST_WAIT : undefined,
      onRetry: ({ attempt, waitMs, why }) => {
        const text = `model request failed (attempt ${attempt}): ${why}; retrying in ${seconds(waitMs)}`;
        observers.emit({ type: 'notice', level: 'warning', text });
      },
    });
  return {
    provider,
    model,
    endpointKey: `${provider} ${baseUrl ?? ''}`,
    price: priceFor(request, named),
    open,
  };
}

/** Logs that the default cost limit is not enforced because the price is unknown. */
export function noteUnpriced({ observers, request }: RunContext, { provider, model }: ModelName): void {
  if (provider === 'replay') return;
  const isMain = provider === request.provider && model === request.model;
  const remedy = isMain ? 'set model.price' : 'give it a price in model.fallback: { name, price }';
  const text = `cost: the price of ${provider} ${model} is unknown, so no cost limit is enforced: ${remedy}`;
  observers.emit({ type: 'notice', level: 'info', text });
}

/** Books the cost of the failed model, and switches to the next one if tokens and money are left for it. */
function handedOver(
  context: RunContext,
  budget: Budget,
  prices: ReadonlyMap<FallbackModel, Price | null>,
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
  const { emit } = context.observers;
  if (error.trouble === 'redirected') noteRefusedRedirect(context, why);
  emit({ type: 'model_failed', turn, by, next, why, usage: spent ?? null, costUsd });
  if (to === null || next === null) return cap;
  emit({ type: 'notice', level: 'warning', text: handOverText(by, next, why) });
  if (prices.get(from) !== null && prices.get(to) === null) noteUnpriced(context, next);
  return cap;
}

/** Estimates the prompt again for each switch, because models have different tokenizers. */
function inputOf({ system, messages, tools }: ModelRequest): number {
  return estimateTokens(JSON.stringify([system, messages, tools]));
}
