import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ModelReply, ModelRequest } from '../../core/model/model.ts';
import { ModelError } from '../../core/model/model.ts';
import type { HttpProviderName } from '../../core/model/providers.ts';
import type { ModelProvider } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { useProxyFrom } from '../http/proxy.ts';
import { keySpellings } from '../http/server-text.ts';
import { attempt, type ModelAnswer, type ModelConnection } from './attempt/attempt.ts';
import { AttemptFailed, type Failure } from './attempt/attempt-failure.ts';
import { outputLimitIn } from './attempt/output-limit.ts';
import { withRetries } from './attempt/retry.ts';
import { createStreamingFetch } from './attempt/streaming-fetch.ts';
import { addUsage } from './attempt/usage.ts';
import { Watchdog } from './attempt/watchdog.ts';
import { cacheKeyOf } from './conversation/cache-key.ts';
import { isEmptyAnswer, replyOf } from './conversation/model-reply.ts';
import { HistoryTranslator, type Prompt } from './conversation/translate-history.ts';
import { endpointOf } from './providers/endpoint.ts';
import { type ModelOptions, timeoutsOf } from './providers/model-options.ts';
import { PROVIDER_DEFINITIONS } from './providers/registry.ts';
import { ignoredSettingMessage, previewRequest } from './request-preview.ts';
import { ThinkingBudget } from './thinking-budget.ts';

/** The number of times that one request is changed because of a server's error message. */
const MAX_REQUEST_CHANGES = 3;

/**
 * Opens a provider behind HTTP. Throws StopRun(config) if a key or address is missing or wrong, or a setting would be
 * ignored.
 */
export async function openLiveProvider(
  provider: HttpProviderName,
  options: ModelOptions,
): Promise<ModelProvider> {
  const { baseUrl, address, apiKey } = endpointOf(provider, options);
  useProxyFrom(options.env ?? process.env);
  const { open, hasArgumentValues = false } = PROVIDER_DEFINITIONS[provider];
  const guarded = createStreamingFetch(hasArgumentValues);
  const { model } = options;
  const how = { model, apiKey, baseUrl };
  const [providerClient, requestPreview] = await Promise.all([
    open({ ...how, fetch: guarded.fetch }),
    previewRequest(provider, how, options),
  ]);
  const [unheard] = options.lenient === true ? [] : requestPreview.ignored;
  if (unheard !== undefined) {
    throw new StopRun({ kind: 'config', reason: ignoredSettingMessage(unheard, options, provider, model) });
  }
  const hasKey = apiKey !== undefined;
  const endpointInfo = { provider, model, address, hasKey, secrets: keySpellings(apiKey) };
  const line: ModelConnection = { providerClient, streamingFetch: guarded, endpointInfo };
  preloadFetch();
  const live = new LiveModel(line, options, requestPreview.budgetsThinking);
  return { provider, model, respond: (request) => live.respond(request) };
}

/**
 * Loads Node's `fetch`, which takes about 15 ms on first use. Here this happens while we wait for git, not during the
 * first request.
 */
function preloadFetch(): void {
  new Headers();
}

/** One model for a whole run, with what it has learned about the server's limits. */
class LiveModel {
  readonly #line: ModelConnection;
  readonly #options: ModelOptions;
  readonly #history: HistoryTranslator;
  /** null if the model takes no number of tokens for thinking. */
  readonly #thinking: ThinkingBudget | null;
  #cacheKey: string | null = null;
  /** The model's own maximum for an answer, once the server has named it. */
  #ownCap = Number.POSITIVE_INFINITY;

  constructor(line: ModelConnection, options: ModelOptions, budgetsThinking: boolean) {
    const { effort } = options;
    this.#line = line;
    this.#options = options;
    this.#history = new HistoryTranslator(
      line.endpointInfo.provider,
      line.endpointInfo.model,
      line.providerClient,
    );
    this.#thinking = budgetsThinking && effort !== undefined ? new ThinkingBudget(effort) : null;
  }

  async respond(request: ModelRequest): Promise<ModelReply> {
    try {
      const reply = replyOf(await this.#answer(request), this.#line.endpointInfo, request);
      this.#history.addOwnCalls(reply.calls);
      return reply;
    } catch (error) {
      if (error instanceof ModelError) throw error;
      const name = error instanceof Error ? error.name : typeof error;
      const { address } = this.#line.endpointInfo;
      throw new ModelError('bad_request', `the response from ${address} cannot be read (${name})`);
    }
  }

  /** Asks once more after an empty answer, because that is usually a temporary failure. */
  async #answer(request: ModelRequest): Promise<ModelAnswer> {
    const prompt = this.#history.prompt(request);
    const first = await this.#ask(request, prompt);
    if (!isEmptyAnswer(first)) return first;
    const why = `${this.#line.endpointInfo.address} returned an empty response`;
    this.#options.onRetry?.({ attempt: 1, waitMs: 0, why });
    try {
      const second = await this.#ask(request, prompt);
      return { ...second, usage: addUsage(first.usage, second.usage) };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const { trouble, message, spent } = error;
      throw new ModelError(
        trouble,
        message,
        spent === undefined ? first.usage : addUsage(first.usage, spent),
      );
    }
  }

  #ask(request: ModelRequest, prompt: Prompt): Promise<ModelAnswer> {
    const { clock, random = Math.random, onRetry, longestWaitMs } = this.#options;
    const tools = { clock, random, onRetry, longestWaitMs };
    return withRetries(() => this.#attempt(request, prompt), tools, request.deadline, request.signal);
  }

  /** Sends the request, and sends it again if the server refused it and named what it accepts. */
  async #attempt(request: ModelRequest, prompt: Prompt): Promise<ModelAnswer> {
    const limits = timeoutsOf(this.#options);
    let cap = Math.min(request.maxOutputTokens, this.#ownCap);
    for (let changes = 0; ; changes++) {
      const watchdog = new Watchdog(limits, this.#options.clock, request.deadline, request.signal);
      try {
        return await attempt(this.#line, this.#callOptions(request, prompt, cap), watchdog);
      } catch (error) {
        if (!(error instanceof AttemptFailed) || changes >= MAX_REQUEST_CHANGES) throw error;
        const changed = this.#changedCap(error.failure, cap);
        if (changed === null) throw error;
        cap = changed;
      }
    }
  }

  /** Returns the limit for another try of the request; null if there is no point. */
  #changedCap({ said }: Failure, cap: number): number | null {
    if (said === undefined) return null;
    if (this.#line.providerClient.adapt?.(said) === true) return cap;
    const room = outputLimitIn(said, cap);
    if (room?.isPermanent === true) this.#ownCap = room.tokens;
    return room?.tokens ?? null;
  }

  #callOptions(request: ModelRequest, { messages, tools }: Prompt, cap: number): LanguageModelV4CallOptions {
    const { temperature, effort } = this.#options;
    const { providerClient } = this.#line;
    const forThinking = providerClient.thinking === undefined ? null : (this.#thinking?.within(cap) ?? null);
    this.#cacheKey ??= cacheKeyOf(request);
    const providerOptions =
      forThinking === null
        ? providerClient.providerOptions?.(this.#cacheKey)
        : providerClient.thinking?.options(forThinking);
    const beside = providerClient.thinking?.beside === true ? (forThinking ?? 0) : 0;
    return {
      prompt: messages,
      maxOutputTokens: cap - beside,
      ...(tools.length === 0 ? {} : { tools }),
      ...(temperature === undefined ? {} : { temperature }),
      ...(effort === undefined || forThinking !== null ? {} : { reasoning: effort }),
      ...(providerOptions === undefined ? {} : { providerOptions }),
    };
  }
}
