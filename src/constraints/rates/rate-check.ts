import type { Ages, Validation } from '../../core/run/constraint.ts';
import { inSeconds } from '../../core/text/figures.ts';
import type { ConstraintSettings } from '../../settings/schema/schema.ts';
import { passed, violated } from '../definition/validation.ts';

/** The width of the sliding window, in ms. Source: S-005 to S-008 of the seed. */
export const MINUTE_MS = 60_000;

export interface RateMessages {
  /** The counted things, in the plural: `file reads`. */
  readonly what: string;
  /** Key of `rate_limits`. */
  readonly key: 'file_reads' | 'file_writes' | 'commits' | 'main_commits';
  readonly remedy: string;
}

/**
 * Checks if one more is allowed now. Anything exactly a minute old is outside the window (D10: any minute allows
 * exactly the limit). If the window is full, the call waits. Waiting does not help with a limit of 0.
 */
export function rateCheck(
  ages: Ages,
  { rate_limits: limits }: Pick<ConstraintSettings, 'rate_limits'>,
  { what, key, remedy }: RateMessages,
): Validation {
  const limit = limits[key];
  const recent = ages.filter((age) => age < MINUTE_MS);
  const count = recent.length;
  const metrics = { count, limit };
  if (count < limit) return passed(metrics);
  const inTheWay = recent[count - limit];
  const found = { limit: `${limit}/minute`, actual: String(count), gravity: { usual: limits.on_exceed } };
  if (inTheWay === undefined) {
    return violated({
      ...found,
      reason: `rate_limits.${key} is 0, which allows no ${what}: ${remedy}`,
      forPeople: `rate_limits.${key} is 0, which allows no ${what}: set a higher rate_limits.${key}`,
      metrics,
    });
  }
  const waitMs = Math.ceil(MINUTE_MS - inTheWay);
  const full = `${what} within the last minute: ${count}, and rate_limits.${key} is ${limit}`;
  return violated({
    ...found,
    reason: `${full}: the next is allowed in ${inSeconds(waitMs)}; ${remedy}`,
    forPeople: `${full}: the next is allowed in ${inSeconds(waitMs)}; set a higher rate_limits.${key}`,
    metrics: { ...metrics, wait_ms: waitMs },
    waitMs,
  });
}
