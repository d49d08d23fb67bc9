import { seconds } from '../core/text/figures.ts';
import { type Problem, show } from '../settings/checks/problem.ts';
import type { RunRequest } from '../settings/request/request.ts';
import type { Settings } from '../settings/schema/schema.ts';
import { freeze, type Origin } from '../settings/sources/layers.ts';
import { parseDuration } from '../settings/values/units.ts';
import type { CommentFlags } from './decision.ts';

export type Tightened =
  | { readonly ok: true; readonly settings: Settings }
  /** Each problem is CFG-03: a flag asked for more than is configured. */
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Limits for which less is tighter and 0 is the tightest. */
const NUMBERS = ['max_files', 'max_lines_changed', 'max_tokens', 'max_cost_usd', 'max_turns'] as const;

/**
 * Applies a comment's flags to the settings, or returns every flag that would loosen one. Limits can only decrease,
 * denied globs are added, and `read-only` and `strict` can only be switched on. A commenter can therefore never do more
 * than the workflow allows. Pure. Source: docs/configuration.md "A comment can only tighten".
 */
export function tighten(settings: Settings, flags: CommentFlags): Tightened {
  const { constraints } = settings;
  const problems: Problem[] = [];
  const changed: Partial<Record<(typeof NUMBERS)[number] | 'timeout', number>> = {};
  for (const name of NUMBERS) {
    const wanted = flags.get(`constraints.${name}`);
    if (wanted === undefined) continue;
    const value = Number(wanted.value);
    if (value <= constraints[name]) changed[name] = value;
    else problems.push(loosens(wanted.where, value, String(constraints[name])));
  }
  const wanted = flags.get('constraints.timeout');
  if (wanted !== undefined) {
    const value = parseDuration(String(wanted.value));
    if (value !== null && isShorter(value, constraints.timeout)) changed.timeout = value;
    else problems.push(loosens(wanted.where, wanted.value, `${seconds(constraints.timeout)}`));
  }
  if (problems.length > 0) return { ok: false, problems };
  const denied = flags.get('constraints.denied_patterns')?.value;
  const added = Array.isArray(denied) ? denied.map(String) : [];
  return {
    ok: true,
    settings: {
      ...settings,
      mode: flags.get('mode')?.value === 'read-only' ? 'read-only' : settings.mode,
      constraints: {
        ...constraints,
        ...changed,
        denied_patterns: [...new Set([...constraints.denied_patterns, ...added])],
        strict: constraints.strict || flags.get('constraints.strict')?.value === true,
      },
    },
  };
}

/** Compares durations in ms. 0 means no limit, so it is the longest. */
function isShorter(wanted: number, configured: number): boolean {
  return configured === 0 || (wanted !== 0 && wanted <= configured);
}

function loosens(where: string, wanted: unknown, configured: string): Problem {
  return {
    where,
    message: `${show(wanted)} would loosen the configured ${configured}: a comment can only tighten, so give that or less`,
  };
}

export type AppliedFlags =
  | { readonly ok: true; readonly request: RunRequest }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Applies a comment's flags to a run's request. The result is frozen too, and its origins include the comment. */
export function applyCommentFlags(request: RunRequest, flags: CommentFlags): AppliedFlags {
  const tightened = tighten(request.settings, flags);
  if (!tightened.ok) return tightened;
  const origin: Origin = 'comment';
  const origins = new Map([...request.origins, ...[...flags.keys()].map((key) => [key, origin] as const)]);
  return {
    ok: true,
    request: Object.freeze({ ...request, settings: freeze(tightened.settings), origins }),
  };
}
