import { totalsOf } from '../../core/git/change.ts';
import { sized } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';

export const commitSize: ConstraintDefinition = {
  name: 'commit_size',
  code: 'COMMIT-02',
  seed: 'S-004',
  setting: 'commit.max_size',
  response: 'reject',
  floor: false,
  summary: 'Bytes of all files in one commit. A larger commit is refused, and the work is kept.',
  remedy: 'split the task, or raise `commit.max_size`',
  checks: {
    commit: ({ changes }, { settings }) => {
      const limit = settings.commit.max_size;
      const { bytes } = totalsOf(changes);
      const metrics = { bytes, limit };
      if (bytes <= limit) return passed(metrics);
      return violated({
        reason: `the commit has ${sized(bytes)} (${bytes} bytes), commit.max_size is ${sized(limit)} (${limit} bytes): nothing was committed; split the task or raise commit.max_size`,
        metrics,
        limit: sized(limit),
        actual: sized(bytes),
      });
    },
  },
};
