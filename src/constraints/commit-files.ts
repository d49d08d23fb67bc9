import type { ConstraintDefinition } from './definition.ts';
import { broken, counted, kept } from './validation.ts';

export const commitFiles: ConstraintDefinition = {
  name: 'commit_files',
  code: 'COMMIT-01',
  seed: 'S-003',
  setting: 'commit.max_files',
  response: 'reject',
  floor: false,
  summary: 'files in one commit (exactly this many may be); the commit is refused and the work is kept',
  remedy: 'split the task, or set a higher `commit.max_files`',
  checks: {
    commit: ({ changes }, { settings }) => {
      const limit = settings.commit.max_files;
      const files = changes.length;
      const metrics = { files, limit };
      if (files <= limit) return kept(metrics);
      return broken({
        reason: `the commit has ${counted(files, 'file')}, commit.max_files is ${limit}: nothing is committed; split the task or set a higher commit.max_files`,
        metrics,
        limit: String(limit),
        actual: String(files),
      });
    },
  },
};
