import { ALLOW_MEANING, compileGlobs, PROTECT_MEANING } from '../../constraints/patterns/glob.ts';
import type { RepositoryFacts } from '../../core/ports.ts';
import type { RunContext } from '../context/run-context.ts';
import { plainViolation } from '../record/plain-violation.ts';

/**
 * Records git settings that read or run files of the workspace (GIT-04). They have no effect on the run itself,
 * but on every other git in the job. Protected files (`.husky/`) are not recorded, because the agent cannot change them.
 */
export function recordGitSettings(
  { observers, request }: Pick<RunContext, 'observers' | 'request'>,
  { settingsInWorkspace }: Pick<RepositoryFacts, 'settingsInWorkspace'>,
): void {
  const guarded = compileGlobs(request.settings.constraints.protected_paths, PROTECT_MEANING);
  const opened = compileGlobs(request.openProtected, ALLOW_MEANING);
  for (const { key, path } of settingsInWorkspace) {
    // A folder is protected if what is below it is.
    const isGuarded = [path, `${path}/x`].some(
      (each) => guarded.match(each) !== null && opened.match(each) === null,
    );
    if (isGuarded) continue;
    const reason = `git's setting ${key} names ${path} in the workspace, which the agent may change: that has no effect on this run, but other programs that run git here use it; remove the setting, or name a place outside the workspace`;
    const violation = plainViolation('GIT-04', reason, 'warn_continue', 'prevented');
    observers.emit({ type: 'violated', violation: { ...violation, path, paths: [path] } });
  }
}
