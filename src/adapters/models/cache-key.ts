import { createHash } from 'node:crypto';
import type { ModelRequest } from '../../core/model.ts';

/**
 * Says which requests have a beginning in common, so that a provider sends them to the same cache: the same for a
 * whole run and for the next run of the same task, another for every other, and no random number. It is made of
 * what stays for ever: the system prompt, the tools and the task.
 */
export function cacheKeyOf({ system, tools, messages }: ModelRequest): string {
  const [first] = messages;
  const task = first?.role === 'user' ? first.text : '';
  return createHash('sha256')
    .update(JSON.stringify([system, tools, task]))
    .digest('hex')
    .slice(0, 32);
}
