import { totalsOf } from '../core/change.ts';
import { cutText, rounded } from '../core/figures.ts';
import { EXIT_CODES } from '../core/outcome.ts';
import { outcomeOf } from './execution-json.ts';
import { failedGates } from './gate-record.ts';
import { type RunRecord, usedBy } from './run-record.ts';
import { countedViolations } from './violation-record.ts';

/** All outputs of a job may take 1 MB together; the agent's closing words are the only long one. */
const RESULT_LIMIT = 60_000;

/** Where a run's reports lie, as the door knows it; null where there are none. */
export interface ReportPlace {
  readonly reportDir: string | null;
  readonly auditRoot: string | null;
}

/**
 * The action's outputs, every name of CONTRACT 1 that a run itself decides, always all of them: one that has
 * no value is the empty text. What delivery and upload know comes on top, from them.
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
