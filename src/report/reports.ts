import { alertsJsonl } from './alerts/alerts-jsonl.ts';
import { changedFiles } from './changed-files.ts';
import { controlledEditReport } from './controlled-edit.ts';
import { executionJson } from './execution-json.ts';
import { reportHtml } from './html/page.ts';
import { field } from './limits.ts';
import { metricsJson } from './metrics-json.ts';
import { metricsProm } from './metrics-prom.ts';
import type { RunRecord } from './run-record.ts';
import { summaryMarkdown } from './summary-md.ts';
import { violationsJsonl } from './violation-record.ts';

/** Which reports the settings ask for (`artifacts.*`). */
export interface ReportChoice {
  readonly json: boolean;
  readonly markdown: boolean;
  readonly metrics: boolean;
  readonly html: boolean;
}

export interface ReportFile {
  /** Relative to the output folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What is not in the events: the diff itself and the chain's last hash. */
export interface ReportExtras {
  /** `git diff --binary` from the start, as Tree.patch gives it; null where it could not be had. */
  readonly patch: Uint8Array | null;
  readonly auditRoot: string | null;
}

/** Reads `artifacts` out of recorded or live settings; what is not said is wanted. */
export function choiceFrom(settings: unknown): ReportChoice {
  const artifacts = field(settings, 'artifacts');
  const wanted = (name: string) => field(artifacts, name) !== false;
  return {
    json: wanted('json'),
    markdown: wanted('markdown'),
    metrics: wanted('metrics'),
    html: wanted('html'),
  };
}

/**
 * Every report of a run, as texts, the most needed first: a cancelled run may not get to the last. Pure, and
 * good at any moment of a run.
 */
export function renderReports(
  record: RunRecord,
  choice: ReportChoice,
  { patch, auditRoot }: ReportExtras,
): readonly ReportFile[] {
  const files: ReportFile[] = [];
  if (choice.json) files.push({ name: 'execution.json', content: executionJson(record, auditRoot) });
  files.push({ name: 'violations.jsonl', content: violationsJsonl(record) });
  files.push({ name: 'alerts.jsonl', content: alertsJsonl(record.alerts) });
  if (choice.metrics) {
    files.push({ name: 'metrics.json', content: metricsJson(record) });
    files.push({ name: 'metrics.prom', content: metricsProm(record) });
  }
  if (record.mode === 'controlled-edit') {
    files.push({ name: 'controlled_edit_report.md', content: controlledEditReport(record) });
  }
  if (patch !== null) files.push({ name: 'changes.patch', content: patch });
  files.push({ name: 'changed-files.txt', content: changedFiles(record) });
  if (choice.markdown) files.push({ name: 'summary.md', content: summaryMarkdown(record, auditRoot) });
  if (choice.html) {
    const diff = patch === null ? '' : new TextDecoder().decode(patch);
    files.push({ name: 'report.html', content: reportHtml(record, diff, auditRoot) });
  }
  return files;
}
