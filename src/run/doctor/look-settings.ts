import { unheardMessages } from '../../adapters/models/rehearsal.ts';
import type { Located } from '../../adapters/place.ts';
import { StopRun } from '../../core/outcome.ts';
import type { RunRequest } from '../../settings/request.ts';
import { checkControlledReport } from '../controlled-report.ts';
import { priceFor } from '../price.ts';
import { outputFolderObjection } from '../reports-place.ts';

/**
 * What is wrong with settings that are valid by themselves: a run would find it beside the model or the checkout, and
 * end with it as `config_error` before its first request. By the run's own checks, all of it at once.
 */
export async function lookAtSettings(
  request: RunRequest,
  { place, trouble }: Located,
  searchPath: string,
): Promise<readonly string[]> {
  const { provider, model, fallbacks, settings } = request;
  const main = model === '' ? [] : [{ provider, model, price: settings.model.price }];
  const priced = [...main, ...fallbacks];
  return [
    ...priced.flatMap((named) => reasonOf(() => priceFor(request, named))),
    ...(await unheard(request)),
    ...(trouble === null ? reasonOf(() => checkControlledReport({ request, place })) : []),
    ...(trouble === null ? objections(place.root, settings.artifacts.output_dir, searchPath) : []),
  ];
}

/** Of the main model alone: a fallback goes without what it does not take. */
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
  return await unheardMessages(provider, how, { temperature, effort });
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
