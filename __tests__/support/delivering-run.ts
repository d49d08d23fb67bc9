import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESPONSE_RULES } from '../../src/constraints/registry.ts';
import type { Clock } from '../../src/core/ports.ts';
import { type RunResult, run } from '../../src/run/run.ts';
import { loadRunRequest } from '../../src/settings/load.ts';
import type { PinnedStart, RunRequest } from '../../src/settings/request/request.ts';
import { TOKEN } from './github/state.ts';
import { RunReports } from './run-reports.ts';

export interface DeliveringPlan {
  readonly root: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** Each file with its new content, written in one turn; then the task is complete. */
  readonly files: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, string>>;
  /** A pull request's head, as a comment's run has it. */
  readonly start: PinnedStart | null;
  readonly clock: Clock;
  /** Called with the name of each event, when it comes. */
  readonly onEvent: (type: string) => void;
}

export interface DeliveredRun extends RunResult {
  readonly reports: RunReports;
  readonly root: string;
}

/** A run of the whole program in this process, with a recorded session in a model's place. */
export async function deliveringRun(plan: DeliveringPlan): Promise<DeliveredRun> {
  const temporary = mkdtempSync(join(tmpdir(), 'forge-delivering-'));
  const env = environment(plan, sessionFile(temporary, plan.files));
  const loaded = await loadRunRequest({
    entryPoint: 'action',
    env,
    cwd: plan.root,
    ...RESPONSE_RULES,
  });
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('; '));
  const result = await run(pinned(loaded.request, plan.start), {
    env,
    platform: 'linux',
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    accountHome: null,
    actionFolder: null,
    temporary,
    clock: plan.clock,
    cancel: new AbortController().signal,
    log: () => (recorded) => plan.onEvent(recorded.event.type),
    warn: () => undefined,
  });
  return { ...result, reports: new RunReports(join(plan.root, '.forge/artifacts')), root: plan.root };
}

function sessionFile(folder: string, files: DeliveringPlan['files']): string {
  const path = join(folder, 'session.json');
  const writes = Object.entries(files).map(([name, content]) => ({
    name: 'write_file',
    arguments: { path: name, content },
  }));
  const done = { name: 'task_completion', arguments: { result: 'Done.' } };
  const usage = { input: 100, output: 10 };
  writeFileSync(path, JSON.stringify({ version: 1, turns: [{ calls: [...writes, done], usage }] }));
  return path;
}

function environment(plan: DeliveringPlan, session: string): Record<string, string> {
  const inputs = {
    task: 'Fix the lint errors',
    provider: 'replay',
    model: session,
    sandbox: 'off',
    'github-token': TOKEN,
    ...plan.inputs,
  };
  return {
    PATH: process.env.PATH ?? '',
    HOME: '/nonexistent',
    GITHUB_WORKSPACE: plan.root,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_SERVER_URL: plan.serverUrl,
    GITHUB_API_URL: plan.apiUrl,
    GITHUB_WORKFLOW: 'Care',
    GITHUB_JOB: 'lint',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  };
}

/** As a comment makes it (trigger/started-by.ts), once it is authorised. */
function pinned(request: RunRequest, start: PinnedStart | null): RunRequest {
  if (start === null) return request;
  const { git } = request.settings;
  const settings = { ...request.settings, git: { ...git, auto_push: true, branch: '' } };
  const trigger = { source: 'issue_comment', start, trusted: null, context: '', cleaned: [] };
  return { ...request, settings, trigger };
}
