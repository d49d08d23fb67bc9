import { z } from 'zod';
import { globListProblem, globProblem, MOST_GLOBS } from '../values/globs.ts';
import { text } from './checked-text.ts';

/** A list of globs: minimatch syntax, relative to the repository root. */
export const globs = z
  .array(text(globProblem))
  .max(MOST_GLOBS)
  .superRefine((list, context) => {
    const message = globListProblem(list);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
