import type { Dialect, DialectOptions } from './dialects/dialect.ts';
import { openDialect } from './dialects/open.ts';
import { endpointOf } from './endpoint.ts';
import type { Effort, LiveProvider, ModelOptions } from './options.ts';

/** What a user may set about how a model answers. */
export interface Wishes {
  readonly temperature?: number | undefined;
  readonly effort?: Effort | undefined;
}

/** What a request with these wishes would say, without one being sent. */
export interface Rehearsal {
  /** Settings that it does not say, or says otherwise. */
  readonly unheard: readonly (keyof Wishes)[];
  /** Whether it gives thinking a number of tokens, and not just a word for how much. */
  readonly budgetsThinking: boolean;
}

/** How requests say that a model shall think, in the protocols we speak. */
const THINKING = /"(?:reasoning_effort|reasoning|thinking|thinkingConfig)":/;
const THINKING_BUDGET = /"(?:budget_tokens|thinkingBudget)":/;

const NOTHING_UNHEARD: Rehearsal = { unheard: [], budgetsThinking: false };

/**
 * Has the provider's package write a request, and reads it. The packages know which model takes which setting, and
 * leave out or change what it does not take, some without a word: what the request says is the only truth.
 */
export async function rehearse(
  provider: LiveProvider,
  options: Omit<DialectOptions, 'fetch'>,
  wishes: Wishes,
): Promise<Rehearsal> {
  const { temperature, effort } = wishes;
  if (temperature === undefined && effort === undefined) return NOTHING_UNHEARD;
  const body = await written(provider, options, wishes);
  const hasTemperature = temperature === undefined || temperatureIn(body) === temperature;
  const hasEffort = effort === undefined || THINKING.test(body);
  return {
    unheard: [...(hasTemperature ? [] : ['temperature' as const]), ...(hasEffort ? [] : ['effort' as const])],
    budgetsThinking: effort !== undefined && THINKING_BUDGET.test(body),
  };
}

async function written(
  provider: LiveProvider,
  options: Omit<DialectOptions, 'fetch'>,
  { temperature, effort }: Wishes,
): Promise<string> {
  let body = '';
  const keep: typeof fetch = async (_url, init) => {
    body = typeof init?.body === 'string' ? init.body : '';
    return new Response('', { headers: { 'content-type': 'text/event-stream' } });
  };
  const { model }: Dialect = await openDialect(provider, { ...options, fetch: keep });
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
    maxOutputTokens: 16_000,
    ...(temperature === undefined ? {} : { temperature }),
    ...(effort === undefined ? {} : { reasoning: effort }),
  });
  await stream.cancel();
  return body;
}

/** At the top, or in Gemini's `generationConfig`. */
function temperatureIn(body: string): number | undefined {
  const found = /"temperature":([\d.e+-]+)/.exec(body)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * What a run with these wishes would be told before its first request; nothing where it could begin. Throws StopRun(config)
 * for an address or a key that cannot be.
 */
export async function unheardMessages(
  provider: LiveProvider,
  options: Pick<ModelOptions, 'model' | 'apiKey' | 'baseUrl'>,
  wishes: Wishes,
): Promise<readonly string[]> {
  const { model } = options;
  const { apiKey, baseUrl } = endpointOf(provider, options);
  const { unheard } = await rehearse(provider, { model, apiKey, baseUrl }, wishes);
  return unheard.map((setting) => unheardMessage(setting, wishes, provider, model));
}

/** What the user is told of a setting that the model would never hear of. */
export function unheardMessage(
  setting: keyof Wishes,
  { temperature, effort }: Wishes,
  provider: LiveProvider,
  model: string,
): string {
  if (setting === 'effort') {
    return `model.effort is ${effort}, and ${provider} ${model} takes none: leave it out, or name a model that reasons`;
  }
  const remedy =
    provider === 'anthropic' && (temperature ?? 0) > 1
      ? 'give 0 to 1, or leave it out'
      : effort === undefined
        ? 'leave it out'
        : 'leave it out, or leave effort out where the model need not reason';
  return `model.temperature is ${temperature}, and ${provider} ${model} does not take it so: ${remedy}`;
}
