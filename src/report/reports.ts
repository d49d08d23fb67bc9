import {
  REPORT_FILES,
  REPORT_SETTINGS,
  type ReportName,
  type ReportSetting,
} from '../core/run/report-files.ts';
import { alertsJsonl } from './alerts/alerts-jsonl.ts';
import { changedFiles } from './files/changed-files.ts';
import { controlledEditReport } from './files/controlled-edit.ts';
import { executionJson } from './files/execution-json.ts';
import { gatesXml } from './files/gates-xml.ts';
import { metricsJson } from './files/metrics-json.ts';
import { metricsProm } from './files/metrics-prom.ts';
import { outputsEnv } from './files/outputs-env.ts';
import { summaryMarkdown } from './files/summary-md.ts';
import { traceJson } from './files/trace-json.ts';
import { violationsSarif } from './files/violations-sarif.ts';
import { reportHtml } from './html/page.ts';
import { field } from './record/limit-use.ts';
import type { RunRecord } from './record/run-record.ts';
import { violationsJsonl } from './record/violation-record.ts';

/** The reports that the settings request (`artifacts.*`). */
export type ReportChoice = Readonly<Record<ReportSetting, boolean>>;

export interface ReportFile {
  /** Relative to the output folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Data that is not in the events: the diff itself and the chain's last hash. */
export interface ReportExtras {
  /** `git diff --binary` from the start, as Tree.patch returns it; null if unavailable. */
  readonly patch: Uint8Array | null;
  readonly auditRoot: string | null;
  /** The output folder, absolute; null if there is none. */
  readonly reportDir: string | null;
}

/** Returns a patch as text; '' without one. */
export function textOf(patch: Uint8Array | null): string {
  return patch === null ? '' : new TextDecoder().decode(patch);
}

type Render = (record: RunRecord, extras: ReportExtras) => string | Uint8Array | null;

/**
 * The functions that make the reports, the most important first, because a canceled run may not reach the last. A
 * report that is null is not written.
 */
const RENDERERS: Readonly<Record<ReportName, Render>> = {
  'execution.json': (record, { auditRoot }) => executionJson(record, auditRoot),
  'violations.jsonl': violationsJsonl,
  'alerts.jsonl': ({ alerts }) => alertsJsonl(alerts),
  'metrics.json': metricsJson,
  'metrics.prom': metricsProm,
  'controlled_edit_report.md': (record) =>
    record.mode === 'controlled-edit' ? controlledEditReport(record) : null,
  'changes.patch': (_, { patch }) => patch,
  'changed-files.txt': changedFiles,
  'outputs.env': (record, { auditRoot, reportDir }) => outputsEnv(record, { reportDir, auditRoot }),
  'gates.xml': gatesXml,
  'violations.sarif': violationsSarif,
  'trace.json': traceJson,
  'summary.md': (record, { auditRoot, patch }) => summaryMarkdown(record, auditRoot, textOf(patch)),
  'report.html': (record, { patch, auditRoot }) => reportHtml(record, textOf(patch), auditRoot),
};

/** Reads `artifacts` from recorded or live settings. Reports that are not mentioned are enabled. */
export function choiceFrom(settings: unknown): ReportChoice {
  const artifacts = field(settings, 'artifacts');
  const wanted = REPORT_SETTINGS.map((name) => [name, field(artifacts, name) !== false]);
  return Object.fromEntries(wanted) as ReportChoice;
}

/** Returns every report of a run. Pure, and valid at any moment of a run. */
export function renderReports(
  record: RunRecord,
  choice: ReportChoice,
  extras: ReportExtras,
): readonly ReportFile[] {
  return (Object.keys(RENDERERS) as ReportName[]).flatMap((name) => {
    const { setting } = REPORT_FILES[name];
    if (setting !== null && !choice[setting]) return [];
    const content = RENDERERS[name](record, extras);
    return content === null ? [] : [{ name, content }];
  });
}
