import { tmpdir } from 'node:os';
import { systemClock } from './adapters/clock.ts';
import { line } from './adapters/git/exec.ts';
import { findGit } from './adapters/git/find.ts';
import { openRemote } from './adapters/git/remote.ts';
import { remoteUrl } from './adapters/git/remote-url.ts';
import { layoutOf, openSite, type Site } from './adapters/git/site.ts';
import { userGit } from './adapters/git/user-git.ts';
import { openForge } from './adapters/github/open.ts';
import { appendJobSummary, setOutputs } from './adapters/log/step-files.ts';
import { makePrivateFolder } from './adapters/private-folder.ts';
import { openRunArtifacts } from './adapters/run-artifact/download.ts';
import { readerAt } from './authorised-start.ts';
import { RESPONSE_RULES } from './constraints/registry.ts';
import { ForgeError, type PullRequest } from './core/forge.ts';
import { cutMarkdown } from './core/markdown-text.ts';
import { EXIT_CODES, type ExitCode, StopRun } from './core/outcome.ts';
import { mainBranchIn, pullRequestIn } from './github-event.ts';
import { asStep, cancelSignal, onStdout, plainLog, startedFrom, surroundings } from './process.ts';
import { summaryMarkdown } from './report/summary-md.ts';
import type { PublishedReports } from './run/observers.ts';
import { type PublishOrder, publish } from './run/publish.ts';
import { refuseStart } from './run/refuse.ts';
import { repositoryRoot } from './settings/file.ts';
import { forgeAccess } from './settings/forge-access.ts';
import { type Environment, parseInputs } from './settings/inputs.ts';
import { deepFrozen } from './settings/layers.ts';
import { loadRunRequest } from './settings/load.ts';
import { renderProblems } from './settings/problem.ts';
import { deliveryOutputs, type PublishInputs, publishInputs } from './settings/publish-inputs.ts';
import type { ForgeAccess, PinnedStart, RunRequest } from './settings/request.ts';
import { runBranch } from './settings/run-branch.ts';
import { baseFolder } from './settings/sources.ts';

/** The publish action: a run's artifact in; a commit, a pull request, outputs and the step's exit code out. Never throws. */
export async function main(): Promise<void> {
  await asStep(act);
}

async function act(): Promise<number> {
  const given = publishInputs(process.env);
  const cancel = cancelSignal();
  try {
    const order = await orderOf(given, cancel);
    if (typeof order === 'string') return await refuse(order, 'config_error');
    const result = await publish(order, surroundings(order.request, cancel, onStdout, startedFrom()));
    await conclude(result);
    return result.exitCode;
  } catch (error) {
    if (error instanceof ForgeError) return refuse(error.message, 'git_error');
    if (!(error instanceof StopRun)) throw error;
    const { kind, reason } = error.why;
    return refuse(reason, kind === 'config' ? 'config_error' : 'git_error');
  }
}

/** What is to be delivered where, by what this job sees; or every problem, one a line. */
async function orderOf(given: PublishInputs, cancel: AbortSignal): Promise<PublishOrder | string> {
  const { artifact, env } = given;
  if (artifact === null) return renderProblems(given.problems);
  const access = forgeAccess('action', parseInputs(env).values, env);
  if (access === null) {
    return 'github-token: a token or GITHUB_REPOSITORY is missing, and this action does nothing but deliver: leave github-token unset in the workflow, its default is the job\u2019s own';
  }
  const root = repositoryRoot(baseFolder('action', env, process.cwd()));
  const site = await openSite(await findGit(env.PATH ?? ''), layoutOf(root));
  const goal = await goalOf(access, site, env, cancel);
  const loaded = await loadRunRequest({
    door: 'action',
    purpose: 'rules',
    env,
    cwd: process.cwd(),
    ...RESPONSE_RULES,
    mainBranch: mainBranchIn(env),
    readFile: readerAt(site, root, goal.trusted),
  });
  if (!loaded.ok) return renderProblems(loaded.problems);
  return {
    request: delivering(loaded.request, goal, env),
    artifact,
    artifacts: (folder) => openRunArtifacts({ repository: access.repository, token: access.token, folder }),
    site,
    trusted: goal.trusted,
  };
}

interface Goal {
  /** The commit whose configuration and history count. */
  readonly trusted: string;
  /** Where a run that an event of a pull request started goes back to; null: to a branch of its own. */
  readonly start: PinnedStart | null;
}

/** Of an event that is about a pull request, GitHub is asked; of any other, what is checked out here counts. */
async function goalOf(access: ForgeAccess, site: Site, env: Environment, cancel: AbortSignal): Promise<Goal> {
  const number = pullRequestIn(env);
  if (number === null) {
    const head = await userGit(site)({ args: ['rev-parse', '--verify', '--quiet', 'HEAD'], accept: [0, 1] });
    if (head.code === 0) return { trusted: line(head), start: null };
    throw new StopRun({ kind: 'git_before', reason: `${site.root} has no commit: check the repository out` });
  }
  const forge = await openForge({ ...access, env, clock: systemClock, signal: cancel });
  const pull = await forge.pullRequest(number);
  const reason = objectionTo(pull, access.repository);
  if (reason !== null) throw new StopRun({ kind: 'git_before', reason: `pull request #${number} ${reason}` });
  await fetchBase(access, site, env, pull.base.sha, cancel);
  return { trusted: pull.base.sha, start: { sha: pull.head.sha, branch: pull.head.ref } };
}

function objectionTo({ state, head }: PullRequest, repository: string): string | null {
  if (state !== 'open') return 'is closed: nothing is delivered to it; reopen it and run again';
  if (head.repository?.toLowerCase() === repository.toLowerCase()) return null;
  return `comes from ${head.repository ?? 'a fork that is gone'}: nothing is pushed to another repository; use a branch of ${repository}`;
}

async function fetchBase(
  { serverUrl, repository, token }: ForgeAccess,
  site: Site,
  env: Environment,
  sha: string,
  cancel: AbortSignal,
): Promise<void> {
  const folder = makePrivateFolder(env.RUNNER_TEMP ?? tmpdir());
  try {
    const url = remoteUrl(serverUrl, repository);
    const remote = openRemote({ url, token, env, folder: folder.path, site: async () => site });
    await remote.fetchCommit({ sha }, cancel);
  } finally {
    folder.remove();
  }
}

/** The trusted configuration with what this job is for: it commits and pushes, and leaves no reports of its own. */
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
    settings: deepFrozen(settings),
    trigger: start === null ? null : { source, start, trusted, context: '', cleaned: [] },
  });
}

async function conclude(reports: PublishedReports): Promise<void> {
  await setOutputs(deliveryOutputs(reports.outputs));
  await appendJobSummary(summaryMarkdown(reports.record, null), cutMarkdown);
}

/** Nothing was looked at and nothing is delivered: every problem, one a line. */
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
