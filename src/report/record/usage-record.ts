import type { Usage } from '../../core/model/model.ts';

/** Usage and cost of a run's models so far. */
export interface UsageRecord {
  readonly usage: Usage;
  /** USD; null if the price of any call is unknown. */
  readonly costUsd: number | null;
}

export const NO_USAGE: UsageRecord = {
  usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false },
  costUsd: 0,
};

/** Adds one call. `usage` is null for a call without cost. */
export function withUsage(
  { usage: before, costUsd: costBefore }: UsageRecord,
  usage: Usage | null,
  costUsd: number | null,
): UsageRecord {
  if (usage === null) return { usage: before, costUsd: costBefore };
  return {
    usage: {
      input: before.input + usage.input,
      cacheRead: before.cacheRead + usage.cacheRead,
      cacheWrite: before.cacheWrite + usage.cacheWrite,
      output: before.output + usage.output,
      estimated: before.estimated || usage.estimated,
    },
    costUsd: costBefore === null || costUsd === null ? null : costBefore + costUsd,
  };
}
