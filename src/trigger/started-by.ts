import { deepFrozen } from '../settings/layers.ts';
import { renderProblems } from '../settings/problem.ts';
import type { RunRequest } from '../settings/request.ts';
import type { Settings } from '../settings/schema.ts';
import type { Pin } from './authorise.ts';
import { type Ask, type Skip, skip } from './decision.ts';
import { leavesMain } from './event-defaults.ts';
import { applyCommentFlags } from './tighten.ts';
import type { Cleaned } from './untrusted/cleaned.ts';

export interface StartedBy {
  readonly ask: Ask;
  readonly pin: Pin | null;
  readonly request: RunRequest;
  /** The texts of others, cleaned and fenced. */
  readonly context: Cleaned;
}

/** A run's request as the event makes it: what it asked for, where it starts, and what holds for a comment's run. */
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
      settings: deepFrozen(settings),
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
 * What a comment or a failure starts needs no second word to be delivered to the branch it came from. What works on
 * texts of others never runs without walls, unless the workflow says otherwise. Source: issue "walls", "`required` is
 * the default when a comment started the run"; an issue's text and a log are no better known than a comment.
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
 * What starts from a branch of somebody's goes back to it: it opens no other pull request, its branch is no name of
 * ours, and unfinished work is never pushed there.
 */
function withoutPullRequest(settings: Settings, origins: RunRequest['origins']): Settings {
  const isNamed = (origins.get('git.branch') ?? 'default') !== 'default';
  const branch = isNamed ? settings.git.branch : '';
  return { ...settings, git: { ...settings.git, create_pr: false, partial: 'never', branch } };
}
