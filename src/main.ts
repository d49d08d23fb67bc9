import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { appendJobSummary, setOutputs } from './adapters/log/step-files.ts';
import { CONSTRAINT_NAMES, FLOORS } from './constraints/registry.ts';
import { EXIT_CODES, type OutcomeName } from './core/outcome.ts';
import { cancelSignal, onStdout, outlastReaders, plainLog, startedFrom, surroundings } from './process.ts';
import { cutMarkdown } from './report/markdown-text.ts';
import { summaryMarkdown } from './report/summary-md.ts';
import type { PublishedReports } from './run/observers.ts';
import { refuseStart } from './run/refuse.ts';
import { loadRunRequest } from './settings/load.ts';
import { renderProblems } from './settings/problem.ts';
import type { RunRequest } from './settings/request.ts';
import { eventObjection } from './trigger/event.ts';

/** The action: inputs in; outputs, job summary and the step's exit code out. Never throws. */
export async function main(): Promise<void> {
  outlastReaders();
  try {
    process.exitCode = await act();
  } catch (error) {
    plainLog(onStdout).error(
      `a defect of forge-headless: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = EXIT_CODES.failure;
  }
}

async function act(): Promise<number> {
  const { env } = process;
  if (process.platform === 'win32') return refuse('Windows is not supported: use runs-on: ubuntu-24.04');
  const objection = eventObjection(env.GITHUB_EVENT_NAME);
  if (objection !== null) return refuse(objection);
  const door = { door: 'action', env, cwd: process.cwd() } as const;
  const loaded = await loadRunRequest({ ...door, knownConstraints: CONSTRAINT_NAMES, floors: FLOORS });
  if (!loaded.ok) return refuse(renderProblems(loaded.problems));
  const { request } = loaded;
  const { run } = await import('./run/run.ts');
  const result = await run(request, surroundings(request, cancelSignal(), onStdout, startedFrom()));
  await conclude(result);
  return failsStep(request, result.outcome.name, result.outputs.changed === 'true')
    ? result.exitCode || 1
    : 0;
}

async function conclude(reports: PublishedReports): Promise<void> {
  await setOutputs(reports.outputs);
  await appendJobSummary(summaryMarkdown(reports.record, reports.outputs['audit-root'] ?? null), cutMarkdown);
}

/** `fail-on`: by default every outcome but success. */
function failsStep(request: RunRequest, outcome: OutcomeName, changed: boolean): boolean {
  return (
    request.failOn.includes(outcome) ||
    (outcome === 'success' && !changed && request.failOn.includes('no-change'))
  );
}

/** Nothing ran and no model was called: every problem, one a line. */
async function refuse(problems: string): Promise<number> {
  const { env } = process;
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  const log = plainLog(onStdout);
  for (const line of problems.split('\n')) log.error(line);
  await conclude(
    refuseStart({ problems, workspace, env, temporary: env.RUNNER_TEMP ?? tmpdir(), clock: systemClock }),
  );
  return EXIT_CODES.config_error;
}
