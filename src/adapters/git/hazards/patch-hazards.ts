import { posix } from 'node:path';
import type { Hazard } from '../../../core/git/change.ts';
import { LINK_MODE, SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { RawChange } from '../objects/diff-output.ts';
import { isGitRaw, parentOf, type RawPath } from '../program/raw-path.ts';
import { nameProblem, printableName } from '../worktree/path-name-rules.ts';

/**
 * Returns the hazards of a change that was never on disk: names that git cannot keep, links into a git directory, and
 * commits of other repositories. Links out of the repository are judged with the commit.
 */
export async function hazardsInPatch(
  changes: readonly RawChange[],
  linkTarget: (raw: RawPath) => Promise<RawPath>,
): Promise<readonly Hazard[]> {
  const found = await Promise.all(changes.map((change) => hazardsOf(change, linkTarget)));
  return found.flat();
}

async function hazardsOf(
  { raw, oldMode, newMode }: RawChange,
  linkTarget: (raw: RawPath) => Promise<RawPath>,
): Promise<readonly Hazard[]> {
  const hazards: Hazard[] = [];
  const trouble = nameProblem(raw);
  if (trouble !== null && (oldMode === null || trouble.includes('UTF-8'))) {
    hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
  }
  if (isGitRaw(raw)) {
    hazards.push(hazard('GIT-01', raw, 'is the same as `.git` on some file systems; use another name'));
  }
  if (oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE) {
    hazards.push(
      hazard('GIT-03', raw, 'is a submodule: a run changes only one repository; do not change it'),
    );
  }
  if (newMode === LINK_MODE && isGitRaw(posix.join(parentOf(raw), await linkTarget(raw)))) {
    hazards.push(
      hazard('FS-02', raw, 'is a link into a git directory; use a relative link to a tracked path'),
    );
  }
  return hazards;
}

function hazard(code: Hazard['code'], raw: RawPath, text: string): Hazard {
  const path = printableName(raw);
  return { code, path, reason: `${path} ${text}` };
}
