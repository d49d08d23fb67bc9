import type { Layer } from './layers.ts';
import { valueAt } from './validate.ts';

/** What an event says of the run that it starts; anybody else's word counts more. */
export interface EventDefaults {
  /** '' where only the settings can say. */
  readonly task: string;
  /** Its work goes to a branch of its own and a pull request, for nothing else would show it to anybody. */
  readonly pullRequest: boolean;
  /** At the end of that branch's name, so that two issues of one workflow have two branches: `-12`; '' for none. */
  readonly branchEnd: string;
}

/**
 * The layer below all others. A pull request is not wanted of a run that is told not to commit or not to push.
 */
export function eventLayer(event: EventDefaults | undefined, data: Readonly<Record<string, unknown>>): Layer {
  const isOff = (key: string): boolean => valueAt(data, ['git', key]) === false;
  const isWanted = event?.pullRequest === true && !isOff('auto_commit') && !isOff('auto_push');
  return { origin: 'default', data: isWanted ? { git: { create_pr: true } } : {} };
}
