import { tmpdir } from 'node:os';
import { openRunArtifacts } from '../../adapters/artifact/download.ts';
import { systemClock } from '../../adapters/clock.ts';
import { makePrivateFolder } from '../../adapters/files/private-folder.ts';
import { findGit } from '../../adapters/git/program/find-git.ts';
import { outputLine } from '../../adapters/git/program/run-git.ts';
import { userGit } from '../../adapters/git/program/user-git.ts';
import {
  openUserRepository,
  repositoryLayout,
  type UserRepository,
} from '../../adapters/git/program/user-repository.ts';
import { remoteUrl } from '../../adapters/git/remote/remote-url.ts';
import { openRemote } from '../../adapters/git/remote.ts';
import { openForge } from '../../adapters/github/open-forge.ts';
import { appendJobSummary, setOutputs } from '../../adapters/log/step-outputs.ts';
import { RESPONSE_RULES } from '../../constraints/registry.ts';
import { ForgeError, type PullRequest } from '../../core/forge/forge.ts';
import { EXIT_CODES, type ExitCode, StopRun } from '../../core/run/outcome.ts';
import { cutMarkdown } from '../../core/text/markdown.ts';
import { summaryMarkdown } from '../../report/files/summary-md.ts';
import { refuseStart } from '../../run/preflight/refuse-start.ts';
import { type PublishOrder, publish } from '../../run/publish/publish.ts';
import type { PublishedReports } from '../../run/record/observers.ts';
import { renderProblems } from '../../settings/checks/problem.ts';
import { loadRunRequest } from '../../settings/load.ts';
import { forgeAccess } from '../../settings/request/forge-access.ts';
import type { ForgeAccess, PinnedStart, RunRequest } from '../../settings/request/request.ts';
import { runBranch } from '../../settings/request/run-branch.ts';
import { repositoryRoot } from '../../settings/sources/file.ts';
import { baseFolder } from '../../settings/sources/find-file.ts';
import { type Environment, parseInputs } from '../../settings/sources/inputs.ts';
import { freeze } from '../../settings/sources/layers.ts';
import { deliveryOutputs, type PublishInputs, publishInputs } from '../../settings/sources/publish-inputs.ts';
import { readerAt } from '../events/authorized-start.ts';
import { mainBranchIn, pullRequestIn } from '../events/github-event.ts';
import { asStep, cancelSignal, hostProcessOf, onStdout, plainLog, startedFrom } from '../node-process.ts';

/**
 * Runs the publish action: reads a run's artifact, delivers a commit and a pull request, and sets the outputs and the
 * step's exit code. Never throws.
 */
export async function main(): Promise<void> {
  await asStep(act);
}

async function act(): Promise<number> {
  const given = publishInputs(process.env);
  const cancel = cancelSignal();
  try {
    const order = await orderOf(given, cancel);
    if (typeof order === 'string') return await refuse(order, 'config_error');
    const result = await publish(order, hostProcessOf(order.request, cancel, onStdout, startedFrom()));
    await conclude(result);
    return result.exitCode;
  } catch (error) {
    if (error instanceof ForgeError) return refuse(error.message, 'git_error');
    if (!(error instanceof StopRun)) throw error;
    const { kind, reason } = error.why;
    return refuse(reason, kind === 'config' ? 'config_error' : 'git_error');
  }
}

/** Returns the delivery that this job's inputs and event describe, or every problem, one per line. */
async function orderOf(given: PublishInputs, cancel: AbortSignal): Promise<PublishOrder | string> {
  const { artifact, env } = given;
  if (artifact === null) return renderProblems(given.problems);
  const access = forgeAccess('action', parseInputs(env).values, env);
  if (access === null) {
    return "github-token: a token or GITHUB_REPOSITORY is missing, but this action must push: remove github-token from the workflow, because its default is the job's own token";
  }
  const root = repositoryRoot(baseFolder('action', env, process.cwd()));
  const repo = await openUserRepository(await findGit(env.PATH ?? ''), repositoryLayout(root));
  const goal = await goalOf(access, repo, env, cancel);
  const loaded = await loadRunRequest({
    entryPoint: 'action',
    purpose: 'rules',
    env,
    cwd: process.cwd(),
    ...RESPONSE_RULES,
    mainBranch: mainBranchIn(env),
    readFile: readerAt(repo, root, goal.trusted),
  });
  if (!loaded.ok) return renderProblems(loaded.problems);
  return {
    request: delivering(loaded.request, goal, env),
    artifact,
    artifacts: (folder) => openRunArtifacts({ repository: access.repository, token: access.token, folder }),
    repo,
    trusted: goal.trusted,
  };
}

interface Goal {
  /** The commit whose configuration and history are trusted. */
  readonly trusted: string;
  /** The pull request's branch, if an event of a pull request started the run; null: a new branch. */
  readonly start: PinnedStart | null;
}

/** Returns the goal: GitHub's answer for an event of a pull request, or this job's checkout for any other event. */
async function goalOf(
  access: ForgeAccess,
  repo: UserRepository,
  env: Environment,
  cancel: AbortSignal,
): Promise<Goal> {
  const number = pullRequestIn(env);
  if (number === null) {
    const head = await userGit(repo)({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
    if (head.code === 0) return { trusted: outputLine(head), start: null };
    throw new StopRun({
      kind: 'git_before',
      reason: `${repo.root} has no commit: check out the repository first`,
    });
  }
  const forge = await openForge({ ...access, env, clock: systemClock, signal: cancel });
  const pull = await forge.pullRequest(number);
  const reason = objectionTo(pull, access.repository);
  if (reason !== null) throw new StopRun({ kind: 'git_before', reason: `pull request #${number} ${reason}` });
  await fetchBase(access, repo, env, pull.base.sha, cancel);
  return { trusted: pull.base.sha, start: { sha: pull.head.sha, branch: pull.head.ref } };
}

function objectionTo({ state, head }: PullRequest, repository: string): string | null {
  if (state !== 'open') return 'is closed, so nothing was pushed to it: reopen it and run again';
  if (head.repository?.toLowerCase() === repository.toLowerCase()) return null;
  return `comes from ${head.repository ?? 'a deleted fork'}, and this action pushes only to its own repository: use a branch of ${repository}`;
}

async function fetchBase(
  { serverUrl, repository, token }: ForgeAccess,
  repo: UserRepository,
  env: Environment,
  sha: string,
  cancel: AbortSignal,
): Promise<void> {
  const folder = makePrivateFolder(env.RUNNER_TEMP ?? tmpdir());
  try {
    const url = remoteUrl(serverUrl, repository);
    const remote = openRemote({ url, token, env, folder: folder.path, repo: async () => repo });
    await remote.fetchCommit({ sha }, cancel);
  } finally {
    folder.remove();
  }
}

/** Returns the trusted configuration, changed for this job: it commits and pushes, and uploads no reports. */
function delivering(request: RunRequest, { trusted, start }: Goal, env: Environment): RunRequest {
  const { git, artifacts } = request.settings;
  const base = git.pr_base || request.forge?.mainBranch;
  const branch = start === null ? git.branch || runBranch(env) : '';
  const delivery = {
    auto_commit: true,
    auto_push: true,
    branch,
    create_pr: start === null && branch !== base,
    ...(start === null ? {} : { partial: 'never' as const }),
  };
  const settings = {
    ...request.settings,
    git: { ...git, ...delivery },
    artifacts: { ...artifacts, enabled: false },
  };
  const source = env.GITHUB_EVENT_NAME ?? '';
  return Object.freeze({
    ...request,
    settings: freeze(settings),
    trigger: start === null ? null : { source, start, trusted, context: '', cleaned: [] },
  });
}

async function conclude(reports: PublishedReports): Promise<void> {
  await setOutputs(deliveryOutputs(reports.outputs));
  await appendJobSummary(summaryMarkdown(reports.record, null), cutMarkdown);
}

/** Reports every problem, one per line. Nothing was read or delivered. */
async function refuse(problems: string, outcome: 'config_error' | 'git_error'): Promise<ExitCode> {
  const log = plainLog(onStdout);
  for (const text of problems.split('\n')) log.error(text);
  const { env } = process;
  const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
  const at = { workspace, outputDir: null };
  const where = { at, env, temporary: env.RUNNER_TEMP ?? tmpdir(), clock: systemClock, notice: log.info };
  await conclude(refuseStart({ ...where, outcome, problems }));
  return EXIT_CODES[outcome];
}
