import type { ConstraintDefinition } from './definition.ts';
import { nearing } from './nearing.ts';
import { broken, counted, kept } from './validation.ts';

export const maxFiles: ConstraintDefinition = {
  name: 'max_files',
  code: 'LIM-01',
  designs: ['ADR-0027'],
  response: 'graceful_exit',
  floor: false,
  summary: 'files that may differ from the start (exactly this many may)',
  remedy: 'give a smaller task, or a higher `max_files`',
  checks: {
    change: ({ by, total }, { settings: { max_files: limit, warn_at: warnAt } }) => {
      const metrics = { files: total.files, limit };
      if (total.files <= limit) {
        return kept(metrics, nearing({ name: 'max_files', used: total.files, limit, write: String }, warnAt));
      }
      const verb = by === 'edit' ? 'would change' : 'changed';
      const what = `${verb} ${counted(total.files, 'file')}, max_files is ${limit}`;
      return broken({
        reason: `${what}: undo a change first`,
        forPeople: `${what}: give a smaller task or a higher max_files`,
        metrics,
        limit: String(limit),
        actual: String(total.files),
      });
    },
  },
};
