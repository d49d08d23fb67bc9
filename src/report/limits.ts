import type { LimitName, LimitUse } from '../core/limits.ts';

/** The limits a run was given, from its frozen settings. null: no such limit, or not known. */
export interface Configured {
  readonly maxFiles: number | null;
  readonly maxLinesChanged: number | null;
  readonly maxBytesChanged: number | null;
  readonly maxTokens: number | null;
  readonly maxCostUsd: number | null;
  readonly maxTurns: number | null;
  /** ms */
  readonly timeoutMs: number | null;
}

export const UNCONFIGURED: Configured = {
  maxFiles: null,
  maxLinesChanged: null,
  maxBytesChanged: null,
  maxTokens: null,
  maxCostUsd: null,
  maxTurns: null,
  timeoutMs: null,
};

/** What a run has used of them so far. */
export interface Used {
  readonly files: number;
  readonly lines: number;
  readonly tokens: number;
  /** USD; null where no price is known. */
  readonly costUsd: number | null;
  /** False where a recorded session answers: there is nothing to pay, whatever the cost is taken for. */
  readonly isPaid: boolean;
  /** Answers of the model. */
  readonly turns: number;
  /** ms */
  readonly elapsedMs: number;
}

/** A property of unknown data, where it is an object that has one. */
export function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return (data as Readonly<Record<string, unknown>>)[name];
}

function amount(data: unknown, name: string): number | null {
  const value = field(data, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Reads the limits out of recorded settings, which are data by now: of an older version, perhaps. */
export function configuredFrom(settings: unknown): Configured {
  const constraints = field(settings, 'constraints');
  return {
    maxFiles: amount(constraints, 'max_files'),
    maxLinesChanged: amount(constraints, 'max_lines_changed'),
    maxBytesChanged: amount(constraints, 'max_bytes_changed'),
    maxTokens: amount(constraints, 'max_tokens'),
    maxCostUsd: amount(constraints, 'max_cost_usd'),
    maxTurns: amount(constraints, 'max_turns'),
    // 0 is "no limit". Source: DECISIONS D4.
    timeoutMs: amount(constraints, 'timeout') || null,
  };
}

/** Used over limit. A limit of 0 is full by anything at all. */
export function shareOf(used: number, limit: number | null): number {
  if (limit === null) return 0;
  if (limit <= 0) return used > 0 ? 1 : 0;
  return used / limit;
}

/** Every limit that a reader wants to see, in the order they are shown. */
export function limitUses(configured: Configured, used: Used): readonly LimitUse[] {
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
