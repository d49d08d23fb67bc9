import { totalsOf } from '../core/change.ts';
import { sized } from '../core/sized.ts';
import type { ConstraintDefinition } from './definition.ts';
import { broken, kept } from './validation.ts';

export const commitSize: ConstraintDefinition = {
  name: 'commit_size',
  code: 'COMMIT-02',
  seed: 'S-004',
  setting: 'commit.max_size',
  response: 'reject',
  floor: false,
  summary: 'bytes of all files in one commit; the commit is refused and the work is kept',
  remedy: 'split the task, or set a higher `commit.max_size`',
  checks: {
    commit: ({ changes }, { settings }) => {
      const limit = settings.commit.max_size;
      const { bytes } = totalsOf(changes);
      const metrics = { bytes, limit };
      if (bytes <= limit) return kept(metrics);
      return broken({
        reason: `the commit has ${sized(bytes)} (${bytes} bytes), commit.max_size is ${sized(limit)} (${limit} bytes): nothing is committed; split the task or set a higher commit.max_size`,
        metrics,
        limit: sized(limit),
        actual: sized(bytes),
      });
    },
  },
};
