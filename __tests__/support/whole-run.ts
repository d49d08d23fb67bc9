import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BundleRun, runAction, runCli } from './bundle.ts';
import type { Protocol } from './model-server/protocol.ts';
import type { RecordedRequest, Script, ScriptedCall, ScriptedTurn } from './model-server/script.ts';
import { startModelServer } from './model-server/server.ts';
import { type PostRun, postStepAfter } from './post-step.ts';
import { makeRepository } from './repository.ts';
import { RunReports } from './run-reports.ts';
import { parseStepOutputs } from './step-outputs.ts';

/** The key that every run is given. It must turn up nowhere. */
export const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';

export type ProviderName = Protocol['name'];
export const PROVIDERS: readonly ProviderName[] = ['openai-compatible', 'openai', 'anthropic', 'google'];
export type Door = 'cli' | 'action';
export const DOORS: readonly Door[] = ['cli', 'action'];

export interface Plan {
  /** Files of a new repository's one commit, or the root of one that is there. */
  readonly files?: Readonly<Record<string, string>>;
  readonly root?: string;
  /** Text of .forge/headless-config.yml; committed with `files`. */
  readonly config?: string;
  readonly script: Script;
  readonly provider?: ProviderName;
  readonly door?: Door;
  /** null: not given with the run. */
  readonly task?: string | null;
  /** More flags; for the command line. */
  readonly args?: readonly string[];
  /** More inputs; for the action. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** What stdin of the command line holds. */
  readonly stdin?: string;
  /** Where the reports lie, where that is not the default folder. */
  readonly reportDir?: string;
  readonly onStart?: (pid: number) => void;
  readonly onText?: (text: string) => void;
}

export interface WholeRun extends BundleRun {
  readonly root: string;
  readonly requests: readonly RecordedRequest[];
  readonly reports: RunReports;
  /** The step's outputs and job summary; empty for the command line. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The action's post step, as the runner starts it after this step with what it has saved. */
  readonly post: (env?: Readonly<Record<string, string>>) => Promise<PostRun>;
}

/** A whole run of the bundle against a scripted model on loopback, through either door. */
export async function wholeRun(plan: Plan): Promise<WholeRun> {
  const { provider = 'openai-compatible', door = 'cli', task = 'Do the work.' } = plan;
  const root = plan.root ?? repositoryFor(plan);
  await using server = await startModelServer(plan.script);
  const cwd = plan.cwd ?? root;
  const heard = {
    ...(plan.stdin === undefined ? {} : { stdin: plan.stdin }),
    ...(plan.onStart === undefined ? {} : { onStart: plan.onStart }),
    ...(plan.onText === undefined ? {} : { onText: plan.onText }),
  };
  const where = { provider, model: 'scripted', 'base-url': server.baseUrl(provider) };
  const given = task === null ? where : { ...where, task };
  const reports = new RunReports(plan.reportDir ?? join(root, '.forge/artifacts'));
  if (door === 'cli') {
    const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
    const env = { FORGE_API_KEY: KEY, ...plan.env };
    const run = await runCli([...(plan.args ?? []), ...flags], { cwd, env, ...heard });
    const post = () => Promise.reject(new Error('the command line has no post step'));
    return { ...run, root, requests: server.requests, reports, outputs: {}, summary: '', post };
  }
  const step = stepFiles(cwd);
  const inputs = { 'api-key': KEY, ...given, ...plan.inputs };
  const env = { ...step.env, ...plan.env };
  const run = await runAction(inputs, { cwd, env, ...heard });
  const post = postStepAfter({ inputs, cwd, env });
  return { ...run, root, requests: server.requests, reports, ...step.read(), post };
}

function repositoryFor({ files = { 'README.md': 'Hello.\n' }, config }: Plan): string {
  return makeRepository(config === undefined ? files : { ...files, '.forge/headless-config.yml': config });
}

/** The files and variables by which the runner and a step talk. */
export function stepFiles(workspace: string) {
  const temp = mkdtempSync(join(tmpdir(), 'forge-runner-'));
  const output = join(temp, 'output');
  const summary = join(temp, 'summary');
  const state = join(temp, 'state');
  for (const file of [output, summary, state]) writeFileSync(file, '');
  return {
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_STATE: state,
      RUNNER_TEMP: temp,
    },
    read: () => ({
      outputs: parseStepOutputs(readFileSync(output, 'utf8')),
      summary: readFileSync(summary, 'utf8'),
    }),
  };
}

export function call(name: string, args: Readonly<Record<string, unknown>>): ScriptedCall {
  return { name, arguments: args };
}

export function write(path: string, content: string): ScriptedCall {
  return call('write_file', { path, content });
}

export function execute(command: string): ScriptedCall {
  return call('execute_command', { command });
}

export function complete(result = 'Done.', status?: 'partial' | 'impossible'): ScriptedCall {
  return call('task_completion', status === undefined ? { result } : { result, status });
}

/** One answer with these calls. */
export function turn(...calls: readonly ScriptedCall[]): ScriptedTurn {
  return { calls };
}

/** A file's text in a run's workspace; null where there is none. */
export function fileIn(root: string, path: string): string | null {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}

/** `count` lines, each its own. */
export function lines(count: number, word = 'line'): string {
  return Array.from({ length: count }, (_, at) => `${word} ${at + 1}\n`).join('');
}
