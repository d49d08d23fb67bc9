import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { listed, passed, printableName, violated } from '../definition/validation.ts';

/**
 * The path resolver keeps edits inside the folder; this rule covers commands without a sandbox. Source:
 * docs/configuration.md.
 */
export const workingDirectory: ConstraintDefinition = {
  name: 'working_directory',
  code: 'FS-01',
  response: 'reject',
  floor: true,
  summary: 'A run that starts below the root of the repository may change only that folder.',
  remedy: 'start the run in a folder that contains everything it should change',
  applies: ({ base = '' }) => base !== '',
  checks: {
    change: ({ step }, { base = '' }) => {
      const below = `${base}/`;
      const paths: string[] = [];
      for (const { path } of step) if (!path.startsWith(below)) paths.push(path);
      if (paths.length === 0) return passed({ paths: 0 });
      const what = `${plural(paths.length, 'path')} (${listed(paths)}) outside ${printableName(base)}`;
      return violated({
        reason: `${what}: change only files in that folder`,
        forPeople: `${what}: start the run in a folder that contains everything it should change`,
        metrics: { paths: paths.length },
        paths,
        limit: base,
      });
    },
  },
};
