import type { FinishReason, ModelReply, ModelRequest } from '../../core/model.ts';
import { ModelError } from '../../core/model.ts';
import type { ModelProvider } from '../../core/ports.ts';
import { type Answer, attempt, type Line } from './attempt.ts';
import { wireCalls } from './collect.ts';
import { openDialect } from './dialects/open.ts';
import { endpointOf } from './endpoint.ts';
import { guardFetch } from './guarded-fetch.ts';
import { callsOf, History } from './history.ts';
import { opaqueOf } from './opaque.ts';
import { type LiveProvider, limitsOf, type ModelOptions } from './options.ts';
import { useProxyOf } from './proxy.ts';
import { withRetries } from './retry.ts';
import { spellingsOf } from './server-text.ts';
import { toolCalls } from './tool-calls.ts';
import { Watchdog } from './watchdog.ts';

/** A provider behind HTTP. Throws StopRun(config) where a key or address is missing or wrong. */
export async function openLiveProvider(
  provider: LiveProvider,
  options: ModelOptions,
): Promise<ModelProvider> {
  const { baseUrl, address, apiKey } = endpointOf(provider, options);
  useProxyOf(options.env ?? process.env);
  const guarded = guardFetch();
  const { model, cacheKey } = options;
  const dialect = await openDialect(provider, { model, apiKey, baseUrl, cacheKey, fetch: guarded.fetch });
  const line: Line = { dialect, guarded, peer: { provider, model, address, secrets: spellingsOf(apiKey) } };
  loadFetch();
  const history = new History(provider, model, dialect);
  return { provider, model, respond: (request) => respond(line, history, options, request) };
}

/**
 * Node loads its `fetch` with the first touch of anything of it, in some 15 ms. Touched here, that falls into the time
 * in which git is waited for; later it would fall into the first request.
 */
function loadFetch(): void {
  new Headers();
}

async function respond(
  line: Line,
  history: History,
  options: ModelOptions,
  request: ModelRequest,
): Promise<ModelReply> {
  const { clock } = options;
  const { messages, tools } = history.prompt(request);
  const callOptions = {
    prompt: messages,
    maxOutputTokens: request.maxOutputTokens,
    ...(tools.length === 0 ? {} : { tools }),
    ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
    ...(options.effort === undefined ? {} : { reasoning: options.effort }),
    ...(line.dialect.providerOptions === undefined ? {} : { providerOptions: line.dialect.providerOptions }),
  };
  const once = () =>
    attempt(line, callOptions, new Watchdog(limitsOf(options), clock, request.deadline, request.signal));
  const retries = { clock, random: options.random ?? Math.random, onRetry: options.onRetry };
  try {
    const answer = await withRetries(once, retries, request.deadline, request.signal);
    return replyOf(answer, line, request);
  } catch (error) {
    if (error instanceof ModelError) throw error;
    const name = error instanceof Error ? error.name : typeof error;
    throw new ModelError('bad_request', `the answer of ${line.peer.address} could not be read (${name})`);
  }
}

function replyOf(answer: Answer, line: Line, request: ModelRequest): ModelReply {
  const { blocks, usage } = answer;
  const { ids, turns } = callsOf(request.messages);
  const reported = finishOf(answer.finish.unified);
  const lastIsCall = blocks.at(-1)?.kind === 'call';
  const calls = toolCalls(wireCalls(blocks, answer.isWireId), reported, lastIsCall, turns, ids);
  const text = blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('');
  const opaque = opaqueOf(blocks, calls, line.peer.provider, line.peer.model);
  const reply = { text, calls, finish: settled(reported, calls.length > 0), usage };
  return opaque === undefined ? reply : { ...reply, opaque };
}

function finishOf(unified: string): FinishReason {
  switch (unified) {
    case 'stop':
    case 'length':
      return unified;
    case 'tool-calls':
      return 'tool_calls';
    case 'content-filter':
      return 'content_filter';
    default:
      return 'other';
  }
}

/** Local servers say `stop` with calls and the other way round: what came decides. */
function settled(reported: FinishReason, hasCalls: boolean): FinishReason {
  if (reported === 'length' || reported === 'content_filter') return reported;
  if (hasCalls) return 'tool_calls';
  return reported === 'tool_calls' ? 'stop' : reported;
}
