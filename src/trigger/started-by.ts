import { renderProblems } from '../settings/checks/problem.ts';
import type { RunRequest } from '../settings/request/request.ts';
import type { Settings } from '../settings/schema/schema.ts';
import { freeze } from '../settings/sources/layers.ts';
import type { Pin } from './authorize.ts';
import { type Ask, type Skip, skip } from './decision.ts';
import { leavesMain } from './event-defaults.ts';
import { applyCommentFlags } from './tighten.ts';
import type { Cleaned } from './untrusted/cleaned.ts';

export interface StartedBy {
  readonly ask: Ask;
  readonly pin: Pin | null;
  readonly request: RunRequest;
  /** Untrusted texts, cleaned and fenced. */
  readonly context: Cleaned;
}

/** Applies an event to a run's request: its task, its start commit, and the rules for runs that a comment started. */
export function startedBy({
  ask,
  pin,
  request,
  context,
}: StartedBy): { ok: true; request: RunRequest } | Skip {
  const applied = applyCommentFlags(request, ask.flags);
  if (!applied.ok) return skip('CFG-03', renderProblems(applied.problems).replaceAll('\n', '; '));
  const { origins } = applied.request;
  const leaves = leavesMain(ask, pin, request.forge?.mainBranch ?? null);
  const goesBack = pin !== null && !leaves;
  const asked = forOthers(ask, applied.request, goesBack);
  const settings = goesBack ? withoutPullRequest(asked, origins) : asked;
  return {
    ok: true,
    request: Object.freeze({
      ...applied.request,
      settings: freeze(settings),
      trigger: {
        source: ask.source,
        start: pin === null ? null : { sha: pin.headSha, branch: pin.headRef, ...(leaves ? { leaves } : {}) },
        ...(ask.issue === null ? {} : { issue: ask.issue }),
        trusted: ask.configurationFrom === 'base' ? (pin?.baseSha ?? null) : null,
        context: context.text,
        cleaned: [...new Set([...ask.cleaned, ...context.what])],
      },
    }),
  };
}

/**
 * Adjusts the settings for comments and failures. Their runs deliver to the branch that they came from, without further
 * settings. Runs with untrusted text require a sandbox unless the workflow says otherwise, because issues and logs are
 * as untrusted as comments.
 */
function forOthers(
  { comment, issue, failedRun }: Ask,
  { settings, origins }: RunRequest,
  goesBack: boolean,
): Settings {
  const isUnset = (key: string): boolean => (origins.get(key) ?? 'default') === 'default';
  const isOthers = comment !== null || issue !== null || failedRun !== null;
  const pushes = (comment !== null || (failedRun !== null && goesBack)) && isUnset('git.auto_push');
  return {
    ...settings,
    sandbox:
      isOthers && isUnset('sandbox.mode') ? { ...settings.sandbox, mode: 'required' } : settings.sandbox,
    git: pushes ? { ...settings.git, auto_push: true } : settings.git,
  };
}

/**
 * Disables the pull request for a run that starts from another person's branch. The run pushes to that branch, and
 * never pushes unfinished work.
 */
function withoutPullRequest(settings: Settings, origins: RunRequest['origins']): Settings {
  const isNamed = (origins.get('git.branch') ?? 'default') !== 'default';
  const branch = isNamed ? settings.git.branch : '';
  return { ...settings, git: { ...settings.git, create_pr: false, partial: 'never', branch } };
}
