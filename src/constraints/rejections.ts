import { type Response, severity } from '../core/constraint.ts';
import { moreSevere } from './responses.ts';
import { counted } from './validation.ts';

/** How often calls were refused so far, and what that makes of the last one's response. */
export interface Rejections {
  readonly count: number;
  readonly response: Response;
  /** Why the run ends; null while it goes on. */
  readonly reason: string | null;
}

export const NO_REJECTIONS: Rejections = { count: 0, response: 'allow', reason: null };

/**
 * Counts one call by its response, whatever it was refused for. Exactly `limit` refusals are borne (D10);
 * the next one turns `reject` into `graceful_exit`, so that stubbornness ends. Source: DECISIONS D1.
 */
export function countRejection(before: Rejections, response: Response, limit: number): Rejections {
  const refused = severity(response) >= severity('reject');
  const count = before.count + (refused ? 1 : 0);
  if (!refused || count <= limit) return { count, response, reason: null };
  return {
    count,
    response: moreSevere(response, 'graceful_exit'),
    reason: `${counted(count, 'call')} rejected, max_rejections is ${limit}: give a task that keeps to the rules, looser rules, or a higher max_rejections`,
  };
}
