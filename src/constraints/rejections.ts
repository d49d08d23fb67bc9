import { type Response, severity } from '../core/run/constraint.ts';
import { plural } from '../core/text/figures.ts';
import { moreSevere } from './definition/responses.ts';

/** The number of refused calls so far, and the resulting response to the last one. */
export interface Rejections {
  readonly count: number;
  readonly response: Response;
  /** The reason for ending the run; null while it continues. */
  readonly reason: string | null;
}

export const NO_REJECTIONS: Rejections = { count: 0, response: 'allow', reason: null };

/**
 * Counts one call by its response. The run continues after exactly `limit` refusals (D10); the next one turns `reject`
 * into `graceful_exit`. Source: decision D1.
 */
export function countRejection(before: Rejections, response: Response, limit: number): Rejections {
  const refused = severity(response) >= severity('reject');
  const count = before.count + (refused ? 1 : 0);
  if (!refused || count <= limit) return { count, response, reason: null };
  return {
    count,
    response: moreSevere(response, 'graceful_exit'),
    reason: `${plural(count, 'call')} rejected, max_rejections is ${limit}: change the task, relax the rules, or raise max_rejections`,
  };
}
