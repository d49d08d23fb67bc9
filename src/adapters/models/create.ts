import type { ModelProvider } from '../../core/ports.ts';
import type { ModelOptions } from './options.ts';

/**
 * The model behind a provider's name. Only that provider's code is loaded. Throws StopRun(config) for what the
 * user must mend before any model is asked: a missing key, a bad base URL, an unreadable replay file.
 */
export async function createModelProvider(options: ModelOptions): Promise<ModelProvider> {
  const { provider } = options;
  if (provider === 'replay') return (await import('./replay.ts')).openReplay(options.model);
  return (await import('./live.ts')).openLiveProvider(provider, options);
}
