import { findBinary } from '../../adapters/files/host-files.ts';
import { makePrivateFolder } from '../../adapters/files/private-folder.ts';
import { findGit } from '../../adapters/git/program/find-git.ts';
import type { LocatedWorkspace } from '../../adapters/host/workspace-location.ts';
import { locateWorkspace } from '../../adapters/host/workspace-location.ts';
import type { Check } from '../../core/run/check.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { renderProblems } from '../../settings/checks/problem.ts';
import type { ValidRequest } from '../../settings/load.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { isLeftOut } from '../../settings/request/valid-part.ts';
import type { Examination, ExaminedProcess, GitFound } from './examination.ts';
import { artifactCheck } from './github-checks.ts';
import { lookAtGithub } from './look-github.ts';
import { lookAtModel } from './look-model.ts';
import { lookAtRepository } from './look-repository.ts';
import { lookAtSandbox } from './look-sandbox.ts';
import { lookAtSettings } from './look-settings.ts';
import { machineChecks } from './machine-checks.ts';
import { repositoryChecks } from './repository-checks.ts';
import {
  type GateProgram,
  gateChecks,
  limitChecks,
  noGateCheck,
  noTaskCheck,
  problemChecks,
  programOf,
} from './settings-checks.ts';

const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'] as const;

/**
 * Checks everything that a run with these settings needs, in the order in which a person would look. Changes nothing.
 * Independent checks run at the same time. If the settings have problems, their valid part is examined.
 */
export async function examine(examination: Examination): Promise<readonly Check[]> {
  const { hostProcess, workspace, loaded } = examination;
  const known = loaded.ok ? { request: loaded.request, canAskModel: true, leftOut: [] } : loaded.rest;
  const request = known?.request ?? null;
  const located = locateWorkspace(workspace);
  const folder = makePrivateFolder(hostProcess.temporary);
  const troubles: string[] = loaded.ok ? [] : renderProblems(loaded.problems).split('\n');
  // An invalid address, key or proxy is a settings problem that appears only when it is used.
  const attempt = async <Answer>(look: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof StopRun)) throw error;
      troubles.push(error.why.reason);
      return otherwise;
    }
  };
  try {
    const git = gitFound(hostProcess);
    const asksModel = known?.canAskModel === true ? request : null;
    const [found, isolation, repository, objections, model, github] = await Promise.all([
      git,
      request === null || located.trouble !== null
        ? null
        : attempt(() => lookAtSandbox(request, located.place, folder.below('walls'), hostProcess), null),
      git.then((there) =>
        lookAtRepository({ there, located, request, folder, env: hostProcess.env, clock: hostProcess.clock }),
      ),
      request === null ? [] : lookAtSettings(request, located, hostProcess.env),
      asksModel === null
        ? []
        : attempt(() => lookAtModel(asksModel, hostProcess.env, examination.signal), []),
      request === null ? [] : attempt(() => lookAtGithub(request, located.place.root, examination), []),
    ]);
    const { platform, node, env } = hostProcess;
    const proxies = PROXIES.filter((name) => (env[name] ?? '') !== '');
    return [
      ...machineChecks({ platform, node, git: found, isolation, proxies }),
      ...repositoryChecks(repository),
      ...problemChecks(
        [...new Set([...troubles, ...objections, ...(repository.problems ?? [])])],
        request?.configPath ?? null,
      ),
      ...(known === undefined ? [] : settingsChecks(known, located, hostProcess)),
      ...model,
      ...github,
      ...(request === null ? [] : [artifacts(request, env)]),
    ];
  } finally {
    folder.remove();
  }
}

/** Events whose own text is the task. */
const STARTING_EVENTS: readonly string[] = [
  'issue_comment',
  'issues',
  'pull_request',
  'pull_request_review_comment',
  'workflow_run',
];

async function gitFound({ env }: ExaminedProcess): Promise<GitFound> {
  try {
    return { path: await findGit(env.PATH ?? '') };
  } catch (error) {
    if (error instanceof StopRun) return { trouble: error.why.reason };
    throw error;
  }
}

/** Returns the checks of the task, the gates and the limits, if these are known. */
function settingsChecks(
  { request, leftOut }: Pick<ValidRequest, 'request' | 'leftOut'>,
  { place }: LocatedWorkspace,
  { env }: ExaminedProcess,
): readonly Check[] {
  const { mode, quality_gates: all } = request.settings;
  const gates = all.flatMap((gate): readonly GateProgram[] => {
    const program = programOf(gate.command);
    if (program === null) return [];
    // A path with a slash is often created by an earlier step, and a PATH set for the gate may point anywhere.
    const isOpen = program.includes('/') || Object.hasOwn(gate.env, 'PATH');
    const found = isOpen || findBinary(program, foldersOf(env, place.root)) !== null;
    return [{ gate: gate.name, program, found, mustPass: gate.required && gate.baseline !== 'tolerate' }];
  });
  const none =
    mode === 'write' && all.length === 0 && !isLeftOut(leftOut, 'quality_gates') ? [noGateCheck()] : [];
  const hasTask = request.task !== '' || STARTING_EVENTS.includes(env.GITHUB_EVENT_NAME ?? '');
  const task = hasTask || isLeftOut(leftOut, 'task') ? [] : [noTaskCheck()];
  return [
    ...task,
    ...none,
    ...(mode === 'read-only' ? [] : gateChecks(gates)),
    ...limitChecks(request.settings.constraints),
  ];
}

function foldersOf(env: ExaminedProcess['env'], root: string): readonly string[] {
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
  return [...folders, `${root}/node_modules/.bin`];
}

function artifacts({ settings }: RunRequest, env: ExaminedProcess['env']): Check {
  const { ACTIONS_RUNTIME_TOKEN: token = '', ACTIONS_RESULTS_URL: url = '' } = env;
  return artifactCheck({
    isActions: env.GITHUB_ACTIONS === 'true',
    hasService: token !== '' && url !== '',
    serverUrl: env.GITHUB_SERVER_URL ?? '',
    folder: settings.artifacts.output_dir,
  });
}
