import { findGit } from '../../adapters/git/find.ts';
import type { Located } from '../../adapters/place.ts';
import { locate } from '../../adapters/place.ts';
import { makePrivateFolder } from '../../adapters/private-folder.ts';
import { findBinary } from '../../adapters/sandbox/host-files.ts';
import type { Check } from '../../core/check.ts';
import { StopRun } from '../../core/outcome.ts';
import type { LoadResult } from '../../settings/load.ts';
import { renderProblems } from '../../settings/problem.ts';
import type { RunRequest } from '../../settings/request.ts';
import type { DoctorsSurroundings, Examination, GitFound } from './examination.ts';
import { artifactCheck } from './github-checks.ts';
import { lookAtGithub } from './look-github.ts';
import { lookAtIsolation } from './look-isolation.ts';
import { lookAtModel } from './look-model.ts';
import { lookAtRepository } from './look-repository.ts';
import { lookAtSettings } from './look-settings.ts';
import { machineChecks } from './machine-checks.ts';
import { repositoryChecks } from './repository-checks.ts';
import {
  type GateProgram,
  gateChecks,
  noGateCheck,
  noTaskCheck,
  problemChecks,
  programOf,
} from './settings-checks.ts';

const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'] as const;

/**
 * Everything that a run with these settings would need, in the order in which a person would look. Changes nothing;
 * what does not depend on an answer is asked at once. Throws StopRun(config) for an address that cannot be.
 */
export async function examine(examination: Examination): Promise<readonly Check[]> {
  const { around, workspace, loaded } = examination;
  const request = loaded.ok ? loaded.request : null;
  const located = locate(workspace);
  const folder = makePrivateFolder(around.temporary);
  try {
    const git = gitFound(around);
    const [found, isolation, repository, troubles, model, github] = await Promise.all([
      git,
      request === null || located.trouble !== null
        ? null
        : lookAtIsolation(request, located.place, folder.below('walls'), around),
      git.then((there) => lookAtRepository({ there, located, request, folder, env: around.env })),
      request === null ? [] : lookAtSettings(request, located, around.env.PATH ?? ''),
      request === null ? [] : lookAtModel(request, around.env, examination.signal),
      request === null ? [] : lookAtGithub(request, located.place.root, examination),
    ]);
    const { platform, node, env } = around;
    const proxies = PROXIES.filter((name) => (env[name] ?? '') !== '');
    return [
      ...machineChecks({ platform, node, git: found, isolation, proxies }),
      ...repositoryChecks(repository),
      ...settingsChecks(loaded, troubles, located, around),
      ...model,
      ...github,
      ...(request === null ? [] : [artifacts(request, env)]),
    ];
  } finally {
    folder.remove();
  }
}

/** Their own text is the task. */
const STARTING_EVENTS: readonly string[] = [
  'issue_comment',
  'issues',
  'pull_request',
  'pull_request_review_comment',
  'workflow_run',
];

async function gitFound({ env }: DoctorsSurroundings): Promise<GitFound> {
  try {
    return { path: await findGit(env.PATH ?? '') };
  } catch (error) {
    if (error instanceof StopRun) return { trouble: error.why.reason };
    throw error;
  }
}

function settingsChecks(
  loaded: LoadResult,
  troubles: readonly string[],
  { place }: Located,
  { env }: DoctorsSurroundings,
): readonly Check[] {
  if (!loaded.ok) return problemChecks(renderProblems(loaded.problems).split('\n'), null);
  const { request } = loaded;
  const gates = request.settings.quality_gates.flatMap(({ name, command }): readonly GateProgram[] => {
    const program = programOf(command);
    if (program === null) return [];
    // One with a slash is made or fetched by what runs before it, as often as not.
    const found = program.includes('/') || findBinary(program, foldersOf(env, place.root)) !== null;
    return [{ gate: name, program, found }];
  });
  const { mode, quality_gates: all } = request.settings;
  const none = mode === 'write' && all.length === 0 ? [noGateCheck()] : [];
  const hasTask = request.task !== '' || STARTING_EVENTS.includes(env.GITHUB_EVENT_NAME ?? '');
  const task = hasTask ? [] : [noTaskCheck()];
  return [...problemChecks(troubles, request.configPath), ...task, ...none, ...gateChecks(gates)];
}

function foldersOf(env: DoctorsSurroundings['env'], root: string): readonly string[] {
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
  return [...folders, `${root}/node_modules/.bin`];
}

function artifacts({ settings }: RunRequest, env: DoctorsSurroundings['env']): Check {
  const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = env;
  return artifactCheck({
    isActions: env.GITHUB_ACTIONS === 'true',
    hasService: token !== '' && url !== '',
    serverUrl: env.GITHUB_SERVER_URL ?? '',
    folder: settings.artifacts.output_dir,
  });
}
