import { valueAt } from '../checks/validate.ts';
import type { Layer } from './layers.ts';

/** Defaults from the event that starts a run. Every other source takes precedence. */
export interface EventDefaults {
  /** '' if only the settings can name a task. */
  readonly task: string;
  /** True if the work goes to a separate branch and a pull request, because it would not be visible otherwise. */
  readonly pullRequest: boolean;
  /** Suffix of the branch name, so that two issues of one workflow get two branches: `-12`; '' for none. */
  readonly branchEnd: string;
}

/** Returns the layer below all others. A run that may not commit or push gets no pull request. */
export function eventLayer(event: EventDefaults | undefined, data: Readonly<Record<string, unknown>>): Layer {
  const isOff = (key: string): boolean => valueAt(data, ['git', key]) === false;
  const isWanted = event?.pullRequest === true && !isOff('auto_commit') && !isOff('auto_push');
  return { origin: 'default', data: isWanted ? { git: { create_pr: true } } : {} };
}
