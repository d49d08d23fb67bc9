import type { Code } from '../core/codes.ts';
import type { Response } from '../core/constraint.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { GIT_DIR_REFUSALS, gitDir } from './git-dir.ts';
import { responseOf } from './responses.ts';

/**
 * The response to a call that a tool or the command check refused before the chain was asked. Paths of `git_dir` get
 * the response of that constraint, so `strict` and `on_violation` apply to them as well.
 */
export function refusalResponse(code: Code, settings: ConstraintSettings): Response {
  return GIT_DIR_REFUSALS.includes(code) ? responseOf(gitDir, settings) : 'reject';
}
