import type { RunEvent } from '../core/run/events.ts';
import type { Cause, RunOutcome } from '../core/run/outcome.ts';
import { EXIT_CODES, type ExitCode } from '../core/run/outcome.ts';
import type { RunRequest } from '../settings/request/request.ts';
import { noteCutTexts } from './calls/cut-output.ts';
import { composeRun, type RunServices } from './compose-run.ts';
import type { HostProcess } from './context/host-process.ts';
import { openRunContext, type RunContext } from './context/run-context.ts';
import { leaveControlledReport } from './controlled-edit/controlled-report.ts';
import { causeOf } from './finish/cause-of.ts';
import { type FinishedRun, finishRun, NOTHING_DELIVERED } from './finish/finish.ts';
import { noteIgnored } from './finish/note-ignored.ts';
import { outcomeOf } from './finish/outcome.ts';
import { checkRunnerFiles } from './finish/runner-check.ts';
import { withPartial } from './finish/unfinished.ts';
import type { PublishedReports } from './record/observers.ts';
import { startViolation } from './record/start-violation.ts';
import { work } from './work.ts';

export interface RunResult extends PublishedReports {
  readonly outcome: RunOutcome;
  readonly exitCode: ExitCode;
}

/**
 * Executes one run, from checked settings to an outcome. Checks that it may start, lets the agent work, runs the gates,
 * delivers the judged change, and writes the reports. Never throws: every run ends with an outcome and a record.
 */
export async function run(request: RunRequest, hostProcess: HostProcess): Promise<RunResult> {
  const context = openRunContext(request, hostProcess);
  let services: RunServices | null = null;
  let finishedRun = NOTHING_DELIVERED;
  try {
    services = await composeRun(context);
    const end = await work(services);
    finishedRun = await finishRun(services, end);
  } catch (error) {
    const causes = [
      ...finishedRun.causes,
      ...restoreRunnerFiles(services),
      causeOf(error, hostProcess.cancel.aborted),
    ];
    finishedRun = { ...finishedRun, causes };
  }
  if (services !== null) await noteIgnored(services);
  await services?.saveObjects();
  const result = conclude(context, finishedRun);
  services?.heartbeat?.end(result.outcome.name);
  await services?.close();
  context.release();
  return result;
}

/** Restores the runner's files, also after a run that failed. */
function restoreRunnerFiles(services: RunServices | null): readonly Cause[] {
  try {
    const cause = services === null ? null : checkRunnerFiles(services);
    return cause === null ? [] : [cause];
  } catch (error) {
    return [causeOf(error, false)];
  }
}

function conclude(context: RunContext, finishedRun: FinishedRun): RunResult {
  for (const cause of finishedRun.causes) {
    const isRecorded = cause.kind === 'config' || (cause.kind === 'git_before' && cause.code !== undefined);
    if (!isRecorded) continue;
    context.observers.emit({ type: 'violated', violation: startViolation(cause.reason, cause.code) });
  }
  const { unfinished, changes } = finishedRun;
  const { name, reason } = outcomeOf(finishedRun.causes, finishedRun.reason);
  const outcome = { name, reason: withPartial(reason, unfinished) };
  const partial = unfinished === null ? {} : { unfinished };
  const patch = context.observers.redactPatch(finishedRun.patch);
  const finished: RunEvent = { type: 'run_finished', outcome, changes, ...partial };
  noteCutTexts(context, finished, patch);
  context.observers.emit(finished);
  context.stopwatch.close();
  const reports = context.observers.publish(patch);
  leaveControlledReport(context);
  return { ...reports, outcome, exitCode: EXIT_CODES[outcome.name] };
}
