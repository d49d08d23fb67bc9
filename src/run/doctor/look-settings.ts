import type { LocatedWorkspace } from '../../adapters/host/workspace-location.ts';
import { ignoredSettingMessages } from '../../adapters/models/request-preview.ts';
import { createRedactor } from '../../adapters/secrets/redaction.ts';
import { isUnmistakable } from '../../adapters/secrets/scan/real-value.ts';
import { createSecretGuard } from '../../adapters/secrets/secret-guard.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { priceFor } from '../budget/price.ts';
import { secretValues } from '../context/secret-values.ts';
import { checkControlledReport } from '../controlled-edit/controlled-report.ts';
import { checkSettingSecrets } from '../preflight/setting-secrets.ts';
import { outputFolderObjection } from '../record/reports-folder.ts';

/**
 * Returns the problems of valid settings that show only together with the model or the checkout. A run would end with
 * `config_error` before its first request. Uses the run's own checks and returns all problems at once.
 */
export async function lookAtSettings(
  request: RunRequest,
  { place, trouble }: LocatedWorkspace,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const { provider, model, fallbacks, settings } = request;
  const main = model === '' ? [] : [{ provider, model, price: settings.model.price }];
  const priced = [...main, ...fallbacks];
  return [
    ...priced.flatMap((named) => reasonOf(() => priceFor(request, named))),
    ...(await unheard(request)),
    ...reasonOf(() => checkSettingSecrets(secretsIn(request, env))),
    ...(trouble === null ? reasonOf(() => checkControlledReport({ request, place })) : []),
    ...(trouble === null ? objections(place.root, settings.artifacts.output_dir, env.PATH ?? '') : []),
  ];
}

function secretsIn(request: RunRequest, env: Readonly<Record<string, string | undefined>>) {
  const given = secretValues(env, request.apiKey, request.settings.sandbox.pass_env);
  const redactor = createSecretGuard(given);
  const sure = given.filter((value) => value === request.apiKey || isUnmistakable(value));
  return { request, redactor, holdsSecret: createRedactor(sure).isIn };
}

/**
 * Returns the settings that the main model ignores; none if its key or address is missing or invalid, which other checks
 * report. A fallback simply runs without settings that it ignores.
 */
async function unheard({
  provider,
  model,
  apiKey,
  baseUrl,
  settings,
}: RunRequest): Promise<readonly string[]> {
  if (provider === 'replay' || model === '') return [];
  const { temperature, effort } = settings.model;
  const how = { model, apiKey: apiKey ?? undefined, baseUrl: baseUrl ?? undefined };
  try {
    return await ignoredSettingMessages(provider, how, { temperature, effort });
  } catch (error) {
    if (error instanceof StopRun) return [];
    throw error;
  }
}

function objections(root: string, outputDir: string, searchPath: string): readonly string[] {
  const reason = outputFolderObjection(root, outputDir, searchPath);
  return reason === null ? [] : [reason];
}

function reasonOf(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof StopRun) return [error.why.reason];
    throw error;
  }
}
