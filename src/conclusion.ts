import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { appendJobSummary, setOutputs } from './adapters/log/step-files.ts';
import type { Conversation } from './conversation.ts';
import type { KeptArtifact } from './core/artifact.ts';
import { cutMarkdown } from './core/markdown-text.ts';
import { EXIT_CODES } from './core/outcome.ts';
import { listOf, type Stopped } from './event-start.ts';
import type { Done } from './orders.ts';
import { onStdout, plainLog } from './process.ts';
import { summaryMarkdown } from './report/summary-md.ts';
import type { PublishedReports } from './run/observers.ts';
import { refuseStart } from './run/refuse.ts';
import { parseInputs } from './settings/inputs.ts';
import { type ReportsAt, reportsAt } from './settings/reports-at.ts';
import { baseFolder } from './settings/sources.ts';
import type { RefusedCommand, Skip } from './trigger/decision.ts';

/**
 * The order of every end: reports, artifact, last words, outputs. What a start that was refused or skipped leaves stays
 * on disk: no event that was not for us makes an artifact.
 */
export async function conclude(
  reports: PublishedReports,
  conversation: Conversation,
  artifact: KeptArtifact | null = null,
): Promise<void> {
  await conversation.end(reports, artifact);
  const { id, url } = artifact ?? { id: '', url: '' };
  await setOutputs({ ...reports.outputs, 'artifact-id': id, 'artifact-url': url });
  await appendJobSummary(summaryMarkdown(reports.record, reports.outputs['audit-root'] ?? null), cutMarkdown);
}

/** Nothing ran and no model was called: every problem, one a line. Returns the exit code. */
export async function refuse(
  problems: string,
  outcome: Stopped['outcome'],
  conversation: Conversation,
  at?: ReportsAt,
): Promise<number> {
  const log = plainLog(onStdout);
  for (const line of problems.split('\n')) log.error(line);
  const reports = refuseStart({ ...whereReportsGo(at), outcome, problems });
  await conclude(reports, conversation);
  return EXIT_CODES[outcome];
}

/**
 * Nothing ran. Most often that is no failure: the event was not for us, whoever caused it may not, or it was an order.
 * Where that could not be found out, it is one. Returns the exit code.
 */
export async function notStarted(
  start: Skip | RefusedCommand | Done | Stopped,
  conversation: Conversation,
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

/** `at`: where the settings name it; else as far as the inputs do. */
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
