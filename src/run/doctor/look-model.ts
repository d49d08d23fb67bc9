import { resolve } from 'node:path';
import { reachModel } from '../../adapters/models/reach.ts';
import { openReplay } from '../../adapters/models/replay.ts';
import type { Check } from '../../core/check.ts';
import { StopRun } from '../../core/outcome.ts';
import type { RunRequest } from '../../settings/request.ts';
import { isPlausibleKey, modelChecks } from './model-checks.ts';

/** Asks the model's server for its list of models: no token is spent. A recorded session is read. */
export async function lookAtModel(
  { provider, model, apiKey, baseUrl, cwd }: RunRequest,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<readonly Check[]> {
  const facts = { provider, model, hasKey: apiKey !== null };
  if (provider === 'replay') {
    if (model === '') return [];
    const trouble = await sessionTrouble(resolve(cwd, model));
    return trouble === null ? modelChecks({ ...facts, reach: null }, true) : [trouble];
  }
  const question = { provider, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined, env, signal };
  const reach = await reachModel(question);
  // A gateway hands out keys of its own.
  const isPlausible = baseUrl !== null || apiKey === null || isPlausibleKey(provider, apiKey);
  return modelChecks({ ...facts, reach }, isPlausible);
}

/** What a run would say of the session's file; null where it can be played. */
async function sessionTrouble(file: string): Promise<Check | null> {
  try {
    await openReplay(file);
    return null;
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    const mend =
      'name a file as docs/replay.md has it, relative to where the command is started: --model FILE';
    return { name: 'model', state: 'missing', what: error.why.reason, mend, ends: 'config_error' };
  }
}
