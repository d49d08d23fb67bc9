/** The keys below `artifacts` that turn reports off. */
export const REPORT_SETTINGS = ['json', 'markdown', 'metrics', 'html', 'sarif'] as const;
export type ReportSetting = (typeof REPORT_SETTINGS)[number];

export interface ReportFacts {
  /** The content, in Markdown for the docs. */
  readonly about: string;
  /** The key below `artifacts` that turns it off; null if it is always written. */
  readonly setting: ReportSetting | null;
}

const REPORTS = {
  'execution.json': {
    about:
      'the whole run: outcome, reason, limits, gates, changes, commit, usage, violations, sandbox, `audit_root`',
    setting: 'json',
  },
  'metrics.json': { about: 'configured limits, actual use and utilization', setting: 'metrics' },
  'metrics.prom': { about: 'the same for Prometheus', setting: 'metrics' },
  'alerts.jsonl': { about: 'alert conditions as they occurred', setting: null },
  'violations.jsonl': {
    about: 'one record per violation or warning, with code, response and paths',
    setting: null,
  },
  'summary.md': { about: 'the summary for people; the job summary is made from it', setting: 'markdown' },
  'report.html': {
    about: 'one self-contained page: outcome, cost, checks of the commit, gates, diff, violations, timeline',
    setting: 'html',
  },
  'changes.patch': { about: 'the diff of the run against its start', setting: null },
  'changed-files.txt': { about: 'one path per line', setting: null },
  'outputs.env': {
    about: 'the outputs as `FORGE_<NAME>=value` lines, for CI systems that read dotenv files',
    setting: null,
  },
  'gates.xml': { about: 'the gates as JUnit XML', setting: null },
  'violations.sarif': { about: 'the violations for code scanning (SARIF 2.1.0)', setting: 'sarif' },
  'trace.json': {
    about: 'the run as an OpenTelemetry trace (OTLP JSON), without prompts and outputs',
    setting: null,
  },
  'controlled_edit_report.md': {
    about: 'in [controlled edit](controlled-edit.md), its report',
    setting: null,
  },
} as const satisfies Readonly<Record<string, ReportFacts>>;

export type ReportName = keyof typeof REPORTS;

/**
 * Every report in the output folder, most needed first. If an artifact is too small for all, the last are left out.
 * `report/reports.ts` has the function for each.
 */
export const REPORT_FILES: Readonly<Record<ReportName, ReportFacts>> = REPORTS;

/** Returns the reports that a setting turns off, in words: `metrics.json and metrics.prom`. */
export function reportsOf(setting: ReportSetting): string {
  const names = Object.entries(REPORT_FILES).filter(([, report]) => report.setting === setting);
  return names.map(([name]) => name).join(' and ');
}
