import { tmpdir } from 'node:os';
import { systemClock } from '../../adapters/clock.ts';
import { appendJobSummary, setOutputs } from '../../adapters/log/step-outputs.ts';
import type { KeptArtifact } from '../../core/forge/artifact.ts';
import { EXIT_CODES } from '../../core/run/outcome.ts';
import { cutMarkdown } from '../../core/text/markdown.ts';
import { summaryMarkdown } from '../../report/files/summary-md.ts';
import { refuseStart } from '../../run/preflight/refuse-start.ts';
import type { PublishedReports } from '../../run/record/observers.ts';
import { type ReportsAt, reportsAt } from '../../settings/request/reports-at.ts';
import { baseFolder } from '../../settings/sources/find-file.ts';
import { parseInputs } from '../../settings/sources/inputs.ts';
import type { RefusedCommand, Skip } from '../../trigger/decision.ts';
import type { Done } from '../events/comment-commands.ts';
import { listOf, type Stopped } from '../events/event-start.ts';
import type { PullRequestComments } from '../events/pull-request-comments.ts';
import { onStdout, plainLog } from '../node-process.ts';

/**
 * Ends every run in this order: reports, artifact, last comment, outputs. The reports of a refused or skipped start
 * stay on disk, so events that do not concern us never create an artifact.
 */
export async function conclude(
  reports: PublishedReports,
  conversation: PullRequestComments,
  artifact: KeptArtifact | null = null,
): Promise<void> {
  await conversation.end(reports, artifact);
  const { id, url } = artifact ?? { id: '', url: '' };
  await setOutputs({ ...reports.outputs, 'artifact-id': id, 'artifact-url': url });
  const { record, patch } = reports;
  await appendJobSummary(summaryMarkdown(record, reports.outputs['audit-root'] ?? null, patch), cutMarkdown);
}

/** Reports every problem, one per line, before anything ran. Returns the exit code. */
export async function refuse(
  problems: string,
  outcome: Stopped['outcome'],
  conversation: PullRequestComments,
  at?: ReportsAt,
): Promise<number> {
  const log = plainLog(onStdout);
  for (const line of problems.split('\n')) log.error(line);
  const reports = refuseStart({ ...whereReportsGo(at), outcome, problems });
  await conclude(reports, conversation);
  return EXIT_CODES[outcome];
}

/**
 * Reports that nothing ran, and returns the exit code. Usually this is not a failure: the event does not concern us,
 * its author lacks permission, or it was a command. It is a failure if GitHub did not answer.
 */
export async function notStarted(
  start: Skip | RefusedCommand | Done | Stopped,
  conversation: PullRequestComments,
): Promise<number> {
  if (start.kind === 'stopped') return refuse(start.reason, start.outcome, conversation);
  const { reason } = start;
  if (start.kind === 'skip' && start.unanswered === true) return refuse(reason, 'failure', conversation);
  const code = start.kind === 'skip' ? start.code : null;
  plainLog(onStdout).info(`skipped${code === null ? '' : ` (${code})`}: ${reason}`);
  const reports = refuseStart({ ...whereReportsGo(), outcome: 'skipped', problems: reason, code });
  await conclude(reports, conversation);
  const failOn = listOf(parseInputs(process.env).values, 'fail-on');
  return failOn.includes('skipped') ? 1 : EXIT_CODES.skipped;
}

/** Returns the place of the reports. `at`: the place that the settings name; by default, the inputs decide. */
function whereReportsGo(at?: ReportsAt) {
  const { env } = process;
  const base = baseFolder('action', env, process.cwd());
  const place = at ?? reportsAt(parseInputs(env).values, base, undefined);
  return {
    at: place,
    env,
    temporary: env.RUNNER_TEMP ?? tmpdir(),
    clock: systemClock,
    notice: plainLog(onStdout).info,
  };
}
