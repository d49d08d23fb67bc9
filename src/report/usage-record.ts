import type { Usage } from '../core/model.ts';

/** What the models of a run have cost so far. */
export interface UsageRecord {
  readonly usage: Usage;
  /** USD; null once a call's price was not known. */
  readonly costUsd: number | null;
}

export const NO_USAGE: UsageRecord = {
  usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false },
  costUsd: 0,
};

/** With one call more. `usage` is null for one that cost nothing. */
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
