import type { ContextPorts } from '../../src/agent/compaction/ports.ts';

/** A model without a window, and budgets without an end: what a test of something else needs. */
export const BOUNDLESS: ContextPorts = {
  window: () => Number.POSITIVE_INFINITY,
  longestAnswer: 16_000,
  progress: () => ({ limits: [], changes: [], gates: [] }),
  affords: () => true,
  admit: async () => ({ go: true, maxOutputTokens: 1000, deadline: Number.POSITIVE_INFINITY }),
  book: () => null,
  forgotten: () => undefined,
};
