import { type NamedValidation, severity } from '../core/constraint.ts';

/** The most calls that were let through within any one minute. */
export interface CallRates {
  readonly readRate: number;
  readonly writeRate: number;
}

export const NO_CALLS: CallRates = { readRate: 0, writeRate: 0 };

/**
 * With one more judgement. A call counts only if it was let through, and by the count that the rate itself was judged by:
 * what came within the minute before it, a call of exactly a minute ago not among it. One judgement is of one kind.
 */
export function rated(
  { readRate, writeRate }: CallRates,
  validations: readonly NamedValidation[],
): CallRates {
  const isRefused = validations.some(
    ({ response }) => response === 'delay' || severity(response) >= severity('reject'),
  );
  if (isRefused) return { readRate, writeRate };
  const within = (name: string): number => {
    const count = validations.find(({ constraint }) => constraint === name)?.metrics.count;
    return typeof count === 'number' ? count + 1 : 0;
  };
  return {
    readRate: Math.max(readRate, within('read_rate')),
    writeRate: Math.max(writeRate, within('write_rate')),
  };
}
