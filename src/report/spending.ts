import type { Usage } from '../core/model.ts';

/** What the run's calls of models used so far. */
export interface Spending {
  readonly usage: Usage;
  /** USD; null once a call's price was not known. */
  readonly costUsd: number | null;
}

export const NOTHING_SPENT: Spending = {
  usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false },
  costUsd: 0,
};

/** With one call more, whatever it was for. */
export function spent(before: Spending, { usage, costUsd }: Spending): Spending {
  return {
    usage: {
      input: before.usage.input + usage.input,
      cacheRead: before.usage.cacheRead + usage.cacheRead,
      cacheWrite: before.usage.cacheWrite + usage.cacheWrite,
      output: before.usage.output + usage.output,
      estimated: before.usage.estimated || usage.estimated,
    },
    costUsd: before.costUsd === null || costUsd === null ? null : before.costUsd + costUsd,
  };
}
