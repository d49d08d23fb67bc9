import { findGit } from '../../adapters/git/find.ts';
import type { Located } from '../../adapters/place.ts';
import { locate } from '../../adapters/place.ts';
import { makePrivateFolder } from '../../adapters/private-folder.ts';
import { findBinary } from '../../adapters/sandbox/host-files.ts';
import type { Check } from '../../core/check.ts';
import { StopRun } from '../../core/outcome.ts';
import type { ValidRequest } from '../../settings/load.ts';
import { renderProblems } from '../../settings/problem.ts';
import type { RunRequest } from '../../settings/request.ts';
import { isLeftOut } from '../../settings/valid-part.ts';
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
  limitChecks,
  noGateCheck,
  noTaskCheck,
  problemChecks,
  programOf,
} from './settings-checks.ts';

const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'] as const;

/**
 * Everything that a run with these settings would need, in the order in which a person would look. Changes nothing;
 * what does not depend on an answer is asked at once. Of wrong settings, the valid part is examined.
 */
export async function examine(examination: Examination): Promise<readonly Check[]> {
  const { around, workspace, loaded } = examination;
  const known = loaded.ok ? { request: loaded.request, canAskModel: true, leftOut: [] } : loaded.rest;
  const request = known?.request ?? null;
  const located = locate(workspace);
  const folder = makePrivateFolder(around.temporary);
  const troubles: string[] = loaded.ok ? [] : renderProblems(loaded.problems).split('\n');
  // An address, a key or a proxy that cannot be is a problem of the settings that shows only when it is used.
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
    const git = gitFound(around);
    const asksModel = known?.canAskModel === true ? request : null;
    const [found, isolation, repository, objections, model, github] = await Promise.all([
      git,
      request === null || located.trouble !== null
        ? null
        : attempt(() => lookAtIsolation(request, located.place, folder.below('walls'), around), null),
      git.then((there) =>
        lookAtRepository({ there, located, request, folder, env: around.env, clock: around.clock }),
      ),
      request === null ? [] : lookAtSettings(request, located, around.env.PATH ?? ''),
      asksModel === null ? [] : attempt(() => lookAtModel(asksModel, around.env, examination.signal), []),
      request === null ? [] : attempt(() => lookAtGithub(request, located.place.root, examination), []),
    ]);
    const { platform, node, env } = around;
    const proxies = PROXIES.filter((name) => (env[name] ?? '') !== '');
    return [
      ...machineChecks({ platform, node, git: found, isolation, proxies }),
      ...repositoryChecks(repository),
      ...problemChecks(
        [...new Set([...troubles, ...objections, ...(repository.problems ?? [])])],
        request?.configPath ?? null,
      ),
      ...(known === undefined ? [] : settingsChecks(known, located, around)),
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

/** The task, the gates and the limits, where they are known. */
function settingsChecks(
  { request, leftOut }: Pick<ValidRequest, 'request' | 'leftOut'>,
  { place }: Located,
  { env }: DoctorsSurroundings,
): readonly Check[] {
  const { mode, quality_gates: all } = request.settings;
  const gates = all.flatMap((gate): readonly GateProgram[] => {
    const program = programOf(gate.command);
    if (program === null) return [];
    // One with a slash is made or fetched by what runs before it, as often as not; a PATH of its own leads anywhere.
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
