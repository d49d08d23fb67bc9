import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';

/** S-015 of the seed: "logged if limit approached". It therefore warns from `warn_at` of the limit. */
export const openFiles: ConstraintDefinition = {
  name: 'open_files',
  code: 'EXEC-05',
  seed: 'S-015',
  response: 'warn_continue',
  floor: false,
  summary: 'Open file handles of the harness. A warning at `warn_at` of the limit.',
  remedy: 'report it as a bug, or raise `open_files`',
  checks: {
    budget: ({ openFiles: open = null }, { settings: { open_files: limit, warn_at: warnAt } }) => {
      if (open === null) return passed({ limit });
      const metrics = { open, limit };
      if (open <= limit && open < limit * warnAt) return passed(metrics);
      return violated({
        reason: `the harness has ${open} files open, open_files is ${limit}: report it as a bug, or set a higher open_files`,
        metrics,
        limit: String(limit),
        actual: String(open),
      });
    },
  },
};
