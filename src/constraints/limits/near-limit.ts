/** A limit's name, the amount used, and the function that formats amounts. */
export interface LimitAmounts {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
  readonly write: (amount: number) => string;
}

/**
 * Returns the warning for a limit that is used up to `warnAt` or more; otherwise null. Zero usage never warns, even
 * with a limit of 0. Source: ADR-012 `warn_at`, docs/configuration.md.
 */
export function nearLimitText({ name, used, limit, write }: LimitAmounts, warnAt: number): string | null {
  if (used <= 0 || used > limit || used < limit * warnAt) return null;
  const share = Math.floor((used / limit) * 100);
  return `${write(used)} of ${write(limit)} used (${share}% of ${name}): finish with what is left`;
}
