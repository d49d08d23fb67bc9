import { posix } from 'node:path';
import type { Hazard } from '../../core/change.ts';
import type { RawChange } from './diff-output.ts';
import { looksLikeDotGit, nameTrouble, shown } from './names.ts';
import { parentOf, type RawPath } from './raw-path.ts';

const LINK = '120000';
const SUBMODULE = '160000';

/**
 * What no commit may hold, found in a change that was never on disk: names that cannot be kept, links into a git
 * directory, and commits of other repositories. Links out of the repository are judged with the commit.
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
  const trouble = nameTrouble(raw);
  if (trouble !== null && (oldMode === null || trouble.includes('UTF-8'))) {
    hazards.push(hazard('FS-06', raw, `cannot be kept: ${trouble}; use another name`));
  }
  if (looksLikeDotGit(raw)) {
    hazards.push(hazard('GIT-01', raw, 'is `.git` to file systems that fold names; use another name'));
  }
  if (oldMode === SUBMODULE || newMode === SUBMODULE) {
    hazards.push(
      hazard('GIT-03', raw, 'is a repository of its own (submodule): a run changes one repository; leave it'),
    );
  }
  if (newMode === LINK && looksLikeDotGit(posix.join(parentOf(raw), await linkTarget(raw)))) {
    hazards.push(hazard('FS-02', raw, 'is a link into a git directory; link to a tracked path, relatively'));
  }
  return hazards;
}

function hazard(code: Hazard['code'], raw: RawPath, text: string): Hazard {
  const path = shown(raw);
  return { code, path, reason: `${path} ${text}` };
}
