import { rounded } from '../../core/text/figures.ts';
import { shareOf } from '../record/limit-use.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { countedViolations, type ViolationRecord } from '../record/violation-record.ts';

/** Source: ADR-0027, "Metrics in Artifacts". Its keys keep their meaning; more keys only inside `actual`. */
export interface ConstraintMetrics {
  readonly configured: {
    readonly max_files: number | null;
    readonly max_lines_changed: number | null;
    readonly max_tokens: number | null;
    /** 0: no limit. null: the run ended before its settings were known. */
    readonly timeout_seconds: number | null;
  };
  readonly actual: {
    readonly files_modified: number;
    readonly lines_added: number;
    readonly lines_removed: number;
    readonly tokens_used: number;
    readonly elapsed_seconds: number;
    readonly churn: number;
    readonly bytes_changed: number;
    readonly turns: number;
    readonly tool_calls: number;
    /** Number of compactions of the conversation. */
    readonly compactions: number;
    /** Seconds spent waiting for rate limits; part of the elapsed time. */
    readonly waited_seconds: number;
    /** USD; null if no price is known. */
    readonly cost_usd: number | null;
  };
  /** Used over limit, to two decimals; 0 without a limit. */
  readonly utilization: {
    readonly files: number;
    readonly lines: number;
    readonly tokens: number;
    readonly time: number;
  };
  readonly violations: readonly ViolationRecord[];
}

export function constraintMetrics(record: RunRecord): ConstraintMetrics {
  const used = usedBy(record);
  const { maxFiles, maxLinesChanged, maxTokens, timeoutMs } = record.configured;
  const known = maxFiles !== null;
  return {
    configured: {
      max_files: maxFiles,
      max_lines_changed: maxLinesChanged,
      max_tokens: maxTokens,
      timeout_seconds: timeoutMs === null ? (known ? 0 : null) : rounded(timeoutMs / 1000, 3),
    },
    actual: {
      files_modified: used.files,
      lines_added: record.totals.linesAdded,
      lines_removed: record.totals.linesRemoved,
      tokens_used: used.tokens,
      elapsed_seconds: rounded(used.elapsedMs / 1000, 3),
      churn: record.churn,
      bytes_changed: record.totals.bytes,
      turns: used.turns,
      tool_calls: record.turns.reduce((sum, turn) => sum + turn.calls.length, 0),
      compactions: record.compactions.length,
      waited_seconds: rounded(waitedMs(record) / 1000, 3),
      cost_usd: used.costUsd === null ? null : rounded(used.costUsd, 6),
    },
    utilization: {
      files: rounded(shareOf(used.files, maxFiles), 2),
      lines: rounded(shareOf(used.lines, maxLinesChanged), 2),
      tokens: rounded(shareOf(used.tokens, maxTokens), 2),
      time: rounded(shareOf(used.elapsedMs, timeoutMs), 2),
    },
    violations: countedViolations(record),
  };
}

function waitedMs(record: RunRecord): number {
  const waits = record.violations.map(({ violation: { response, details } }) =>
    response === 'delay' && typeof details.wait_ms === 'number' ? details.wait_ms : 0,
  );
  return waits.reduce((sum, wait) => sum + wait, 0);
}

export function metricsJson(record: RunRecord): string {
  const metrics = { execution_id: record.executionId, constraints: constraintMetrics(record) };
  return `${JSON.stringify(metrics, null, 2)}\n`;
}
