import type { LimitUse } from '../limits.ts';
import { inUnit } from '../text/figures.ts';

/** Returns how much of a limit was used: `3`, `$0.03`. */
export function usedText({ name, used }: LimitUse): string {
  return used === null ? 'not known' : inUnit(name, used);
}

/** Returns the limit: `10`, `$5.00`. Only the cost can be unknown, for a model without a price. */
export function limitText({ name, used, limit }: LimitUse): string {
  if (used === null) return 'not enforced (set model.price)';
  return limit === null ? 'no limit' : inUnit(name, limit);
}
