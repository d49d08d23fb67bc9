import type { ModelProvider } from '../../core/ports.ts';
import type { ModelOptions } from './providers/model-options.ts';

/**
 * Creates the provider with this name. Only its code is loaded. Throws StopRun(config) if the user must fix something
 * first: a missing key, a bad base URL, an unreadable replay file.
 */
export async function createModelProvider(options: ModelOptions): Promise<ModelProvider> {
  const { provider } = options;
  if (provider === 'replay') return (await import('./replay-provider.ts')).openReplay(options.model);
  return (await import('./live-provider.ts')).openLiveProvider(provider, options);
}
