import { type NamedValidation, severity } from '../../core/run/constraint.ts';

/** The highest number of allowed calls within any minute. */
export interface CallRates {
  readonly readRate: number;
  readonly writeRate: number;
}

export const NO_CALLS: CallRates = { readRate: 0, writeRate: 0 };

/**
 * Adds one judgment. Only allowed calls count. The number is the rate's own count of calls in the last minute, which
 * excludes a call exactly a minute old.
 */
export function withJudgement(
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
