import type { FileChange } from '../../core/git/change.ts';
import { EXIT_CODES, type RunOutcome } from '../../core/run/outcome.ts';
import { isoTime, rounded } from '../../core/text/figures.ts';
import { compactionJson } from '../record/compaction-record.ts';
import { type GateRecord, gateRecords } from '../record/gate-record.ts';
import { ignoredJson } from '../record/ignored-changes.ts';
import { modelTurns } from '../record/model-turns.ts';
import type { RunRecord } from '../record/run-record.ts';
import { answeredTurns } from '../record/turn-record.ts';
import { undoneJson } from '../record/undone-steps.ts';
import { violationRecords } from '../record/violation-record.ts';
import { sessionFields } from './controlled-edit.ts';
import { constraintMetrics } from './metrics-json.ts';

/** The outcome of a run that has not ended regularly. */
const NO_OUTCOME: RunOutcome = {
  name: 'failure',
  reason: 'the run ended without an outcome: it was killed or it crashed; events.jsonl says how far it came',
};

export function outcomeOf(record: RunRecord): RunOutcome {
  return record.outcome ?? NO_OUTCOME;
}

function changeJson(change: FileChange) {
  return {
    path: change.path,
    status: change.status,
    lines_added: change.linesAdded,
    lines_removed: change.linesRemoved,
    binary: change.binary,
    bytes: change.bytes,
    old_mode: change.oldMode,
    new_mode: change.newMode,
  };
}

function gateJson(gate: GateRecord) {
  return {
    name: gate.name,
    command: gate.command,
    required: gate.required,
    status: gate.status,
    was_red: gate.wasRed,
    exit_code: gate.exitCode,
    timed_out: gate.timedOut,
    duration_seconds: rounded(gate.durationMs / 1000, 3),
    attempts: gate.attempts,
    output: gate.output,
    ...(gate.outputFile === null ? {} : { output_file: gate.outputFile }),
  };
}

function usageJson({ usage, costUsd, turns }: RunRecord) {
  return {
    input_tokens: usage.input,
    output_tokens: usage.output,
    cache_read_tokens: usage.cacheRead,
    cache_write_tokens: usage.cacheWrite,
    total_tokens: usage.input + usage.output,
    /** True if the provider reported no usage for at least one call, so these numbers are partly estimated. */
    estimated: usage.estimated,
    turns: answeredTurns(turns),
    /** The models that answered, if there could be more than one; otherwise empty. */
    models: modelTurns(turns),
    cost_usd: costUsd === null ? null : rounded(costUsd, 6),
  };
}

/**
 * Returns execution.json: the whole run, with the keys of docs/reports.md. `auditRoot` is the last hash of
 * events.jsonl; null if no events were written.
 */
export function executionJson(record: RunRecord, auditRoot: string | null): string {
  const outcome = outcomeOf(record);
  const execution = {
    execution_id: record.executionId,
    outcome: outcome.name,
    exit_code: EXIT_CODES[outcome.name],
    reason: outcome.reason,
    partial: record.unfinished !== null,
    task: record.task,
    mode: record.mode,
    provider: record.provider,
    model: record.model,
    head: record.head,
    branch: record.branch,
    started_at: isoTime(record.startedAt),
    finished_at: isoTime(record.lastAt),
    result: record.ended?.result ?? null,
    ended: record.ended?.how ?? null,
    constraints: constraintMetrics(record),
    gates: gateRecords(record).map(gateJson),
    changes: record.changes.map(changeJson),
    ignored_changes: ignoredJson(record.ignored),
    undone: record.undone.map(undoneJson),
    compactions: record.compactions.map(compactionJson),
    workspace: record.left === null ? null : { policy: record.left.policy, patch: record.left.patchFile },
    commit: record.commit,
    pushed: record.pushed,
    pull_request: record.pullRequest,
    usage: usageJson(record),
    violations: violationRecords(record),
    notices: record.notices,
    sandbox: record.isolation,
    ...(record.mode === 'controlled-edit' ? { controlled_edit: sessionFields(record) } : {}),
    audit_root: auditRoot,
  };
  return `${JSON.stringify(execution, null, 2)}\n`;
}
