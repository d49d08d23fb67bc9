import { RESPONSE_RULES } from '../../constraints/registry.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { Problem } from '../../settings/checks/problem.ts';
import { type LoadResult, loadRunRequest } from '../../settings/load.ts';
import { forgeAccess } from '../../settings/request/forge-access.ts';
import type { ReadFile } from '../../settings/sources/file.ts';
import { baseFolder, textOf } from '../../settings/sources/find-file.ts';
import type { GivenValue } from '../../settings/sources/given.ts';
import type { Pin } from '../../trigger/authorize.ts';
import type { Ask, RefusedCommand } from '../../trigger/decision.ts';
import { eventDefaults } from '../../trigger/event-defaults.ts';
import { onStdout, plainLog } from '../node-process.ts';
import type { Start } from './authorized-start.ts';
import type { Done } from './comment-commands.ts';
import { eventDecision, mainBranchIn } from './github-event.ts';
import type { PullRequestComments } from './pull-request-comments.ts';

/** The action's inputs, by their names. */
export type Inputs = ReadonlyMap<string, GivenValue>;

const NO_TOKEN: Problem = {
  where: 'github-token',
  message:
    "this event starts a run only after GitHub confirms the permission of its author, but a token or GITHUB_REPOSITORY is missing: remove github-token from the workflow, because its default is the job's own token",
};

/** Returns the start that the event requests, or the reason why nothing starts. Loads the settings. */
export async function startOf(
  cancel: AbortSignal,
  inputs: Inputs,
  conversation: PullRequestComments,
): Promise<Start | Done | RefusedCommand> {
  const { env } = process;
  const phrase = phraseOf(inputs);
  const allowedBots = listOf(inputs, 'allowed-bots');
  const ask = eventDecision(env, { phrase, allowedBots, task: textOf(inputs, 'task') ?? '' });
  if (ask.kind === 'unread') return { ok: false, problems: [ask.problem] };
  if (ask.kind === 'skip' && ask.asked === undefined) return ask;
  if (ask.kind === 'ask' && !needsGithub(ask)) return load(ask, null);
  const access = forgeAccess('action', inputs, env);
  if (access === null) return ask.kind === 'skip' ? ask : { ok: false, problems: [NO_TOKEN] };
  const workspace = baseFolder('action', env, process.cwd());
  const input = { env, workspace, access, cancel, load };
  if (ask.kind !== 'ask') {
    const { answerCommand } = await import('./comment-commands.ts');
    return answerCommand(ask, { ...input, conversation, phrase, allowedBots });
  }
  const { authorizedStart } = await import('./authorized-start.ts');
  const onAuthorised = (): void => conversation.authorized(ask, access);
  const warn = (text: string): void => plainLog(onStdout).warn(text);
  return authorizedStart(ask, { ...input, onAuthorised, warn });
}

function needsGithub({ people, pullRequest, issue, head }: Ask): boolean {
  return people.length > 0 || pullRequest !== null || issue !== null || head !== null;
}

function load(ask: Ask, pin: Pin | null, readFile?: ReadFile): Promise<LoadResult> {
  const mainBranch = mainBranchIn(process.env);
  const asked =
    ask.comment === null
      ? { event: eventDefaults(ask, pin, mainBranch) }
      : { asked: { task: ask.task, instructions: ask.instructions } };
  return loadRunRequest({
    entryPoint: 'action',
    env: process.env,
    cwd: process.cwd(),
    ...RESPONSE_RULES,
    mainBranch,
    ...asked,
    ...(readFile === undefined ? {} : { readFile }),
  });
}

/** A problem before the run that the user can fix, in the repository or its configuration. */
export interface Stopped {
  readonly kind: 'stopped';
  readonly reason: string;
  readonly outcome: 'config_error' | 'git_error' | 'failure';
}

export function stopReason(error: unknown): Stopped {
  if (!(error instanceof StopRun)) throw error;
  const { kind, reason } = error.why;
  if (kind === 'timeout') return { kind: 'stopped', reason: 'cancelled', outcome: 'failure' };
  return { kind: 'stopped', reason, outcome: kind === 'config' ? 'config_error' : 'git_error' };
}

export function phraseOf(inputs: Inputs): string {
  return textOf(inputs, 'trigger-phrase') ?? '/forge';
}

export function listOf(inputs: Inputs, key: string): readonly string[] {
  const value = inputs.get(key)?.value;
  return Array.isArray(value) ? value.map(String) : [];
}
