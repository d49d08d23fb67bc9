import type { ConstraintDefinition } from './definition.ts';
import { broken, counted, kept } from './validation.ts';

export const massDeletion: ConstraintDefinition = {
  name: 'mass_deletion',
  code: 'FS-10',
  response: 'reject',
  floor: true,
  summary: 'at most half of the files tracked at the start may be gone',
  remedy: 'none: delete them by hand',
  checks: {
    /** The number is DECISIONS D35: more than half, and no switch. */
    change: ({ startFiles, startFilesGone }) => {
      const metrics = { start_files: startFiles, gone: startFilesGone };
      if (startFilesGone * 2 <= startFiles) return kept(metrics);
      const most = Math.floor(startFiles / 2);
      const what = `${counted(startFilesGone, 'file')} of the ${startFiles} at the start would be gone, and at most half may be`;
      return broken({
        reason: `${what}: keep the files, or move fewer of them`,
        forPeople: `${what}: delete or move them by hand`,
        metrics,
        limit: String(most),
        actual: String(startFilesGone),
      });
    },
  },
};
