import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { nearLimitText } from './near-limit.ts';

export const maxFiles: ConstraintDefinition = {
  name: 'max_files',
  code: 'LIM-01',
  designs: ['ADR-0027'],
  response: 'graceful_exit',
  floor: false,
  summary: 'Number of files that may differ from the start.',
  remedy: 'give a smaller task, or raise `max_files`',
  checks: {
    change: ({ by, total }, { settings: { max_files: limit, warn_at: warnAt } }) => {
      const metrics = { files: total.files, limit };
      if (total.files <= limit) {
        return passed(
          metrics,
          nearLimitText({ name: 'max_files', used: total.files, limit, write: String }, warnAt),
        );
      }
      const verb = by === 'edit' ? 'would change' : 'changed';
      const what = `${verb} ${plural(total.files, 'file')}, max_files is ${limit}`;
      return violated({
        reason: `${what}: undo a change first`,
        forPeople: `${what}: give a smaller task or a higher max_files`,
        metrics,
        limit: String(limit),
        actual: String(total.files),
      });
    },
  },
};
