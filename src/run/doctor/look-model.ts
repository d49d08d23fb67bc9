import { reachModel } from '../../adapters/models/reach.ts';
import type { Check } from '../../core/check.ts';
import type { RunRequest } from '../../settings/request.ts';
import { isPlausibleKey, modelChecks } from './model-checks.ts';

/** Asks the model's server for its list of models: no token is spent. */
export async function lookAtModel(
  { provider, model, apiKey, baseUrl }: RunRequest,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<readonly Check[]> {
  const facts = { provider, model, hasKey: apiKey !== null };
  if (provider === 'replay') return modelChecks({ ...facts, reach: null }, true);
  const question = { provider, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined, env, signal };
  const reach = await reachModel(question);
  // A gateway hands out keys of its own.
  const isPlausible = baseUrl !== null || apiKey === null || isPlausibleKey(provider, apiKey);
  return modelChecks({ ...facts, reach }, isPlausible);
}
