import { runPages } from '../../core/forge/run-pages.ts';
import type { RecordedRun } from '../../core/run/recorded-run.ts';
import type { RunContext } from '../context/run-context.ts';

/** Emits events for the other job's run from its record, for the log, the summary and the pull request. */
export function retell(
  { observers, request, hostProcess }: RunContext,
  run: RecordedRun,
  head: string,
): void {
  const { executionId, task, mode, provider, model, repository } = run;
  const { workspace, settings } = request;
  const pages = runPages(hostProcess.env);
  const known = { ...(repository === null ? {} : { repository }), ...(pages === null ? {} : { pages }) };
  observers.emit({
    type: 'run_started',
    ...{ executionId, task, mode, provider, model, workspace, head, branch: null, ...known, settings },
  });
  const gates = run.gates.map((gate) => ({
    ...{ ...gate, exitCode: null, timedOut: false, durationMs: 0, output: '', attempt: 1 },
  }));
  for (const gate of gates) observers.emit({ type: 'gate_finished', phase: 'final', gate });
  const how = run.unfinished === null ? 'complete' : 'partial';
  observers.emit({ type: 'agent_ended', how, result: run.result });
}
