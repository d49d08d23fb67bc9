import { totalsOf } from '../../core/git/change.ts';
import { EXIT_CODES } from '../../core/run/outcome.ts';
import { cutText, rounded } from '../../core/text/figures.ts';
import { failedGates } from '../record/gate-record.ts';
import { type RunRecord, usedBy } from '../record/run-record.ts';
import { countedViolations } from '../record/violation-record.ts';
import { outcomeOf } from './execution-json.ts';

/** Maximum characters of the agent's result. All outputs of a job may take 1 MB together, and only this one is long. */
const RESULT_LIMIT = 60_000;

/** The folder of a run's reports; null if there are none. */
export interface ReportPlace {
  readonly reportDir: string | null;
  readonly auditRoot: string | null;
}

/**
 * Returns the action's outputs: every name in docs/configuration.md that the run itself decides. All are always set; an
 * empty text means no value. Outputs of delivery and upload are added later.
 */
export function outputsOf(record: RunRecord, place: ReportPlace): Readonly<Record<string, string>> {
  const outcome = outcomeOf(record);
  const { tokens, costUsd } = usedBy(record);
  const { files, linesAdded, linesRemoved } =
    record.outcome === null ? record.totals : totalsOf(record.changes);
  return {
    outcome: outcome.name,
    'exit-code': String(EXIT_CODES[outcome.name]),
    reason: outcome.reason,
    result: cutText(record.ended?.result ?? '', RESULT_LIMIT),
    'failed-gates': failedGates(record).join('\n'),
    changed: String(files > 0),
    'files-changed': String(files),
    'lines-added': String(linesAdded),
    'lines-removed': String(linesRemoved),
    'tokens-used': String(tokens),
    'cost-usd': costUsd === null ? '' : String(rounded(costUsd, 6)),
    violations: String(countedViolations(record).length),
    sandbox: record.isolation?.kind ?? 'none',
    'commit-sha': record.commit?.sha ?? '',
    branch: record.pushed?.branch ?? record.commit?.branch ?? '',
    'pull-request-number': record.pullRequest === null ? '' : String(record.pullRequest.number),
    'pull-request-url': record.pullRequest?.url ?? '',
    'pull-request-operation': record.pullRequest?.operation ?? 'none',
    'report-dir': place.reportDir ?? '',
    'audit-root': place.auditRoot ?? '',
  };
}
