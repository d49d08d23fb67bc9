import type { ConstraintSettings } from '../settings/schema.ts';

/** What a run used. */
export interface Used {
  readonly filesModified: number;
  readonly linesAdded: number;
  readonly linesRemoved: number;
  readonly tokensUsed: number;
  readonly elapsedMs: number;
  /** More for `actual`, where the seed lets keys be added: `churn`, `bytes`, `turns`. */
  readonly more?: Readonly<Record<string, number>>;
}

/** Keys and units are those of ADR-0027 "Metrics in Artifacts"; they keep their names for ever. */
export interface Utilization {
  readonly configured: {
    readonly max_files: number;
    readonly max_lines_changed: number;
    readonly max_tokens: number;
    readonly timeout_seconds: number;
  };
  readonly actual: {
    readonly files_modified: number;
    readonly lines_added: number;
    readonly lines_removed: number;
    readonly tokens_used: number;
    readonly elapsed_seconds: number;
    readonly [more: string]: number;
  };
  readonly utilization: {
    readonly files: number;
    readonly lines: number;
    readonly tokens: number;
    readonly time: number;
  };
}

/** A share to two decimals. Of a limit of 0 nothing is 0 and anything is all of it. */
export function share(used: number, limit: number): number {
  if (limit === 0) return used === 0 ? 0 : 1;
  return Math.round((used / limit) * 100) / 100;
}

export function utilizationOf(settings: ConstraintSettings, used: Used): Utilization {
  const { max_files, max_lines_changed, max_tokens, timeout } = settings;
  return {
    configured: { max_files, max_lines_changed, max_tokens, timeout_seconds: timeout / 1000 },
    actual: {
      ...used.more,
      files_modified: used.filesModified,
      lines_added: used.linesAdded,
      lines_removed: used.linesRemoved,
      tokens_used: used.tokensUsed,
      elapsed_seconds: Math.round(used.elapsedMs) / 1000,
    },
    utilization: {
      files: share(used.filesModified, max_files),
      lines: share(used.linesAdded + used.linesRemoved, max_lines_changed),
      tokens: share(used.tokensUsed, max_tokens),
      // A timeout of 0 is no limit, of which nothing is ever used up.
      time: timeout === 0 ? 0 : share(used.elapsedMs, timeout),
    },
  };
}
