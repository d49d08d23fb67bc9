import type { ConstraintDefinition } from './definition.ts';
import { broken, counted, kept, listed, shown } from './validation.ts';

/** Edits are held to the folder by the path resolver; this is for commands that nothing isolates. Source: CONTRACT 1. */
export const workingDirectory: ConstraintDefinition = {
  name: 'working_directory',
  code: 'FS-01',
  response: 'reject',
  floor: true,
  summary: 'a run that was started below the root of the repository changes nothing outside that folder',
  remedy: 'start the run in a folder that holds all that is to change',
  applies: ({ base = '' }) => base !== '',
  checks: {
    change: ({ step }, { base = '' }) => {
      const below = `${base}/`;
      const paths: string[] = [];
      for (const { path } of step) if (!path.startsWith(below)) paths.push(path);
      if (paths.length === 0) return kept({ paths: 0 });
      const what = `${counted(paths.length, 'path')} (${listed(paths)}) outside ${shown(base)}`;
      return broken({
        reason: `${what}: change only what is below it`,
        forPeople: `${what}: start the run in a folder that holds all that is to change`,
        metrics: { paths: paths.length },
        paths,
        limit: base,
      });
    },
  },
};
