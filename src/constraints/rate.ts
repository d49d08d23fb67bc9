import type { Ages, Validation } from '../core/constraint.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { broken, kept, lasting } from './validation.ts';

/** The width of the sliding window, in ms. Source: S-005 to S-008 of the seed. */
export const MINUTE_MS = 60_000;

interface RateWords {
  /** What is counted, in the plural: `file reads`. */
  readonly what: string;
  /** Key of `rate_limits`. */
  readonly key: 'file_reads' | 'file_writes' | 'commits' | 'main_commits';
  readonly remedy: string;
}

/**
 * Whether one more may come now. A thing of exactly a minute ago is out of the window (D10: exactly the limit is
 * allowed in any minute); until enough of them are, it has to wait. A limit of 0 is mended by no waiting.
 */
export function rateCheck(
  ages: Ages,
  { rate_limits: limits }: Pick<ConstraintSettings, 'rate_limits'>,
  { what, key, remedy }: RateWords,
): Validation {
  const limit = limits[key];
  const recent = ages.filter((age) => age < MINUTE_MS);
  const count = recent.length;
  const metrics = { count, limit };
  if (count < limit) return kept(metrics);
  const inTheWay = recent[count - limit];
  const found = { limit: `${limit}/minute`, actual: String(count), gravity: { usual: limits.on_exceed } };
  if (inTheWay === undefined) {
    return broken({
      ...found,
      reason: `rate_limits.${key} is 0, so no ${what} may come: ${remedy}`,
      forPeople: `rate_limits.${key} is 0, so no ${what} may come: set a higher rate_limits.${key}`,
      metrics,
    });
  }
  const waitMs = Math.ceil(MINUTE_MS - inTheWay);
  const full = `${what} within the last minute: ${count}, and rate_limits.${key} is ${limit}`;
  return broken({
    ...found,
    reason: `${full}: the next may come in ${lasting(waitMs)}; ${remedy}`,
    forPeople: `${full}: the next may come in ${lasting(waitMs)}; set a higher rate_limits.${key}`,
    metrics: { ...metrics, wait_ms: waitMs },
    waitMs,
  });
}
