import { deepFrozen } from '../settings/layers.ts';
import { renderProblems } from '../settings/problem.ts';
import type { RunRequest } from '../settings/request.ts';
import type { Settings } from '../settings/schema.ts';
import type { Pin } from './authorise.ts';
import { type Ask, type Skip, skip } from './decision.ts';
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
  const asked = ask.comment === null ? applied.request.settings : forComment(applied.request);
  const settings = pin === null ? asked : withoutPullRequest(asked, applied.request.origins);
  return {
    ok: true,
    request: Object.freeze({
      ...applied.request,
      settings: deepFrozen(settings),
      trigger: {
        source: ask.source,
        start: pin === null ? null : { sha: pin.headSha, branch: pin.headRef },
        trusted: ask.configurationFrom === 'base' ? (pin?.baseSha ?? null) : null,
        context: context.text,
        cleaned: [...new Set([...ask.cleaned, ...context.what])],
      },
    }),
  };
}

/**
 * What a comment starts needs no second word to be delivered to the pull request, and never runs without walls,
 * unless the workflow says otherwise. Source: issue "walls", "`required` is the default when a comment started the run".
 */
function forComment({ settings, origins }: RunRequest): Settings {
  const isUnset = (key: string): boolean => (origins.get(key) ?? 'default') === 'default';
  return {
    ...settings,
    sandbox: isUnset('sandbox.mode') ? { ...settings.sandbox, mode: 'required' } : settings.sandbox,
    git: isUnset('git.auto_push') ? { ...settings.git, auto_push: true } : settings.git,
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
