/** What a limit is called, how much of it is used, and how amounts are written. */
export interface LimitUse {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
  readonly write: (amount: number) => string;
}

/**
 * What is said of a limit that is nearly used up, from `warnAt` of it on; null where there is nothing to say. Nothing
 * used is never near, not even to a limit of 0. Source: ADR-012 `warn_at`, CONTRACT 3.
 */
export function nearing({ name, used, limit, write }: LimitUse, warnAt: number): string | null {
  if (used <= 0 || used > limit || used < limit * warnAt) return null;
  const share = Math.floor((used / limit) * 100);
  return `${write(used)} of ${write(limit)} used (${share}% of ${name}): finish with what is left`;
}
