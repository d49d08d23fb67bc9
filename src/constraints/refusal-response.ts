import type { Code } from '../core/run/codes.ts';
import type { Response } from '../core/run/constraint.ts';
import type { ConstraintSettings } from '../settings/schema/schema.ts';
import { responseOf } from './definition/responses.ts';
import { GIT_DIR_REFUSALS, gitDir } from './paths/git-dir.ts';

/**
 * Returns the response to a call that a tool or the command check refused before the chain was asked. Paths of
 * `git_dir` get the response of that constraint, so `strict` and `on_violation` apply to them as well.
 */
export function refusalResponse(code: Code, settings: ConstraintSettings): Response {
  return GIT_DIR_REFUSALS.includes(code) ? responseOf(gitDir, settings) : 'reject';
}
