import type { HttpProviderName } from '../../core/model/providers.ts';
import { endpointOf } from './providers/endpoint.ts';
import type { Effort, ModelOptions } from './providers/model-options.ts';
import type { ProviderClient, ProviderClientOptions } from './providers/provider-client.ts';
import { PROVIDER_DEFINITIONS } from './providers/registry.ts';

/** The settings of a user for how a model answers. */
export interface SamplingOptions {
  readonly temperature?: number | undefined;
  readonly effort?: Effort | undefined;
}

/** The effect of the settings on a request. */
export interface RequestPreview {
  /** Settings that the request omits or changes. */
  readonly ignored: readonly (keyof SamplingOptions)[];
  /** The request gives thinking a number of tokens, not only a level. */
  readonly budgetsThinking: boolean;
}

const NOTHING_IGNORED: RequestPreview = { ignored: [], budgetsThinking: false };

/**
 * Makes the provider's package write a request, and reads it. The packages know which model takes which setting, and
 * omit or change others, sometimes without a warning, so only the request itself is reliable.
 */
export async function previewRequest(
  provider: HttpProviderName,
  options: Omit<ProviderClientOptions, 'fetch'>,
  samplingOptions: SamplingOptions,
): Promise<RequestPreview> {
  const { temperature, effort } = samplingOptions;
  if (temperature === undefined && effort === undefined) return NOTHING_IGNORED;
  const body = await writtenRequest(provider, options, samplingOptions);
  const hasTemperature = temperature === undefined || temperatureIn(body) === temperature;
  const { thinkingField, thinkingBudgetField } = PROVIDER_DEFINITIONS[provider];
  const hasEffort = effort === undefined || hasField(body, thinkingField);
  return {
    ignored: [...(hasTemperature ? [] : ['temperature' as const]), ...(hasEffort ? [] : ['effort' as const])],
    budgetsThinking: effort !== undefined && hasField(body, thinkingBudgetField),
  };
}

async function writtenRequest(
  provider: HttpProviderName,
  options: Omit<ProviderClientOptions, 'fetch'>,
  { temperature, effort }: SamplingOptions,
): Promise<string> {
  let body = '';
  const keep: typeof fetch = async (_url, init) => {
    body = typeof init?.body === 'string' ? init.body : '';
    return new Response('', { headers: { 'content-type': 'text/event-stream' } });
  };
  const { model }: ProviderClient = await PROVIDER_DEFINITIONS[provider].open({ ...options, fetch: keep });
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
    maxOutputTokens: 16_000,
    ...(temperature === undefined ? {} : { temperature }),
    ...(effort === undefined ? {} : { reasoning: effort }),
  });
  await stream.cancel();
  return body;
}

function hasField(body: string, name: string | undefined): boolean {
  return name !== undefined && body.includes(`"${name}":`);
}

/** Finds the temperature at the top level, or in Gemini's `generationConfig`. */
function temperatureIn(body: string): number | undefined {
  const found = /"temperature":([\d.e+-]+)/.exec(body)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Returns the messages that would stop a run with these settings; empty if it could start. Throws StopRun(config) for
 * an invalid address or key.
 */
export async function ignoredSettingMessages(
  provider: HttpProviderName,
  options: Pick<ModelOptions, 'model' | 'apiKey' | 'baseUrl'>,
  samplingOptions: SamplingOptions,
): Promise<readonly string[]> {
  const { model } = options;
  const { apiKey, baseUrl } = endpointOf(provider, options);
  const { ignored: unheard } = await previewRequest(provider, { model, apiKey, baseUrl }, samplingOptions);
  return unheard.map((setting) => ignoredSettingMessage(setting, samplingOptions, provider, model));
}

/** Returns the message about a setting that the request would not contain. */
export function ignoredSettingMessage(
  setting: keyof SamplingOptions,
  { temperature, effort }: SamplingOptions,
  provider: HttpProviderName,
  model: string,
): string {
  if (setting === 'effort') {
    return `model.effort is ${effort}, but ${provider} ${model} does not support it: remove model.effort, or use a reasoning model`;
  }
  const { maxTemperature } = PROVIDER_DEFINITIONS[provider];
  const remedy =
    maxTemperature !== undefined && (temperature ?? 0) > maxTemperature
      ? `set it from 0 to ${maxTemperature}, or remove it`
      : effort === undefined
        ? 'remove it'
        : 'remove it, or remove model.effort if the model does not have to reason';
  return `model.temperature is ${temperature}, but ${provider} ${model} does not support this value: ${remedy}`;
}
