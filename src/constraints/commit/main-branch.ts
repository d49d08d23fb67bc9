import type { MainFacts, Validation } from '../../core/run/constraint.ts';
import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed, passed, printableName, violated } from '../definition/validation.ts';

/** Returns what the commit lacks, one text for each part. Secrets and the commit rate have their own constraints. */
function missingParts({ changelog, stateProblem, invalid }: MainFacts): readonly string[] {
  const found: string[] = [];
  if (changelog !== null && !changelog.updated) {
    found.push(
      `${printableName(changelog.file)} is not updated (require_changelog): add an entry for this change`,
    );
  }
  if (stateProblem !== null) found.push(`the state file is not valid: ${stateProblem}`);
  const [first] = invalid;
  if (first !== undefined) {
    const others = invalid.slice(1).map(({ path }) => path);
    const more =
      others.length > 0 ? `, and so are ${plural(others.length, 'other file')} (${listed(others)})` : '';
    found.push(`${printableName(first.path)} ${first.problem}${more} (main_branch.validate): make it valid`);
  }
  return found;
}

function check(main: MainFacts | null): Validation {
  if (main === null) return passed({ main: false });
  const found = missingParts(main);
  const metrics = { main: true, branch: printableName(main.branch), lacks: found.length };
  if (found.length === 0) return passed(metrics);
  return violated({
    reason: `a commit on the main branch ${printableName(main.branch)} is refused: ${found.join('; ')}`,
    metrics,
    paths: main.invalid.map(({ path }) => path),
    limit: printableName(main.branch),
  });
}

/** S-013 of the seed: changelog, state, schemas, secrets, rate. Other constraints check the last two. */
export const mainBranch: ConstraintDefinition = {
  name: 'main_branch',
  code: 'COMMIT-03',
  seed: 'S-013',
  response: 'reject',
  floor: false,
  summary:
    'A commit on the main branch must update the changelog, keep the state file valid and match the schemas, if `main_branch` and `state` ask for it.',
  remedy: 'fix what the message names, or set another branch in `git.branch`',
  checks: { commit: ({ main }) => check(main) },
};
