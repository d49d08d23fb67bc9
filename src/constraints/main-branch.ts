import type { MainFacts, Validation } from '../core/constraint.ts';
import type { ConstraintDefinition } from './definition.ts';
import { broken, counted, kept, listed, shown } from './validation.ts';

/** What the commit lacks, each in words of its own. Secrets and the rate have constraints of their own. */
function lacks({ changelog, stateProblem, invalid }: MainFacts): readonly string[] {
  const found: string[] = [];
  if (changelog !== null && !changelog.updated) {
    found.push(`${shown(changelog.file)} is not updated (require_changelog): add an entry for this change`);
  }
  if (stateProblem !== null) found.push(`the state file is not valid: ${stateProblem}`);
  const [first] = invalid;
  if (first !== undefined) {
    const others = invalid.slice(1).map(({ path }) => path);
    const more =
      others.length > 0 ? `, and so with ${counted(others.length, 'other file')} (${listed(others)})` : '';
    found.push(`${shown(first.path)} ${first.problem}${more} (main_branch.validate): make it valid`);
  }
  return found;
}

function check(main: MainFacts | null): Validation {
  if (main === null) return kept({ main: false });
  const found = lacks(main);
  const metrics = { main: true, branch: shown(main.branch), lacks: found.length };
  if (found.length === 0) return kept(metrics);
  return broken({
    reason: `a commit on the main branch ${shown(main.branch)} is refused: ${found.join('; ')}`,
    metrics,
    paths: main.invalid.map(({ path }) => path),
    limit: shown(main.branch),
  });
}

/** S-013 of the seed: changelog, state, schemas, secrets, rate. The last two always hold, by their own constraints. */
export const mainBranch: ConstraintDefinition = {
  name: 'main_branch',
  code: 'COMMIT-03',
  seed: 'S-013',
  response: 'reject',
  floor: false,
  summary:
    'a commit on the main branch updates the changelog, leaves the state file valid, and validates against the schemas, as far as `main_branch` and `state` ask for it',
  remedy: 'mend what is named, or name another branch in `git.branch`',
  checks: { commit: ({ main }) => check(main) },
};
