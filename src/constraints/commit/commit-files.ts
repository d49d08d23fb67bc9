import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';

export const commitFiles: ConstraintDefinition = {
  name: 'commit_files',
  code: 'COMMIT-01',
  seed: 'S-003',
  setting: 'commit.max_files',
  response: 'reject',
  floor: false,
  summary: 'Files in one commit. A larger commit is refused, and the work is kept.',
  remedy: 'split the task, or raise `commit.max_files`',
  checks: {
    commit: ({ changes }, { settings }) => {
      const limit = settings.commit.max_files;
      const files = changes.length;
      const metrics = { files, limit };
      if (files <= limit) return passed(metrics);
      return violated({
        reason: `the commit has ${plural(files, 'file')}, commit.max_files is ${limit}: nothing was committed; split the task or raise commit.max_files`,
        metrics,
        limit: String(limit),
        actual: String(files),
      });
    },
  },
};
