import { resolve } from 'node:path';
import { checkConnectivity } from '../../adapters/models/connectivity-check.ts';
import { openReplay } from '../../adapters/models/replay-provider.ts';
import type { Check } from '../../core/run/check.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { isPlausibleKey, modelChecks } from './model-checks.ts';

/** Requests the server's list of models, which uses no tokens. For a recorded session, reads the file. */
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
  const reach = await checkConnectivity(question);
  // A gateway issues keys in other formats.
  const isPlausible = baseUrl !== null || apiKey === null || isPlausibleKey(provider, apiKey);
  return modelChecks({ ...facts, reach }, isPlausible);
}

/** Returns the check that fails for an unusable session file; null if the session can be replayed. */
async function sessionTrouble(file: string): Promise<Check | null> {
  try {
    await openReplay(file);
    return null;
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    const mend =
      'set the path of a replay file (see docs/replay.md), relative to the current folder: --model FILE';
    return { name: 'model', state: 'missing', what: error.why.reason, mend, ends: 'config_error' };
  }
}
