import { resolve } from 'node:path';
import { cloneFacts } from '../../adapters/git/checkout/clone-facts.ts';
import { findRoot } from '../../adapters/git/program/find-git.ts';
import { printableLine } from '../../adapters/log/printable-text.ts';
import { createFile, newFilePlace } from '../../adapters/workspace/files/new-file.ts';
import { readPackages, readTop, readWorkflows } from '../../adapters/workspace/files/top-level-files.ts';
import type { Project } from '../../core/project.ts';
import { EXIT_CODES, type ExitCode, StopRun } from '../../core/run/outcome.ts';
import { actionFor, isActionName } from '../../init/action-name.ts';
import { configText } from '../../init/config-text.ts';
import { reading } from '../../init/manifests.ts';
import { nextSteps } from '../../init/next-steps.ts';
import { planFor } from '../../init/plan.ts';
import { workspacePlaces } from '../../init/project/workspace-globs.ts';
import { readsGithubWorkflows, remoteAddress } from '../../init/remote-address.ts';
import { type InitFile, initJson, initLines, printedFiles } from '../../init/report.ts';
import { workflowText } from '../../init/workflow-text.ts';
import { renderProblems } from '../../settings/checks/problem.ts';
import { DEFAULT_CONFIG, OTHER_CONFIG, textOf, workspaceOf } from '../../settings/sources/find-file.ts';
import type { Given } from '../../settings/sources/given.ts';

export interface Initialized {
  readonly stdout: string;
  /** The summary with `--print`, and problems of the command line or the folder. */
  readonly stderr: string;
  /** 5 for an invalid flag, and for a folder that cannot be set up. */
  readonly exitCode: ExitCode;
}

const WORKFLOW = '.github/workflows/forge.yml';

/** Alternative names of a file for forge-headless or GitHub. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  [DEFAULT_CONFIG]: [OTHER_CONFIG],
  [WORKFLOW]: ['.github/workflows/forge.yaml'],
};

/** Configuration files of other CI systems, for the summary. */
const OTHER_CI = [
  '.gitlab-ci.yml',
  '.travis.yml',
  'Jenkinsfile',
  'azure-pipelines.yml',
  'bitbucket-pipelines.yml',
];

/** Maximum length of a path or a reason. */
const LONGEST = 2000;

/**
 * Runs `init [--print] [--action OWNER/REPO@REF]`: writes a configuration and a workflow for this repository. Runs no
 * code of the repository. `ownFolder` is the checkout that contains this program, if any.
 */
export function initialize(given: Given, cwd: string, ownFolder: string | null): Initialized {
  const { values, problems } = given;
  const json = values.has('json');
  const { path: workspace, problems: unfit } = workspaceOf(values, cwd);
  const named = textOf(values, 'init.action');
  const all = [...problems, ...unfit];
  if (named !== null && !isActionName(named)) {
    all.push({ where: '--action', message: `expected OWNER/REPO@REF, got ${JSON.stringify(named)}` });
  }
  if (all.length > 0) return refused(renderProblems(all), json);
  try {
    const root = findRoot(workspace, 'run `git init` there, add your files and run init again');
    const own = ownFolder === null ? null : cloneFacts(ownFolder).originUrl;
    return inRepository(root, { action: actionFor(named, own), print: values.has('init.print'), json });
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    return refused(error.why.reason, json);
  }
}

interface Wish {
  readonly action: string;
  readonly print: boolean;
  readonly json: boolean;
}

function inRepository(root: string, { action, print, json }: Wish): Initialized {
  const top = readTop(root, reading);
  if (top.isEmpty) {
    return refused(
      `${root} has no files yet, so there is nothing to set up: add your project and run init again`,
      json,
    );
  }
  const workflows = readWorkflows(root);
  const { originUrl, defaultBranch } = cloneFacts(root);
  const project: Project = {
    ...top,
    packages: readPackages(root, workspacePlaces(top.texts)),
    ci: [...workflows.keys(), ...OTHER_CI.filter((name) => top.files.has(name))].map((name) =>
      printableLine(name),
    ),
    remote: originUrl === null ? null : remoteAddress(originUrl),
    defaultBranch: defaultBranch === null ? null : printableLine(defaultBranch),
  };
  const plan = planFor(project);
  const isGithub = readsGithubWorkflows(project.remote);
  const wanted = [
    { path: DEFAULT_CONFIG, text: configText(plan, project, action), instead: null },
    ...(isGithub
      ? [{ path: WORKFLOW, text: workflowText(plan, action), instead: usingWorkflow(workflows) }]
      : []),
  ];
  const files = wanted.map(({ path, text, instead }) => placed(root, { path, text }, instead, print));
  const closed = files.filter(({ status }) => status === 'closed');
  if (closed.length > 0) return refused(closed.map(({ why }) => why).join('\n'), json);
  const failures = files
    .filter(({ status }) => status === 'written')
    .map(({ path, text }) => createFile(root, path, text));
  const failed = failures.filter((reason) => reason !== null);
  if (failed.length > 0) return refused(failed.join('\n'), json);
  const written = files.filter(({ status }) => status === 'written').map(({ path }) => path);
  const next = nextSteps({ project, action, written, hasWorkflow: isGithub });
  const report = { project, plan, files, next, isGithub };
  if (json) return { stdout: initJson(report), stderr: '', exitCode: EXIT_CODES.success };
  const lines = initLines(report).join('\n');
  return print
    ? { stdout: printedFiles(files), stderr: lines, exitCode: EXIT_CODES.success }
    : { stdout: lines, stderr: '', exitCode: EXIT_CODES.success };
}

/** Returns the workflow that uses the action already; null if there is none. */
function usingWorkflow(workflows: ReadonlyMap<string, string>): string | null {
  const uses = /^[ \t]*(?:-[ \t]+)?uses:[ \t]*\S+\/forge-headless(?:\/\S*)?@/m;
  return [...workflows].find(([, text]) => uses.test(text))?.[0] ?? null;
}

/** Decides about one of the two files: write it, print it, or leave an existing one. */
function placed(
  root: string,
  { path, text }: Pick<InitFile, 'path' | 'text'>,
  instead: string | null,
  print: boolean,
): InitFile {
  const site = newFilePlace(root, path);
  if (site.kind === 'closed') return { path, text, status: 'closed', why: site.reason };
  const taken =
    [path, ...(SAME[path] ?? [])].find((each) => newFilePlace(root, each).kind === 'taken') ?? instead;
  if (taken !== null)
    return { path, text, status: 'left', why: `${taken === path ? 'it' : printableLine(taken)} exists` };
  return { path, text, status: print ? 'printed' : 'written', why: null };
}

function refused(reason: string, json: boolean): Initialized {
  const problems = reason.split('\n').map((line) => printableLine(line, LONGEST));
  const { config_error: exitCode } = EXIT_CODES;
  return json
    ? { stdout: JSON.stringify({ ok: false, exit_code: exitCode, problems }), stderr: '', exitCode }
    : { stdout: '', stderr: problems.join('\n'), exitCode };
}

/** Returns the checkout above `dist/cli`, from which the program was started. */
export function checkoutOf(startedIn: string | null): string | null {
  return startedIn === null ? null : resolve(startedIn, '../..');
}
