import { createHash } from 'node:crypto';
import type { ModelRequest } from '../../../core/model/model.ts';

/**
 * Returns a key for requests with a common beginning, so that a provider sends them to the same cache. It is equal for
 * a whole run and for later runs of the same task, and not random: a hash of the system prompt, the tools and the task.
 */
export function cacheKeyOf({ system, tools, messages }: ModelRequest): string {
  const [first] = messages;
  const task = first?.role === 'user' ? first.text : '';
  return createHash('sha256')
    .update(JSON.stringify([system, tools, task]))
    .digest('hex')
    .slice(0, 32);
}
