import type { Cause, RunOutcome } from '../core/outcome.ts';
import { EXIT_CODES, type ExitCode } from '../core/outcome.ts';
import type { RunRequest } from '../settings/request.ts';
import { causeOf } from './cause-of.ts';
import { leaveControlledReport } from './controlled-report.ts';
import { type Desk, openDesk } from './desk.ts';
import { type Landed, land, NOTHING_LANDED } from './landing.ts';
import { noteIgnored } from './note-ignored.ts';
import type { PublishedReports } from './observers.ts';
import { outcomeOf } from './outcome.ts';
import { withPartial } from './partial.ts';
import { checkRunnerFiles } from './runner-check.ts';
import { startViolation } from './start-violation.ts';
import type { Surroundings } from './surroundings.ts';
import { assemble, type Crew } from './wire.ts';
import { work } from './work.ts';

export interface RunResult extends PublishedReports {
  readonly outcome: RunOutcome;
  readonly exitCode: ExitCode;
}

/**
 * One run, from checked settings to an outcome: check that it may start, let the agent work, let the gates decide,
 * deliver what was judged, and report. It never throws: whatever happens, there is an outcome and a record of it.
 */
export async function run(request: RunRequest, around: Surroundings): Promise<RunResult> {
  const desk = openDesk(request, around);
  let crew: Crew | null = null;
  let landed = NOTHING_LANDED;
  try {
    crew = await assemble(desk);
    const end = await work(crew);
    landed = await land(crew, end);
  } catch (error) {
    const causes = [...landed.causes, ...afterFailure(crew), causeOf(error, around.cancel.aborted)];
    landed = { ...landed, causes };
  }
  if (crew !== null) await noteIgnored(crew);
  const result = finish(desk, landed);
  crew?.heartbeat?.end(result.outcome.name);
  await crew?.close();
  desk.release();
  return result;
}

/** What is owed to the job whatever happened: its files are put back also after a run that broke off. */
function afterFailure(crew: Crew | null): readonly Cause[] {
  try {
    const cause = crew === null ? null : checkRunnerFiles(crew);
    return cause === null ? [] : [cause];
  } catch (error) {
    return [causeOf(error, false)];
  }
}

function finish(desk: Desk, landed: Landed): RunResult {
  for (const cause of landed.causes) {
    if (cause.kind !== 'config') continue;
    desk.observers.emit({ type: 'violated', violation: startViolation(cause.reason, cause.code) });
  }
  const { unfinished, changes } = landed;
  const { name, reason } = outcomeOf(landed.causes, landed.reason);
  const outcome = { name, reason: withPartial(reason, unfinished) };
  const how = unfinished === null ? {} : { unfinished };
  const patch = desk.observers.redactPatch(landed.patch);
  desk.observers.emit({ type: 'run_finished', outcome, changes, ...how });
  desk.stopwatch.close();
  const reports = desk.observers.publish(patch);
  leaveControlledReport(desk);
  return { ...reports, outcome, exitCode: EXIT_CODES[outcome.name] };
}
