import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';

export const massDeletion: ConstraintDefinition = {
  name: 'mass_deletion',
  code: 'FS-10',
  response: 'reject',
  floor: true,
  summary: 'At most half of the files that git tracked at the start may be deleted.',
  remedy: 'delete them by hand',
  checks: {
    /** More than half, and it cannot be turned off. Source: decision D35. */
    change: ({ startFiles, startFilesGone }) => {
      const metrics = { start_files: startFiles, gone: startFilesGone };
      if (startFilesGone * 2 <= startFiles) return passed(metrics);
      const most = Math.floor(startFiles / 2);
      const what = `${plural(startFilesGone, 'file')} of the ${startFiles} at the start would be gone, and at most half may be`;
      return violated({
        reason: `${what}: keep the files, or move fewer of them`,
        forPeople: `${what}: delete or move them by hand`,
        metrics,
        limit: String(most),
        actual: String(startFilesGone),
      });
    },
  },
};
