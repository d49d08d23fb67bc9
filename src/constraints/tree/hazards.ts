import type { Hazard } from '../../core/git/change.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { hazardCheck } from './hazard-check.ts';

type Row = Pick<ConstraintDefinition, 'name' | 'seed' | 'strict' | 'summary' | 'remedy'> & {
  readonly code: Hazard['code'];
  readonly otherCodes?: readonly Hazard['code'][];
  /** The remedy in the message to the model. */
  readonly advice: string;
};

/** Defines a rule about entries that a step may not leave on disk. */
function hazard({ advice, ...row }: Row): ConstraintDefinition {
  const codes = [row.code, ...(row.otherCodes ?? [])];
  return { ...row, response: 'reject', floor: true, checks: { change: hazardCheck(codes, advice) } };
}

export const gitRefs = hazard({
  name: 'git_refs',
  code: 'GIT-02',
  seed: 'S-009',
  strict: 'emergency_stop',
  summary: 'A command may not move a branch, a tag or HEAD, so it cannot commit, stash or switch.',
  remedy: 'nothing to do: the run itself commits the work',
  advice: 'only edit files: the run makes the commit itself',
});

export const nestedRepository = hazard({
  name: 'nested_repository',
  code: 'GIT-03',
  seed: 'S-009',
  summary: 'A command may not leave a repository inside this one, because its files would not be measured.',
  remedy: 'clone or initialize repositories in the temporary folder',
  advice: 'make repositories under $TMPDIR, not in the workspace',
});

export const specialFiles = hazard({
  name: 'special_files',
  code: 'FS-03',
  summary:
    'A command may not leave pipes, sockets, devices, hard links or set-id bits, because a commit cannot contain them.',
  remedy: 'create them in the temporary folder',
  advice: 'leave only regular files, folders and links in the workspace',
});

export const invalidPaths = hazard({
  name: 'invalid_paths',
  code: 'FS-06',
  summary: 'A command may not leave names with control or invisible characters, or names that are not UTF-8.',
  remedy: 'use readable names',
  advice: 'use names without control or invisible characters',
});

/** Checked at each step, because finding it only at the end would waste the whole run. */
export const committable = hazard({
  name: 'committable',
  code: 'GIT-07',
  otherCodes: ['GIT-04'],
  summary:
    'Changes that the commit cannot contain are refused: files managed by a git filter (GIT-04), paths outside the sparse checkout, and files whose uncommitted changes cannot be told apart from the run’s.',
  remedy:
    'check out the path, commit or stash uncommitted changes, or change files that a filter manages by hand',
  advice: 'leave it',
});
