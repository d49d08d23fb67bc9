import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ModelReply, ModelRequest } from '../../core/model.ts';
import { ModelError } from '../../core/model.ts';
import { StopRun } from '../../core/outcome.ts';
import type { ModelProvider } from '../../core/ports.ts';
import { type Answer, attempt, type Line } from './attempt.ts';
import { cacheKeyOf } from './cache-key.ts';
import { openDialect } from './dialects/open.ts';
import { endpointOf } from './endpoint.ts';
import { AttemptFailed, type Failure } from './failure.ts';
import { guardFetch } from './guarded-fetch.ts';
import { History, type Prompt } from './history.ts';
import { type LiveProvider, limitsOf, type ModelOptions } from './options.ts';
import { outputRoom } from './output-room.ts';
import { useProxyOf } from './proxy.ts';
import { rehearse, unheardMessage } from './rehearsal.ts';
import { replyOf, saysNothing } from './reply.ts';
import { withRetries } from './retry.ts';
import { spellingsOf } from './server-text.ts';
import { ThinkingBudget } from './thinking.ts';
import { addUsage } from './usage.ts';
import { Watchdog } from './watchdog.ts';

/** How often one request is put otherwise because the server said what it would take. */
const MOST_CHANGES = 3;

/** A provider behind HTTP. Throws StopRun(config) where a key or address is missing or wrong, or a setting goes unheard. */
export async function openLiveProvider(
  provider: LiveProvider,
  options: ModelOptions,
): Promise<ModelProvider> {
  const { baseUrl, address, apiKey } = endpointOf(provider, options);
  useProxyOf(options.env ?? process.env);
  const guarded = guardFetch(options.provider === 'google');
  const { model } = options;
  const how = { model, apiKey, baseUrl };
  const [dialect, rehearsal] = await Promise.all([
    openDialect(provider, { ...how, fetch: guarded.fetch }),
    rehearse(provider, how, options),
  ]);
  const [unheard] = options.lenient === true ? [] : rehearsal.unheard;
  if (unheard !== undefined) {
    throw new StopRun({ kind: 'config', reason: unheardMessage(unheard, options, provider, model) });
  }
  const hasKey = apiKey !== undefined;
  const peer = { provider, model, address, hasKey, secrets: spellingsOf(apiKey) };
  const line: Line = { dialect, guarded, peer };
  loadFetch();
  const live = new Live(line, options, rehearsal.budgetsThinking);
  return { provider, model, respond: (request) => live.respond(request) };
}

/**
 * Node loads its `fetch` with the first touch of anything of it, in some 15 ms. Touched here, that falls into the time
 * in which git is waited for; later it would fall into the first request.
 */
function loadFetch(): void {
  new Headers();
}

/** One model for a run's whole life, with what it has learned of what the server takes. */
class Live {
  readonly #line: Line;
  readonly #options: ModelOptions;
  readonly #history: History;
  /** null where the model wants no number of tokens for its thinking. */
  readonly #thinking: ThinkingBudget | null;
  #cacheKey: string | null = null;
  /** The model's own maximum for an answer, once the server has named it. */
  #ownCap = Number.POSITIVE_INFINITY;

  constructor(line: Line, options: ModelOptions, budgetsThinking: boolean) {
    const { effort } = options;
    this.#line = line;
    this.#options = options;
    this.#history = new History(line.peer.provider, line.peer.model, line.dialect);
    this.#thinking = budgetsThinking && effort !== undefined ? new ThinkingBudget(effort) : null;
  }

  async respond(request: ModelRequest): Promise<ModelReply> {
    try {
      const reply = replyOf(await this.#answer(request), this.#line.peer, request);
      this.#history.own(reply.calls);
      return reply;
    } catch (error) {
      if (error instanceof ModelError) throw error;
      const name = error instanceof Error ? error.name : typeof error;
      const { address } = this.#line.peer;
      throw new ModelError('bad_request', `the answer of ${address} could not be read (${name})`);
    }
  }

  /** An answer of nothing is a hiccup more often than not: it is asked for once more before anybody is told. */
  async #answer(request: ModelRequest): Promise<Answer> {
    const prompt = this.#history.prompt(request);
    const first = await this.#ask(request, prompt);
    if (!saysNothing(first)) return first;
    const why = `${this.#line.peer.address} answered nothing`;
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

  #ask(request: ModelRequest, prompt: Prompt): Promise<Answer> {
    const { clock, random = Math.random, onRetry, longestWaitMs } = this.#options;
    const tools = { clock, random, onRetry, longestWaitMs };
    return withRetries(() => this.#attempt(request, prompt), tools, request.deadline, request.signal);
  }

  /** Asks once; or once more where the server has refused the request and said what it would take. */
  async #attempt(request: ModelRequest, prompt: Prompt): Promise<Answer> {
    const limits = limitsOf(this.#options);
    let cap = Math.min(request.maxOutputTokens, this.#ownCap);
    for (let changes = 0; ; changes++) {
      const watchdog = new Watchdog(limits, this.#options.clock, request.deadline, request.signal);
      try {
        return await attempt(this.#line, this.#callOptions(request, prompt, cap), watchdog);
      } catch (error) {
        if (!(error instanceof AttemptFailed) || changes >= MOST_CHANGES) throw error;
        const changed = this.#changedCap(error.failure, cap);
        if (changed === null) throw error;
        cap = changed;
      }
    }
  }

  /** The cap with which the request is worth another try; null where it is not. */
  #changedCap({ said }: Failure, cap: number): number | null {
    if (said === undefined) return null;
    if (this.#line.dialect.adapt?.(said) === true) return cap;
    const room = outputRoom(said, cap);
    if (room?.lasting === true) this.#ownCap = room.tokens;
    return room?.tokens ?? null;
  }

  #callOptions(request: ModelRequest, { messages, tools }: Prompt, cap: number): LanguageModelV4CallOptions {
    const { temperature, effort } = this.#options;
    const { dialect } = this.#line;
    const forThinking = dialect.thinking === undefined ? null : (this.#thinking?.within(cap) ?? null);
    this.#cacheKey ??= cacheKeyOf(request);
    const providerOptions =
      forThinking === null
        ? dialect.providerOptions?.(this.#cacheKey)
        : dialect.thinking?.options(forThinking);
    const beside = dialect.thinking?.beside === true ? (forThinking ?? 0) : 0;
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
