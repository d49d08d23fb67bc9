import type { LimitName, LimitUse } from '../../core/limits.ts';

/** The limits of a run, from its frozen settings. null: no such limit, or unknown. */
export interface ConfiguredLimits {
  readonly maxFiles: number | null;
  readonly maxLinesChanged: number | null;
  readonly maxBytesChanged: number | null;
  readonly maxTokens: number | null;
  readonly maxCostUsd: number | null;
  readonly maxTurns: number | null;
  /** ms */
  readonly timeoutMs: number | null;
}

export const NO_LIMITS: ConfiguredLimits = {
  maxFiles: null,
  maxLinesChanged: null,
  maxBytesChanged: null,
  maxTokens: null,
  maxCostUsd: null,
  maxTurns: null,
  timeoutMs: null,
};

/** The amounts that a run has used so far. */
export interface UsedAmounts {
  readonly files: number;
  readonly lines: number;
  readonly tokens: number;
  /** USD; null if no price is known. */
  readonly costUsd: number | null;
  /** False for a recorded session, which costs nothing, whatever its price. */
  readonly isPaid: boolean;
  /** Number of answered turns. */
  readonly turns: number;
  /** ms */
  readonly elapsedMs: number;
}

/** Returns a property of unknown data, or undefined. */
export function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return (data as Readonly<Record<string, unknown>>)[name];
}

function amount(data: unknown, name: string): number | null {
  const value = field(data, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Reads the limits from recorded settings, which may be from an older version. */
export function limitsFrom(settings: unknown): ConfiguredLimits {
  const constraints = field(settings, 'constraints');
  return {
    maxFiles: amount(constraints, 'max_files'),
    maxLinesChanged: amount(constraints, 'max_lines_changed'),
    maxBytesChanged: amount(constraints, 'max_bytes_changed'),
    maxTokens: amount(constraints, 'max_tokens'),
    maxCostUsd: amount(constraints, 'max_cost_usd'),
    maxTurns: amount(constraints, 'max_turns'),
    // 0 means no limit. Source: decision D4.
    timeoutMs: amount(constraints, 'timeout') || null,
  };
}

/** Returns used over limit. A limit of 0 is full if anything was used. */
export function shareOf(used: number, limit: number | null): number {
  if (limit === null) return 0;
  if (limit <= 0) return used > 0 ? 1 : 0;
  return used / limit;
}

/** Returns all limits in the order in which they are shown. */
export function limitUses(configured: ConfiguredLimits, used: UsedAmounts): readonly LimitUse[] {
  const rows: readonly (readonly [LimitName, number | null, number | null])[] = [
    ['files', used.files, configured.maxFiles],
    ['lines', used.lines, configured.maxLinesChanged],
    ['tokens', used.tokens, configured.maxTokens],
    ['time', used.elapsedMs, configured.timeoutMs],
    ['cost', used.costUsd, configured.maxCostUsd],
    ['turns', used.turns, configured.maxTurns],
  ];
  return rows
    .filter(([, amountUsed]) => amountUsed !== null || used.isPaid)
    .map(([name, amountUsed, limit]) => ({
      name,
      used: amountUsed,
      limit,
      share: amountUsed === null ? 0 : shareOf(amountUsed, limit),
    }));
}
