import type { ConstraintDefinition } from './definition.ts';
import { broken, kept } from './validation.ts';

/** S-015 of the seed: "logged if limit approached", so it is a warning from `warn_at` of the limit on. */
export const openFiles: ConstraintDefinition = {
  name: 'open_files',
  code: 'EXEC-05',
  seed: 'S-015',
  response: 'warn_continue',
  floor: false,
  summary: "the harness's own open file handles: a warning from `warn_at` of the limit on",
  remedy: 'report it as a defect, or set a higher `open_files`',
  checks: {
    budget: ({ openFiles: open = null }, { settings: { open_files: limit, warn_at: warnAt } }) => {
      if (open === null) return kept({ limit });
      const metrics = { open, limit };
      if (open <= limit && open < limit * warnAt) return kept(metrics);
      return broken({
        reason: `the harness has ${open} files open, open_files is ${limit}: report it as a defect, or set a higher open_files`,
        metrics,
        limit: String(limit),
        actual: String(open),
      });
    },
  },
};
